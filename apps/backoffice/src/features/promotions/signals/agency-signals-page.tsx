import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { decideCommission } from "@tucano/contract/backoffice/site/promotion-signals.ts";
import { Button } from "@tucano/ui/button.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useState } from "react";
import { call } from "../../../platform/api.ts";
import { MemberLink } from "../../../platform/tables/data-table.tsx";
import { type ListColumn, ListTable } from "../../../platform/tables/list-table.tsx";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { useMay } from "../../../platform/session/session.ts";
import { Moment, Money, PageHead } from "../../../platform/tables/show.tsx";
import { type AgencySignal, agencySignalsQuery, PROMOTIONS } from "../queries.ts";
import { useSignalWords } from "./signal-words.ts";
import { useKindName } from "../words.ts";

const page = getRouteApi("/inside/agency-signals");

type Decision = "release" | "forfeit";

interface Act {
  readonly signal: AgencySignal;
  readonly decision: Decision;
}

/** Commissions that were stopped, and why. */
export function AgencySignalsPage() {
  const { t } = useLingui();
  const { cursor } = page.useSearch();
  const query = useQuery(agencySignalsQuery({ cursor }));
  const [act, setAct] = useState<Act | null>(null);
  const columns = useColumns((signal, decision) => setAct({ signal, decision }));
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Stopped commissions`} />
      <ListTable
        screen="agency-signals"
        caption={t`Stopped commissions`}
        query={query}
        columns={columns}
        keyOf={(row) => row.signal_id}
        empty={t`No commission was stopped.`}
      />
      {act !== null && <DecideSheet act={act} onClose={() => setAct(null)} />}
    </div>
  );
}

function useColumns(
  onAct: (signal: AgencySignal, decision: Decision) => void,
): readonly ListColumn<AgencySignal>[] {
  const { t } = useLingui();
  const may = useMay();
  const nameOf = useKindName();
  const { why, state } = useSignalWords();
  return [
    {
      id: "agent",
      label: t`Agent`,
      isFixed: true,
      text: (row) => row.agent.account,
      cell: (row) => <MemberLink member={row.agent} />,
    },
    {
      id: "invitee",
      label: t`Invitee`,
      text: (row) => row.invitee?.account ?? "",
      cell: (row) => (row.invitee === null ? "–" : <MemberLink member={row.invitee} />),
    },
    {
      id: "kind",
      label: t`Commission`,
      text: (row) => nameOf(row.kind),
      cell: (row) => `${nameOf(row.kind)}, ${row.period}`,
    },
    { id: "why", label: t`Why`, text: (row) => why(row.why), cell: (row) => why(row.why) },
    {
      id: "amount",
      label: t`Amount`,
      isNumber: true,
      text: (row) => row.amount,
      cell: (row) => <Money wire={row.amount} />,
    },
    {
      id: "state",
      label: t`State`,
      text: (row) => state(row.state),
      cell: (row) => state(row.state),
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
      cell: (row) =>
        may("agency.manage") ? (
          <span className="flex flex-wrap gap-2">
            {row.can_release && (
              <Button look="quiet" size="sm" onClick={() => onAct(row, "release")}>
                <Trans>Release</Trans>
              </Button>
            )}
            {row.can_forfeit && (
              <Button look="quiet" size="sm" onClick={() => onAct(row, "forfeit")}>
                <Trans>Forfeit</Trans>
              </Button>
            )}
          </span>
        ) : null,
    },
  ];
}

function DecideSheet({ act, onClose }: { act: Act; onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { signal, decision } = act;
  const { agent, kind, period } = signal;
  const decide = useMutation({
    mutationFn: (reason: string) =>
      call(decideCommission, { agent_id: agent.member_id, kind, period, decision, reason }),
    onSuccess: ({ approval }) => {
      showToast(
        approval === null ? t`Forfeited.` : t`Sent for approval. Somebody else has to agree.`,
        "good",
      );
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: PROMOTIONS }),
  });
  return (
    <ReasonSheet
      title={decision === "release" ? t`Release the commission` : t`Forfeit the commission`}
      submit={decision === "release" ? t`Ask for approval` : t`Forfeit`}
      act={decide}
      onClose={onClose}
    />
  );
}
