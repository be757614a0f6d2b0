import { t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { formatMoney } from "@tucano/i18n/money.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { PeriodFilter } from "../../platform/records/period-filter.tsx";
import { periodOf, type PeriodSearch } from "../../platform/records/period.ts";
import { QueryState } from "../../platform/api/query-state.tsx";
import { LoadMore, Totals } from "../../platform/records/record-list.tsx";
import { scenes } from "../../platform/shell/scenes.ts";
import { commissionsQuery } from "./api.ts";
import { CommissionRow } from "./commission-row.tsx";
import { type CommissionKind, kindText } from "./kinds.ts";

const kinds = ["all", "recharge", "betting", "settlement"] as const;

interface CommissionsProps {
  search: PeriodSearch;
  kind: CommissionKind | undefined;
}

/** What was earned, day by day and week by week: held, recalculated, and then paid. */
export function Commissions({ search, kind }: CommissionsProps) {
  const navigate = useNavigate();
  const query = useInfiniteQuery(commissionsQuery(periodOf(search), kind));
  return (
    <div className="flex flex-col gap-4">
      <PeriodFilter search={search} />
      <Segmented
        label={t`Reason`}
        value={kind ?? "all"}
        options={kinds.map((value) => ({
          value,
          label: value === "all" ? t`All` : kindText(value),
        }))}
        onChange={(next) =>
          void navigate({
            to: "/agency-center/reward",
            search: next === "all" ? search : { ...search, kind: next },
            replace: true,
            resetScroll: false,
          })
        }
      />
      <QueryState query={query} waiting={<SkeletonRows count={6} label={t`Loading`} />}>
        {({ pages }) => {
          const first = pages[0];
          if (first === undefined || first.total === 0) return <Nothing />;
          return (
            <>
              <Totals
                lead={{ name: t`Earned`, value: formatMoney(first.total_amount) }}
                totals={[
                  { name: t`Paid`, value: formatMoney(first.total_paid), tone: "text-leaf-text" },
                  { name: t`On hold`, value: formatMoney(first.total_pending) },
                  { name: t`Direct`, value: formatMoney(first.total_direct) },
                  { name: t`Indirect`, value: formatMoney(first.total_indirect) },
                ]}
              />
              <ul className="flex flex-col gap-2">
                {pages
                  .flatMap((page) => page.list)
                  .map((commission) => (
                    <CommissionRow
                      key={`${commission.kind}:${commission.period}`}
                      commission={commission}
                    />
                  ))}
              </ul>
              <LoadMore query={query} />
            </>
          );
        }}
      </QueryState>
    </div>
  );
}

function Nothing() {
  return (
    <EmptyState
      image={scenes.records}
      title={t`No commission in this period`}
      text={t`A day's commission is calculated the next morning, a week's on Monday.`}
      action={
        <Link to="/agency-center/agency-mechanism" className={buttonClass("primary")}>
          {t`See rates and examples`}
        </Link>
      }
    />
  );
}
