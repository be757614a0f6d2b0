import { Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "@tucano/ui/chip.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { useQuery } from "@tanstack/react-query";
import { DataTable } from "../../platform/tables/data-table.tsx";
import { Loaded, Moment } from "../../platform/tables/show.tsx";
import type { ReturnsRow } from "./queries.ts";
import { ReturnBand } from "./return-band.tsx";
import { listReturns } from "@tucano/contract/backoffice/games/game-figures.ts";
import { formatPercent } from "../../platform/figures.ts";
import { ask } from "../../platform/api.ts";
import { Page } from "../../platform/tables/page.tsx";
import { GameLink } from "./labels.tsx";

/** What every game returned against its mathematics, the most alarming first. */
export function ReturnsPage() {
  const { t } = useLingui();
  const query = useQuery(ask(listReturns, {}));
  return (
    <Page title={t`Returns`}>
      <p className="max-w-3xl text-sm text-quiet">
        <Trans>
          The band is where chance leaves 95 of a hundred such games. An alarm needs ten thousand
          rounds and more than 3.3 standard deviations.
        </Trans>
      </p>
      <Loaded query={query}>
        {({ list }) => (
          <>
            <Alarms rows={list.filter((row) => row.is_alarming)} />
            <div className="card overflow-x-auto">
              <ReturnsTable rows={list} />
            </div>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Alarms({ rows }: { rows: readonly ReturnsRow[] }) {
  if (rows.length === 0) {
    return (
      <Notice tone="good">
        <Trans>Every game returns what chance allows.</Trans>
      </Notice>
    );
  }
  return (
    <Notice tone="error">
      <Trans>Further from the mathematics than chance explains:</Trans>
      <ul className="list-disc pl-5">
        {rows.map(({ game_id, name, alarm_since }) => (
          <li key={game_id}>
            {name}
            {alarm_since !== null && (
              <>
                {" · "}
                <Moment iso={alarm_since} style="moment" />
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function ReturnsTable({ rows }: { rows: readonly ReturnsRow[] }) {
  const { t } = useLingui();
  return (
    <DataTable
      rows={rows}
      keyOf={(row) => row.game_id}
      columns={[
        {
          label: t`Game`,
          cell: (row) => <GameLink game={row} />,
        },
        {
          label: t`By mathematics`,
          isNumber: true,
          cell: (row) => formatPercent(row.ever.expected_percent),
        },
        { label: t`Last seven days`, cell: (row) => <ReturnBand of={row.week} /> },
        { label: t`Since ever`, cell: (row) => <ReturnBand of={row.ever} /> },
        {
          label: t`State`,
          cell: (row) =>
            row.is_alarming ? (
              <Badge tone="coral">{t`Alarm`}</Badge>
            ) : (
              <Badge tone="leaf">{t`In order`}</Badge>
            ),
        },
      ]}
    />
  );
}
