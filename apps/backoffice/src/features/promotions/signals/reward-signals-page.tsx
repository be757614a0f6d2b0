import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { forfeitReward } from "@tucano/contract/backoffice/site/promotion-signals.ts";
import { Button } from "@tucano/ui/button.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useState } from "react";
import { call } from "../../../platform/api.ts";
import { MemberLink } from "../../../platform/tables/data-table.tsx";
import { type ListColumn, ListTable } from "../../../platform/tables/list-table.tsx";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { useMay } from "../../../platform/session/session.ts";
import { Moment, Money, PageHead } from "../../../platform/tables/show.tsx";
import { PROMOTIONS, type RewardSignal, rewardSignalsQuery } from "../queries.ts";
import { useSignalWords } from "./signal-words.ts";
import { useKindName } from "../words.ts";

const page = getRouteApi("/inside/reward-signals");

/** Claims that were refused because somebody else had it already. */
export function RewardSignalsPage() {
  const { t } = useLingui();
  const { cursor } = page.useSearch();
  const query = useQuery(rewardSignalsQuery({ cursor }));
  const [rewardId, setRewardId] = useState<string | null>(null);
  const columns = useColumns(setRewardId);
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Refused claims`} />
      <ListTable
        screen="reward-signals"
        caption={t`Refused claims`}
        query={query}
        columns={columns}
        keyOf={(row) => `${row.member.member_id} ${row.kind} ${row.period} ${row.guard}`}
        empty={t`No claim was refused.`}
      />
      {rewardId !== null && <ForfeitSheet rewardId={rewardId} onClose={() => setRewardId(null)} />}
    </div>
  );
}

function useColumns(onForfeit: (rewardId: string) => void): readonly ListColumn<RewardSignal>[] {
  const { t } = useLingui();
  const may = useMay();
  const nameOf = useKindName();
  const { why, state } = useSignalWords();
  return [
    {
      id: "member",
      label: t`Player`,
      isFixed: true,
      text: (row) => row.member.account,
      cell: (row) => <MemberLink member={row.member} />,
    },
    {
      id: "other",
      label: t`Who had it`,
      text: (row) => row.other.account,
      cell: (row) => <MemberLink member={row.other} />,
    },
    {
      id: "kind",
      label: t`Reward`,
      text: (row) => nameOf(row.kind),
      cell: (row) => nameOf(row.kind),
    },
    { id: "guard", label: t`Shared`, text: (row) => why(row.guard), cell: (row) => why(row.guard) },
    {
      id: "amount",
      label: t`Amount`,
      isNumber: true,
      text: (row) => row.amount ?? "",
      cell: (row) => (row.amount === null ? "–" : <Money wire={row.amount} />),
    },
    {
      id: "state",
      label: t`State`,
      text: (row) => state(row.state ?? ""),
      cell: (row) => (row.state === null ? t`Not given` : state(row.state)),
    },
    {
      id: "at",
      label: t`When`,
      text: (row) => row.at,
      cell: (row) => <Moment iso={row.at} style="moment" />,
    },
    {
      id: "acts",
      label: t`Acts`,
      cell: ({ reward_id: id }) =>
        id !== null && may("promotions.campaigns") ? (
          <Button look="quiet" size="sm" onClick={() => onForfeit(id)}>
            <Trans>Forfeit</Trans>
          </Button>
        ) : null,
    },
  ];
}

function ForfeitSheet({ rewardId, onClose }: { rewardId: string; onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const forfeit = useMutation({
    mutationFn: (reason: string) => call(forfeitReward, { reward_id: rewardId, reason }),
    onSuccess: () => {
      showToast(t`Forfeited.`, "good");
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: PROMOTIONS }),
  });
  return (
    <ReasonSheet
      title={t`Forfeit the reward`}
      submit={t`Forfeit`}
      act={forfeit}
      onClose={onClose}
    />
  );
}
