import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import {
  forfeitReward,
  listRewardSignals,
} from "@tucano/contract/backoffice/site/promotion-signals.ts";
import { ActButton } from "../../../platform/act-button.tsx";
import { ListPage } from "../../../platform/tables/page.tsx";
import { askList, call, type RowOf } from "../../../platform/api.ts";
import type { ListColumn } from "../../../platform/tables/list-table.tsx";
import { useSignalWords } from "./signal-words.ts";
import { useKindName } from "../words.ts";
import {
  memberColumn,
  momentColumn,
  moneyColumn,
  textColumn,
} from "../../../platform/tables/columns.tsx";

const page = getRouteApi("/inside/reward-signals");

type RewardSignal = RowOf<typeof listRewardSignals>;

/** Claims that were refused because somebody else had it already. */
export function RewardSignalsPage() {
  const { t } = useLingui();
  return (
    <ListPage
      screen="reward-signals"
      title={t`Refused claims`}
      query={useQuery(askList(listRewardSignals, page.useSearch()))}
      columns={useColumns()}
      keyOf={(row) => `${row.member.member_id} ${row.kind} ${row.period} ${row.guard}`}
      empty={t`No claim was refused.`}
    />
  );
}

function useColumns(): readonly ListColumn<RewardSignal>[] {
  const { t } = useLingui();
  const nameOf = useKindName();
  const { why, state } = useSignalWords();
  return [
    memberColumn("member", t`Player`, (row) => row.member, { isFixed: true }),
    memberColumn("other", t`Who had it`, (row) => row.other),
    textColumn("kind", t`Reward`, (row) => nameOf(row.kind)),
    textColumn("guard", t`Shared`, (row) => why(row.guard)),
    moneyColumn("amount", t`Amount`, (row) => row.amount),
    {
      id: "state",
      label: t`State`,
      text: (row) => state(row.state ?? ""),
      cell: (row) => (row.state === null ? t`Not given` : state(row.state)),
    },
    momentColumn("at", t`When`, (row) => row.at),
    {
      id: "acts",
      label: t`Acts`,
      cell: ({ reward_id }) =>
        reward_id !== null && (
          <ActButton
            permission="promotions.campaigns"
            label={t`Forfeit`}
            title={t`Forfeit the reward`}
            submit={t`Forfeit`}
            done={t`Forfeited.`}
            act={(reason) => call(forfeitReward, { reward_id, reason })}
          />
        ),
    },
  ];
}
