import { useLingui } from "@lingui/react/macro";
import {
  readReport,
  readReportChoices,
  reportDimensions,
} from "@tucano/contract/backoffice/payments/reports.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { BarChart } from "@tucano/ui/charts/bar-chart.tsx";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { formatFigure } from "../../platform/figures.ts";
import { ask, askList } from "../../platform/api.ts";
import {
  AddressDays,
  AddressPeriods,
  AddressSelect,
  AddressText,
  wordsOf,
} from "../../platform/tables/address-filters.tsx";
import { ListPage } from "../../platform/tables/page.tsx";
import { useAddressSearch } from "../../platform/tables/list-search.ts";
import { useMay } from "../../platform/session/session.ts";
import { Card, Fact } from "../../platform/tables/show.tsx";
import { ExportButton } from "./export-button.tsx";
import { chartMoney, chartValue } from "./figures.ts";
import type { ReportInput, ReportRow } from "./queries.ts";
import { type Dimension, useDimensionWords, useReportColumns } from "./report-columns.tsx";
import { dayLabel } from "./words.ts";

/** Games and sites change rarely. */
const CHOICES_MS = 300_000;

const page = getRouteApi("/inside/reports");

export function ReportPage() {
  const { t } = useLingui();
  const may = useMay();
  const search = page.useSearch();
  const by: Dimension = search.by ?? "day";
  const { trail: _trail, ...filters } = search;
  const input: ReportInput = { ...filters, by };
  const query = useQuery(askList(readReport, input));
  const { filter } = useAddressSearch();
  const words = useDimensionWords();
  return (
    <ListPage
      screen="reports"
      title={t`Reports`}
      acts={may("reports.export") && <ExportButton input={input} />}
      above={
        <div className="overflow-x-auto">
          <Segmented<Dimension>
            label={t`Report by`}
            value={by}
            onChange={(next) => filter({ by: next, sort: undefined, ...leftOut(next) })}
            options={reportDimensions.map((value) => ({ value, label: words[value] }))}
          />
        </div>
      }
      summary={
        <>
          {query.data !== undefined && <Totals totals={query.data.totals} />}
          {query.data !== undefined && query.data.list.length > 1 && (
            <ReportChart by={by} rows={query.data.list} />
          )}
        </>
      }
      query={query}
      columns={useReportColumns(by, input)}
      keyOf={(row) => row.key}
      empty={t`Nothing happened in these days.`}
      filters={<Filters />}
    />
  );
}

/** Filters that another report does not have go with it. */
const leftOut = (by: Dimension) =>
  by === "agent"
    ? { site: undefined, studio: undefined, game: undefined }
    : by === "day"
      ? {}
      : { agent_id: undefined };

function Filters() {
  const { t } = useLingui();
  const search = page.useSearch();
  // Figures of agents are not kept by site, studio or game.
  const by = search.by ?? "day";
  const hasAgents = by === "day" || by === "agent";
  const isOfAgents = by === "agent" || (by === "day" && search.agent_id !== undefined);
  return (
    <>
      <AddressPeriods />
      <AddressDays />
      {!isOfAgents && <OfGames />}
      {hasAgents && <AddressText name="agent_id" label={t`Agent`} isShort />}
    </>
  );
}

/** What there is to choose from, by the names that people know. */
function OfGames() {
  const { t } = useLingui();
  const { studio } = page.useSearch();
  const { data } = useQuery({ ...ask(readReportChoices, {}), staleTime: CHOICES_MS });
  if (data === undefined) return null;
  const games = data.games.filter((game) => studio === undefined || game.studio === studio);
  return (
    <>
      {data.sites.length > 1 && (
        <AddressSelect name="site" label={t`Site`} words={wordsOf(data.sites, (site) => site)} />
      )}
      {data.studios.length > 1 && (
        <AddressSelect
          name="studio"
          label={t`Studio`}
          words={Object.fromEntries(data.studios.map(({ code, name }) => [code, name]))}
        />
      )}
      <AddressSelect
        name="game"
        label={t`Game`}
        words={Object.fromEntries(games.map(({ key, name }) => [key, name]))}
      />
    </>
  );
}

function Totals({ totals }: { totals: Omit<ReportRow, "key" | "label"> }) {
  const { t } = useLingui();
  const facts = [
    [t`Turnover`, formatMoney(totals.turnover)],
    [t`GGR`, formatMoney(totals.ggr)],
    [t`Player-days`, formatFigure(totals.player_days)],
    ...(totals.deposits === null
      ? []
      : [
          [t`Deposits`, formatMoney(totals.deposits)],
          [t`Withdrawals`, formatMoney(totals.withdrawals ?? "0.00")],
          [t`Bonus cost`, formatMoney(totals.bonus_cost ?? "0.00")],
          [t`NGR`, formatMoney(totals.ngr ?? "0.00")],
        ]),
  ] as const;
  return (
    <Card title={t`Over all pages`}>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4 xl:grid-cols-7">
        {facts.map(([label, value]) => (
          <Fact key={label} label={label ?? ""}>
            <span className="tabular">{value}</span>
          </Fact>
        ))}
      </dl>
    </Card>
  );
}

const BARS_MAX = 31;

/** Days from left to right; anything else in the order of the table. */
function ReportChart({ by, rows }: { by: Dimension; rows: readonly ReportRow[] }) {
  const { t } = useLingui();
  const shown =
    by === "day" ? rows.toSorted((a, b) => (a.key < b.key ? -1 : 1)) : rows.slice(0, BARS_MAX);
  return (
    <Card title={t`GGR`}>
      <BarChart
        label={t`GGR`}
        height={180}
        points={shown.map((row) => ({
          label: by === "day" ? dayLabel(row.key) : row.label,
          value: chartValue(row.ggr),
        }))}
        format={chartMoney}
      />
    </Card>
  );
}
