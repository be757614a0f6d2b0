/** Which orders hang together: a deposit, what it earned, what it asks for, what was withdrawn. */
import { t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { fromWire, subtract } from "@tucano/contract/money.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { ProgressBar } from "@tucano/ui/progress-bar.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { Dices } from "lucide-react";
import type { ReactNode } from "react";
import { orderName, orderStatus } from "../../platform/money/order-words.ts";
import { PeriodFilter } from "../../platform/records/period-filter.tsx";
import { periodOf, type PeriodSearch } from "../../platform/records/period.ts";
import { QueryState } from "../../platform/api/query-state.tsx";
import { LoadMore, Totals } from "../../platform/records/record-list.tsx";
import { scenes } from "../../platform/shell/scenes.ts";
import { formatTime } from "../../platform/text.ts";
import { associationQuery, type Chain, type Order } from "./api.ts";
import { OrderIcon } from "./order-row.tsx";

/** A station on the way, joined to the next: downwards on a phone, to the right on a desk. */
function Station({ icon, name, isLast, children }: StationProps) {
  return (
    <li className={cx("relative flex gap-3 lg:flex-1 lg:flex-col", !isLast && "pb-5 lg:pb-0")}>
      {!isLast && (
        <span
          aria-hidden="true"
          className={
            "absolute top-10 bottom-0 left-[19px] w-0.5 bg-line " +
            "lg:top-[19px] lg:right-0 lg:bottom-auto lg:left-12 lg:h-0.5 lg:w-auto"
          }
        />
      )}
      {icon}
      <div className="min-w-0 flex-1 lg:pr-4">
        <h3 className="text-xs font-semibold text-quiet max-lg:pt-0.5">{name}</h3>
        <div className="mt-1 flex flex-col gap-3">{children}</div>
      </div>
    </li>
  );
}

interface StationProps {
  icon: ReactNode;
  name: string;
  isLast?: boolean;
  children: ReactNode;
}

function OrderLines({ order }: { order: Order }) {
  const { text, tone } = orderStatus(order.type, order.status);
  return (
    <div className="flex flex-col items-start gap-0.5">
      <span className="tabular font-semibold">{formatMoney(order.amount)}</span>
      {order.type === "bonus" && <span className="text-sm">{orderName(order)}</span>}
      <span className="tabular text-xs text-quiet">{formatTime(order.time)}</span>
      <Badge tone={tone}>{text}</Badge>
    </div>
  );
}

/** The share of the requirement that has been played. */
function shareOf({ required, remaining }: Chain["requirement"]): number {
  const all = fromWire(required);
  return all === 0 ? 1 : subtract(all, fromWire(remaining)) / all;
}

function Requirement({ requirement }: { requirement: Chain["requirement"] }) {
  const [required, remaining] = [
    formatMoney(requirement.required),
    formatMoney(requirement.remaining),
  ];
  if (requirement.required === "0.00") {
    return <p className="text-sm text-quiet">{t`No wagering was required.`}</p>;
  }
  const words = requirement.is_met
    ? t`All ${required} wagered.`
    : t`${remaining} of ${required} left to wager.`;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm">{words}</p>
      <ProgressBar label={t`Wagering requirement`} value={shareOf(requirement)} valueText={words} />
    </div>
  );
}

const None = ({ children }: { children: ReactNode }) => (
  <p className="text-sm text-quiet">{children}</p>
);

const requirementIcon = (
  <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-sea/15 text-sea-text">
    <Dices aria-hidden="true" className="size-5" />
  </span>
);

function ChainCard({ chain }: { chain: Chain }) {
  const { deposit, bonuses, requirement, withdrawals } = chain;
  const day = deposit === null ? null : formatTime(deposit.time, "day");
  return (
    <li className="card flex flex-col gap-5 p-5">
      <h2 className="text-base font-semibold">
        {day === null ? t`From before this period` : t`Deposit of ${day}`}
      </h2>
      <ol className="flex flex-col lg:flex-row">
        {deposit !== null && (
          <>
            <Station icon={<OrderIcon type="deposit" />} name={t`Deposit order`}>
              <OrderLines order={deposit} />
            </Station>
            <Station icon={<OrderIcon type="bonus" />} name={t`Bonuses`}>
              {bonuses.length === 0 && <None>{t`No bonus on this deposit.`}</None>}
              {bonuses.map((order) => (
                <OrderLines key={order.order_no} order={order} />
              ))}
            </Station>
            <Station icon={requirementIcon} name={t`Wagering requirement`}>
              <Requirement requirement={requirement} />
            </Station>
          </>
        )}
        <Station icon={<OrderIcon type="withdrawal" />} name={t`Withdrawals`} isLast>
          {withdrawals.length === 0 && <None>{t`No withdrawals yet.`}</None>}
          {withdrawals.map((order) => (
            <OrderLines key={order.order_no} order={order} />
          ))}
        </Station>
      </ol>
    </li>
  );
}

function Explanation() {
  return (
    <p className="px-1 text-xs text-quiet">
      {t`Each withdrawal is shown with the last deposit credited before it.`}{" "}
      {t`Your bets count towards the oldest deposit first. The period always ends today.`}
    </p>
  );
}

export function OrderAssociation({ search }: { search: PeriodSearch }) {
  const query = useInfiniteQuery(associationQuery(periodOf(search)));
  return (
    <div className="flex flex-col gap-4">
      <PeriodFilter search={search} />
      <QueryState query={query} waiting={<SkeletonRows count={4} label={t`Loading`} />}>
        {({ pages }) => (
          <div className="flex flex-col gap-4">
            <Totals
              totals={[]}
              lead={{
                name: t`Left to wager before a withdrawal`,
                value: formatMoney(pages[0]?.turnover_owed ?? "0.00"),
              }}
            />
            <Explanation />
            {pages[0]?.total === 0 ? (
              <EmptyState
                image={scenes.records}
                title={t`No records found`}
                text={t`Each credited deposit starts a line here.`}
                action={
                  <Link to="/recharge" className={buttonClass("primary")}>
                    {t`Deposit`}
                  </Link>
                }
              />
            ) : (
              <ol className="flex flex-col gap-3">
                {pages
                  .flatMap((page) => page.association)
                  .map((chain) => (
                    <ChainCard key={chain.deposit?.order_no ?? "before"} chain={chain} />
                  ))}
              </ol>
            )}
            <LoadMore query={query} />
          </div>
        )}
      </QueryState>
    </div>
  );
}
