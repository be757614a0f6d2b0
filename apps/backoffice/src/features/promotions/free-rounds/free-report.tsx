import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { freeRoundsReport } from "@tucano/contract/backoffice/members/free-rounds.ts";
import { ask, type RowOf } from "../../../platform/api.ts";
import { moneyColumn, textColumn } from "../../../platform/tables/columns.tsx";
import type { ListColumn } from "../../../platform/tables/list-table.tsx";
import { ViewTable } from "../../../platform/tables/view-table.tsx";
import { useFreeSources } from "./free-words.ts";

type Row = RowOf<typeof freeRoundsReport>;

interface FreeReportProps {
  days: { from?: string; to?: string };
}

/** What free rounds have cost, by who gave them. */
export function FreeReport({ days }: FreeReportProps) {
  const { t } = useLingui();
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">
        <Trans>Free rounds</Trans>
      </h2>
      <p className="max-w-prose text-sm text-quiet">
        <Trans>
          Given in these days, and what has become of them since. Stakes go from the account{" "}
          <code>free:cost</code> to the games; what is won goes from the games to the players.
        </Trans>
      </p>
      <ViewTable
        query={useQuery(ask(freeRoundsReport, days))}
        columns={useColumns()}
        keyOf={(row) => row.source}
        empty={t`Nothing was given in these days.`}
      />
    </section>
  );
}

function useColumns(): readonly ListColumn<Row>[] {
  const { t } = useLingui();
  const sources = useFreeSources();
  return [
    textColumn("source", t`From`, (row) => sources[row.source], { isFixed: true }),
    textColumn("grants", t`Given`, (row) => String(row.grants)),
    textColumn("played", t`Played`, (row) => `${row.used} / ${row.rounds}`),
    moneyColumn("reserved", t`Still to be played`, (row) => row.reserved),
    moneyColumn("staked", t`Stakes, paid by the house`, (row) => row.staked),
    moneyColumn("won_cash", t`Won as cash`, (row) => row.won_cash),
    moneyColumn("won_bonus", t`Won as bonus`, (row) => row.won_bonus),
  ];
}
