import { Trans, useLingui } from "@lingui/react/macro";
import { formatMoney } from "@tucano/i18n/money.ts";
import { BarChart } from "@tucano/ui/charts/bar-chart.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { LineChart } from "@tucano/ui/charts/line-chart.tsx";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Card, Day, Loaded, Moment } from "../../platform/tables/show.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { Attention } from "./attention.tsx";
import { changeOf, chartCount, chartMoney, chartValue, formatShare } from "./figures.ts";
import type { Dashboard } from "./queries.ts";
import { dayLabel } from "./words.ts";
import { readDashboard } from "@tucano/contract/backoffice/payments/reports.ts";
import { formatFigure } from "../../platform/figures.ts";
import { askList } from "../../platform/api.ts";
import {
  AddressDays,
  AddressPeriods,
  AddressSelect,
  wordsOf,
} from "../../platform/tables/address-filters.tsx";
import { Page } from "../../platform/tables/page.tsx";

const DASHBOARD_MS = 60_000;

const page = getRouteApi("/inside/dashboard");

export function DashboardPage() {
  const { t } = useLingui();
  const query = useQuery({
    ...askList(readDashboard, page.useSearch()),
    refetchInterval: DASHBOARD_MS,
  });
  const sites = query.data?.sites ?? [];
  return (
    <Page title={t`Dashboard`}>
      <div className="grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap">
        <AddressPeriods usual="today" />
        <AddressDays />
        {sites.length > 1 && (
          <AddressSelect name="site" label={t`Site`} words={wordsOf(sites, (site) => site)} />
        )}
      </div>
      <Loaded query={query}>
        {(data) => (
          <>
            <Attention list={data.attention} />
            <FirstSteps />
            <Against of={data} />
            <Tiles data={data} />
            <Charts days={data.days} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Against({ of: { days_asked: asked, until } }: { of: Dashboard }) {
  return (
    <p className="text-sm text-quiet">
      {asked === null ? (
        <Trans>
          Until <Moment iso={until} style="moment" />, against the same time of yesterday and of
          last week
        </Trans>
      ) : (
        <Trans>
          <Day day={asked.from} /> to <Day day={asked.to} />, against as many days before
        </Trans>
      )}
    </p>
  );
}

type Compared = Dashboard["today"];

interface Figure {
  readonly label: string;
  readonly show: (figures: Compared) => string;
  /** A whole number, to be compared with another day's. */
  readonly value: (figures: Compared) => number;
  /** More of it is good news; null: neither. */
  readonly isGood: boolean | null;
}

function useFigures(isOfDays: boolean): readonly Figure[] {
  const { t } = useLingui();
  const count = (label: string, key: "registrations" | "first_deposits" | "players"): Figure => ({
    label,
    show: (one) => formatFigure(one[key]),
    value: (one) => one[key],
    isGood: true,
  });
  const amount = (
    label: string,
    key: "deposits" | "withdrawals" | "ggr" | "ngr" | "bonus_cost",
    isGood: boolean | null,
  ): Figure => ({
    label,
    show: (one) => formatMoney(one[key]),
    value: (one) => chartValue(one[key]),
    isGood,
  });
  return [
    count(t`Registrations`, "registrations"),
    count(t`First deposits`, "first_deposits"),
    {
      label: t`Conversion`,
      show: (one) => formatShare(one.conversion),
      value: (one) => one.conversion ?? 0,
      isGood: true,
    },
    count(isOfDays ? t`Player-days` : t`Active players`, "players"),
    amount(t`Deposits`, "deposits", true),
    amount(t`Withdrawals`, "withdrawals", null),
    amount(t`GGR`, "ggr", true),
    amount(t`NGR`, "ngr", true),
    amount(t`Bonus cost`, "bonus_cost", null),
  ];
}

function Tiles({ data }: { data: Dashboard }) {
  const { t } = useLingui();
  const figures = useFigures(data.days_asked !== null);
  return (
    <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {figures.map((figure) => (
        <div key={figure.label} className="card flex min-w-0 flex-col gap-2 p-4">
          <dt className="text-xs text-quiet">{figure.label}</dt>
          <dd className="flex flex-col gap-2">
            <span className="tabular text-lg font-semibold break-words md:text-xl">
              {figure.show(data.today)}
            </span>
            <span className="flex flex-col gap-1 text-xs text-quiet">
              <Change figure={figure} today={data.today} other={data.yesterday}>
                {data.days_asked === null ? t`Yesterday` : t`Before`}
              </Change>
              {data.week_before !== null && (
                <Change figure={figure} today={data.today} other={data.week_before}>
                  {t`Last week`}
                </Change>
              )}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ChangeProps {
  figure: Figure;
  today: Compared;
  other: Compared;
  children: string;
}

function Change({ figure, today, other, children }: ChangeProps) {
  const change = changeOf(figure.value(today), figure.value(other));
  const isUp = (change ?? 0) > 0;
  const isCalm = change === null || change === 0 || figure.isGood === null;
  return (
    <span className="flex flex-wrap justify-between gap-x-2">
      <span>{children}</span>
      <span className="tabular">
        {figure.show(other)}
        {change !== null && change !== 0 && (
          <span
            className={cx(
              "ml-2",
              !isCalm && (isUp === figure.isGood ? "text-leaf-text" : "text-coral-text"),
            )}
          >
            {isUp ? "▲" : "▼"} {formatShare(Math.abs(change))}
          </span>
        )}
      </span>
    </span>
  );
}

function Charts({ days }: { days: Dashboard["days"] }) {
  const { t } = useLingui();
  const points = (value: (day: Dashboard["days"][number]) => number) =>
    days.map((day) => ({ label: dayLabel(day.day), value: value(day) }));
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <Card title={t`GGR by day`}>
        <BarChart
          label={t`GGR by day`}
          points={points((day) => chartValue(day.ggr))}
          format={chartMoney}
        />
      </Card>
      <Card title={t`Deposits by day`}>
        <LineChart
          label={t`Deposits by day`}
          points={points((day) => chartValue(day.deposits))}
          format={chartMoney}
        />
      </Card>
      <Card title={t`Active players by day`}>
        <LineChart
          label={t`Active players by day`}
          points={points((day) => day.players)}
          format={chartCount}
        />
      </Card>
      <Card title={t`Registrations by day`}>
        <BarChart
          label={t`Registrations by day`}
          points={points((day) => day.registrations)}
          format={chartCount}
        />
      </Card>
    </div>
  );
}
