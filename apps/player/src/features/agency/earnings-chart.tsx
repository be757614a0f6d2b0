import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { add, fromWire, ZERO } from "@tucano/contract/money.ts";
import { BarChart } from "@tucano/ui/charts/bar-chart.tsx";
import { formatCentavos } from "../../platform/money/amounts.ts";
import { today } from "../../platform/clock.ts";
import { addDays } from "../../platform/records/period.ts";
import { formatTime } from "../../platform/text.ts";
import { CHART_DAYS, type Commission, recentCommissionsQuery } from "./api.ts";

/** Each day with its total commissions; a week's are on the day on which it ended. */
function pointsOf(commissions: readonly Commission[]) {
  const now = today();
  return Array.from({ length: CHART_DAYS }, (_, index) => {
    const day = addDays(now, index + 1 - CHART_DAYS);
    const amounts = commissions
      .filter((commission) => commission.period_to === day)
      .map((commission) => fromWire(commission.amount));
    return {
      label: formatTime(day, "dayMonth"),
      value: add(ZERO, ...amounts),
    };
  });
}

/** Decoration beside the totals: what cannot be loaded, or is nothing, is left out. */
export function EarningsChart() {
  const { data } = useQuery(recentCommissionsQuery());
  if (data === undefined || data.total === 0) return null;
  return (
    <section aria-labelledby="agency-chart" className="card flex flex-col gap-3 p-5">
      <h2 id="agency-chart" className="text-lg font-semibold">{t`Last 30 days`}</h2>
      <BarChart
        label={t`Commissions by day, in the last 30 days`}
        points={pointsOf(data.list)}
        format={formatCentavos}
      />
    </section>
  );
}
