import { Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "@tucano/ui/chip.tsx";
import { useQuery } from "@tanstack/react-query";
import { Money } from "../../../platform/tables/show.tsx";
import { PhaseBadge, useTypeNames } from "../labels.tsx";
import { type TableRow, tablesQuery } from "../queries.ts";
import { Page } from "../../../platform/tables/page.tsx";
import { ViewTable } from "../../../platform/tables/view-table.tsx";
import { TextLink } from "../../../platform/tables/text-link.tsx";

/** Every shared table as it runs; asked again every two seconds. */
export function TablesPage() {
  const { t } = useLingui();
  const { nameOf } = useTypeNames();
  return (
    <Page title={t`Tables`}>
      <ViewTable
        query={useQuery(tablesQuery)}
        keyOf={(row) => row.code}
        empty={t`There are no shared tables.`}
        columns={[
          {
            label: t`Table`,
            cell: (row) => (
              <TextLink to="/tables/$code" params={{ code: row.code }}>
                {row.name}
              </TextLink>
            ),
          },
          { label: t`Type`, cell: (row) => nameOf(row.game_type) },
          {
            label: t`Phase`,
            cell: (row) => (row.round === null ? "–" : <PhaseBadge phase={row.round.phase} />),
          },
          { label: t`Round`, isNumber: true, cell: (row) => String(row.round?.number ?? "–") },
          { label: t`Players`, isNumber: true, cell: (row) => row.round?.players ?? "–" },
          { label: t`Bets`, isNumber: true, cell: (row) => row.round?.bets ?? "–" },
          {
            label: t`At stake`,
            isNumber: true,
            cell: (row) => (row.round === null ? "–" : <Money wire={row.round.stake} />),
          },
          { label: t`Called off today`, isNumber: true, cell: (row) => row.void_today },
          { label: t`Open bets`, isNumber: true, cell: (row) => row.open_bets },
          {
            label: t`Salt`,
            cell: ({ salt_due: event }) =>
              event === null ? "–" : <Badge tone="coral">{t`Missing`}</Badge>,
          },
          { label: t`Run by`, cell: (row) => <RunBy table={row} /> },
        ]}
      />
    </Page>
  );
}

/** Which process holds the table's lock. */
export function RunBy({ table }: { table: TableRow }) {
  const { led_by: process } = table;
  if (process === null) {
    return (
      <Badge tone="coral">
        <Trans>Nobody</Trans>
      </Badge>
    );
  }
  return (
    <span className="text-quiet">
      {table.is_led_here ? (
        <Trans>This process ({process})</Trans>
      ) : (
        <Trans>Another process ({process})</Trans>
      )}
    </span>
  );
}
