import { t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { claimRechargeRebate } from "@tucano/contract/player/rewards/promotions.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { useClaim } from "../../../platform/money/claim.ts";
import { QueryState } from "../../../platform/api/query-state.tsx";
import { LoadMore } from "../../../platform/records/record-list.tsx";
import { scenes } from "../../../platform/shell/scenes.ts";
import { formatTime } from "../../../platform/text.ts";
import { claimedKeys, rebateQuery, type RebateRow } from "../api.ts";

function RowEnd({ row }: { row: RebateRow }) {
  const claim = useClaim(claimRechargeRebate, { reload: claimedKeys });
  const amount = formatMoney(row.reward_amount);
  if (row.state === "claimable") {
    return (
      <Button isBusy={claim.isPending} onClick={() => claim.mutate({ id: row.id })}>
        {t`Claim ${amount}`}
      </Button>
    );
  }
  const time = row.claimed_at === null ? "" : formatTime(row.claimed_at);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 sm:flex-col sm:items-end">
      <span className="tabular font-semibold">{amount}</span>
      {row.is_claimed === 1 ? (
        <Badge tone="leaf">{t`Claimed on ${time}`}</Badge>
      ) : (
        <Badge>{t`Can no longer be claimed`}</Badge>
      )}
    </div>
  );
}

function Row({ row }: { row: RebateRow }) {
  const [deposit, turnover] = [formatMoney(row.deposit_amount), formatMoney(row.turnover_required)];
  const end = formatTime(row.event_ended_at, "day");
  return (
    <li className="card flex flex-col gap-3 p-4 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0">
        <h3 className="tabular text-sm font-semibold">{t`Deposit of ${deposit}`}</h3>
        <p className="tabular text-xs text-quiet">{formatTime(row.deposited_at)}</p>
        <p className="tabular mt-1 text-sm text-quiet">
          {t`To wager: ${turnover}.`} {row.state === "claimable" && t`Claim until ${end}.`}
        </p>
      </div>
      <RowEnd row={row} />
    </li>
  );
}

export function RechargeRebate() {
  const query = useInfiniteQuery(rebateQuery);
  return (
    <QueryState query={query} waiting={<SkeletonRows count={3} label={t`Loading`} />}>
      {({ pages }) => {
        const [first] = pages;
        if (first === undefined) return null;
        const rows = pages.flatMap(({ list }) => list);
        if (rows.length === 0 && first.reason_code === "not_offered") return null;
        const amount = formatMoney(first.claimable_amount);
        if (rows.length === 0) {
          return (
            <EmptyState
              image={scenes.records}
              title={t`No eligible top-ups`}
              text={first.reason}
              action={
                <Link to="/recharge" className={buttonClass("primary")}>
                  {t`Deposit`}
                </Link>
              }
            />
          );
        }
        return (
          <section className="flex flex-col gap-3">
            <div className="px-1">
              <h2 className="text-base font-semibold">{t`Your deposits`}</h2>
              <p className="tabular text-sm text-quiet">{t`To claim now: ${amount}`}</p>
            </div>
            <ul className="flex flex-col gap-2">
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </ul>
            <LoadMore query={query} />
          </section>
        );
      }}
    </QueryState>
  );
}
