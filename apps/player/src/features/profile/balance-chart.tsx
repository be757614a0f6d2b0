import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { LineChart } from "@tucano/ui/charts/line-chart.tsx";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { shortDayText, moneyOfChart, toChart } from "../../platform/money/chart-money.ts";
import { useUi } from "../../platform/shell/ui-store.ts";
import { useWaiting } from "../../platform/shell/use-waiting.ts";
import { balancesQuery } from "./api.ts";

/** How everything together stood at the end of each day. It stays away when it cannot be told. */
export function BalanceChart() {
  const query = useQuery(balancesQuery);
  const isHidden = useUi((state) => state.isBalanceHidden);
  const isWaiting = useWaiting(query.isPending);
  if (query.isError || isHidden) return null;
  return (
    <section className="card p-5" aria-label={t`Balance over the last 30 days`}>
      <h2 className="mb-2 text-sm text-quiet">{t`Balance over the last 30 days`}</h2>
      {query.data === undefined ? (
        <div className="h-60">{isWaiting && <Skeleton className="h-full" />}</div>
      ) : (
        <LineChart
          label={t`Balance over the last 30 days`}
          points={query.data.list.map(({ day, balance }) => ({
            label: shortDayText(day),
            value: toChart(balance),
          }))}
          format={moneyOfChart}
        />
      )}
    </section>
  );
}
