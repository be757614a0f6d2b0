import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import {
  decideCommission,
  listAgencySignals,
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

const page = getRouteApi("/inside/agency-signals");

type AgencySignal = RowOf<typeof listAgencySignals>;

/** Commissions that were stopped, and why. */
export function AgencySignalsPage() {
  const { t } = useLingui();
  return (
    <ListPage
      screen="agency-signals"
      title={t`Stopped commissions`}
      query={useQuery(askList(listAgencySignals, page.useSearch()))}
      columns={useColumns()}
      keyOf={(row) => row.signal_id}
      empty={t`No commission was stopped.`}
    />
  );
}

function useColumns(): readonly ListColumn<AgencySignal>[] {
  const { t } = useLingui();
  const nameOf = useKindName();
  const { why, state } = useSignalWords();
  return [
    memberColumn("agent", t`Agent`, (row) => row.agent, { isFixed: true }),
    memberColumn("invitee", t`Invitee`, (row) => row.invitee),
    {
      id: "kind",
      label: t`Commission`,
      text: (row) => nameOf(row.kind),
      cell: (row) => `${nameOf(row.kind)}, ${row.period}`,
    },
    textColumn("why", t`Why`, (row) => why(row.why)),
    moneyColumn("amount", t`Amount`, (row) => row.amount),
    textColumn("state", t`State`, (row) => state(row.state)),
    momentColumn("at", t`When`, (row) => row.at),
    { id: "acts", label: t`Acts`, cell: (row) => <SignalActs signal={row} /> },
  ];
}

function SignalActs({ signal }: { signal: AgencySignal }) {
  const { t } = useLingui();
  const { agent, kind, period } = signal;
  const commission = { agent_id: agent.member_id, kind, period };
  return (
    <span className="flex flex-wrap gap-2">
      {signal.can_release && (
        <ActButton
          permission="agency.manage"
          label={t`Release`}
          title={t`Release the commission`}
          submit={t`Ask for approval`}
          act={(reason) => call(decideCommission, { ...commission, decision: "release", reason })}
        />
      )}
      {signal.can_forfeit && (
        <ActButton
          permission="agency.manage"
          label={t`Forfeit`}
          title={t`Forfeit the commission`}
          submit={t`Forfeit`}
          done={t`Forfeited.`}
          act={(reason) => call(decideCommission, { ...commission, decision: "forfeit", reason })}
        />
      )}
    </span>
  );
}
