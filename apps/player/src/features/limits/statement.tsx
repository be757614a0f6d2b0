import { t, plural } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatMoney, formatSignedMoney } from "@tucano/i18n/money.ts";
import { BarChart } from "@tucano/ui/charts/bar-chart.tsx";
import { buttonClass } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { FileDown, History } from "lucide-react";
import { dayText, moneyOfChart, shortDayText, toChart } from "../../platform/money/chart-money.ts";
import { InternalLink } from "../../platform/shell/internal-link.tsx";
import { addDays, lengthOf, periodOf, type PeriodSearch } from "../../platform/records/period.ts";
import { PeriodFilter } from "../../platform/records/period-filter.tsx";
import { QueryState } from "../../platform/api/query-state.tsx";
import { scenes } from "../../platform/shell/scenes.ts";
import { type Played, playedQuery } from "./api.ts";
import { minutesText } from "./words.ts";

function Figure({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-quiet">{name}</dt>
      <dd className="tabular font-semibold">{value}</dd>
      {note !== undefined && <dd className="text-xs text-quiet">{note}</dd>}
    </div>
  );
}

function netText({ net, plays }: Played): string {
  if (plays === 0) return t`You did not play.`;
  if (net.startsWith("-")) return t`You lost more than you won.`;
  return net === "0.00" ? t`You won as much as you lost.` : t`You won more than you lost.`;
}

export function Net({ played }: { played: Played }) {
  const { deposits, withdrawals, minutes_played: minutes } = played;
  const times = (count: number) => plural(count, { 0: "never", one: "# time", other: "# times" });
  return (
    <section className="card p-5" aria-label={t`Net result`}>
      <h2 className="text-sm text-quiet">{t`Net result`}</h2>
      <p className="tabular text-2xl font-bold">{formatSignedMoney(played.net)}</p>
      <p className="text-sm text-quiet">{netText(played)}</p>
      <dl className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4">
        <Figure name={t`Amount bet`} value={formatMoney(played.stake)} />
        <Figure name={t`Won`} value={formatMoney(played.win)} />
        <Figure
          name={t`Bets`}
          value={String(played.plays)}
          {...(minutes === null ? {} : { note: minutesText(minutes) })}
        />
        <Figure
          name={t`Deposited`}
          value={formatMoney(deposits.total)}
          note={times(deposits.count)}
        />
        <Figure
          name={t`Withdrawn`}
          value={formatMoney(withdrawals.total)}
          note={times(withdrawals.count)}
        />
      </dl>
    </section>
  );
}

/** Every day of the stretch, also those without play: a gap is part of the picture. */
function dailyPoints({ from, to, days }: Played) {
  const nets = new Map(days.map(({ day, net }) => [day, net]));
  return Array.from({ length: lengthOf(from, to) }, (_, index) => {
    const day = addDays(from, index);
    return { label: shortDayText(day), value: toChart(nets.get(day) ?? "0.00") };
  });
}

function Days({ played }: { played: Played }) {
  return (
    <section className="card p-5" aria-label={t`Day by day`}>
      <h2 className="mb-3 font-semibold">{t`Day by day`}</h2>
      <table className="tabular w-full text-sm">
        <thead className="text-left text-xs text-quiet">
          <tr>
            <th scope="col" className="pb-2 font-medium">{t`Day`}</th>
            <th scope="col" className="pb-2 text-right font-medium">{t`Amount bet`}</th>
            <th scope="col" className="pb-2 text-right font-medium max-sm:hidden">{t`Won`}</th>
            <th scope="col" className="pb-2 text-right font-medium">{t`Net result`}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-edge">
          {played.days.toReversed().map((one) => (
            <tr key={one.day}>
              <th scope="row" className="py-2.5 text-left font-normal">
                {dayText(one.day)}
              </th>
              <td className="text-right">{formatMoney(one.stake)}</td>
              <td className="text-right max-sm:hidden">{formatMoney(one.win)}</td>
              <td className="text-right font-semibold">{formatSignedMoney(one.net)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Further({ played }: { played: Played }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Link to="/records" className={buttonClass("quiet")}>
        <History aria-hidden="true" className="size-5" />
        {t`Bet history`}
      </Link>
      <InternalLink
        to={`/statement?from=${played.from}&to=${played.to}`}
        className={buttonClass("quiet")}
      >
        <FileDown aria-hidden="true" className="size-5" />
        {t`Print or save`}
      </InternalLink>
    </div>
  );
}

function Played({ played }: { played: Played }) {
  const hasMoved = played.deposits.count + played.withdrawals.count > 0;
  if (played.plays === 0 && !hasMoved) {
    return (
      <EmptyState
        image={scenes.records}
        title={t`No data`}
        text={t`No bets in this period. Choose other days to see more.`}
      />
    );
  }
  return (
    <>
      <Net played={played} />
      {played.plays > 0 && (
        <section className="card p-5" aria-label={t`Net result by day`}>
          <h2 className="mb-3 text-sm text-quiet">{t`Net result by day`}</h2>
          <BarChart
            label={t`Net result by day`}
            points={dailyPoints(played)}
            format={moneyOfChart}
          />
        </section>
      )}
      {played.plays > 0 && <Days played={played} />}
      <Further played={played} />
      <p className="text-xs text-quiet">
        {t`The net result is what you won minus what you bet. Bets from the last few seconds may be missing.`}
      </p>
    </>
  );
}

export function PlayStatement({ search }: { search: PeriodSearch }) {
  const query = useQuery(playedQuery(periodOf(search)));
  return (
    <div className="flex flex-col gap-4">
      <PeriodFilter search={search} />
      <QueryState query={query} waiting={<SkeletonRows count={5} label={t`Loading`} />}>
        {(played) => <Played played={played} />}
      </QueryState>
    </div>
  );
}
