import { t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { claimRebates } from "@tucano/contract/player/rewards/vip.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import type { ReactNode } from "react";
import { isZero } from "../../platform/money/amounts.ts";
import { useClaim } from "../../platform/money/claim.ts";
import { PeriodFilter } from "../../platform/records/period-filter.tsx";
import { periodOf, type PeriodSearch } from "../../platform/records/period.ts";
import { QueryState } from "../../platform/api/query-state.tsx";
import { LoadMore, Totals } from "../../platform/records/record-list.tsx";
import { scenes } from "../../platform/shell/scenes.ts";
import { type RebatePage, rebatesQuery } from "./api.ts";
import { HowItWorks } from "./how-it-works.tsx";
import { RebateRow } from "./rebate-row.tsx";

function Claimable({ page }: { page: RebatePage }) {
  const claim = useClaim(claimRebates, { reload: [["rebates"]] });
  const amount = formatMoney(page.total_claimable);
  const isNothing = isZero(page.total_claimable);
  return (
    <section aria-labelledby="rebates-claimable" className="card flex flex-col gap-4 p-5">
      <div>
        <h2 id="rebates-claimable" className="text-sm text-quiet">{t`To claim`}</h2>
        <p className="tabular text-2xl font-bold">{amount}</p>
        <p className="mt-1 text-sm text-quiet">
          {isNothing
            ? t`Each day's rebate appears here the next day from 04:00. You have 30 days to claim it.`
            : t`All days together. Paid in cash, with a 1× wagering requirement before you withdraw.`}
        </p>
      </div>
      {!isNothing && (
        <Button size="lg" isBusy={claim.isPending} onClick={() => claim.mutate({})}>
          {t`Claim ${amount}`}
        </Button>
      )}
    </section>
  );
}

function Nothing() {
  return (
    <EmptyState
      image={scenes.records}
      title={t`No rebates in this period`}
      text={t`Part of what you bet today comes back tomorrow, from 04:00.`}
      action={<Link to="/game" className={buttonClass("primary")}>{t`See the games`}</Link>}
    />
  );
}

/** `rates`: those of the member's level, which another feature knows. */
export function Rebates({ search, rates }: { search: PeriodSearch; rates: ReactNode }) {
  const query = useInfiniteQuery(rebatesQuery(periodOf(search)));
  return (
    <div className="flex flex-col gap-5">
      <QueryState query={query} waiting={<SkeletonRows count={6} label={t`Loading`} />}>
        {({ pages }) => {
          const first = pages[0];
          if (first === undefined) return null;
          return (
            <>
              <Claimable page={first} />
              <section aria-labelledby="rebates-days" className="flex flex-col gap-3">
                <h2 id="rebates-days" className="px-1 text-lg font-semibold">{t`Day by day`}</h2>
                <PeriodFilter search={search} />
                {first.total === 0 ? (
                  <Nothing />
                ) : (
                  <>
                    <Totals
                      totals={[
                        { name: t`Bet`, value: formatMoney(first.total_turnover) },
                        { name: t`Rebates`, value: formatMoney(first.total_amount) },
                        { name: t`Claimed`, value: formatMoney(first.total_claimed) },
                      ]}
                    />
                    <ul className="flex flex-col gap-2">
                      {pages
                        .flatMap((page) => page.list)
                        .map((rebate) => (
                          <RebateRow key={rebate.day} rebate={rebate} />
                        ))}
                    </ul>
                  </>
                )}
                <LoadMore query={query} />
              </section>
            </>
          );
        }}
      </QueryState>
      {/* The list above it has no height before it is there. */}
      {!query.isLoading && <HowItWorks rates={rates} />}
    </div>
  );
}
