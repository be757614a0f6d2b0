import { t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { OrderType } from "@tucano/contract/player/money/orders.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { chipClass } from "@tucano/ui/chip.tsx";
import { formatFigure } from "../../platform/text.ts";
import { PeriodFilter } from "../../platform/records/period-filter.tsx";
import { periodOf, type PeriodSearch } from "../../platform/records/period.ts";
import { RecordList, Totals } from "../../platform/records/record-list.tsx";
import { present } from "../../platform/shell/search-params.ts";
import { type DetailsPage, detailsQuery } from "./api.ts";
import { OrderRow } from "./order-row.tsx";

export interface OrderSearch extends PeriodSearch {
  type?: OrderType;
}

function TypeFilter({ chosen }: { chosen: OrderType | undefined }) {
  const options: readonly { type: OrderType | undefined; label: string }[] = [
    { type: undefined, label: t`All` },
    { type: "deposit", label: t`Deposits` },
    { type: "withdrawal", label: t`Withdrawals` },
    { type: "bonus", label: t`Bonuses` },
    { type: "fee", label: t`Fees` },
  ];
  return (
    <nav aria-label={t`Order type`} className="no-bar -mx-4 overflow-x-auto px-4">
      <ul className="flex gap-2">
        {options.map(({ type, label }) => (
          <li key={label}>
            <Link
              to="/order-center"
              search={(before) => present({ ...before, type })}
              replace
              resetScroll={false}
              aria-current={type === chosen ? "true" : undefined}
              className={chipClass(type === chosen)}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Over the whole period, whatever type is shown; a withdrawal contains its fees. */
function Sums({ page, type }: { page: DetailsPage; type: OrderType | undefined }) {
  return (
    <div className="flex flex-col gap-2">
      <Totals
        totals={[
          {
            name: t`Deposited`,
            value: formatMoney(page.total_recharge_amount),
            tone: "text-leaf-text",
          },
          { name: t`Withdrawn`, value: formatMoney(page.total_withdraw_amount) },
          { name: t`Bonuses`, value: formatMoney(page.total_bonus_amount) },
          { name: t`Fees`, value: formatMoney(page.total_fee_amount) },
        ]}
        {...(type === undefined && {
          lead: { name: t`Orders in this period`, value: formatFigure(page.total) },
        })}
      />
      <p className="px-1 text-xs text-quiet">
        {t`Totals only include what was credited, paid or claimed. Withdrawals include their fees.`}
      </p>
    </div>
  );
}

export function OrderDetails({ search }: { search: OrderSearch }) {
  const period = periodOf(search);
  const query = useInfiniteQuery(detailsQuery(period, search.type));
  return (
    <div className="flex flex-col gap-4">
      <PeriodFilter search={search} />
      <TypeFilter chosen={search.type} />
      <RecordList
        query={query}
        itemsOf={(page) => page.details}
        keyOf={(order) => order.order_no}
        timeOf={(order) => order.time}
        totals={(page) => <Sums page={page} type={search.type} />}
        row={(order) => <OrderRow key={order.order_no} order={order} />}
        emptyText={t`No orders in this period with this filter.`}
        emptyAction={
          <Link to="/recharge" className={buttonClass("primary")}>
            {t`Deposit`}
          </Link>
        }
      />
    </div>
  );
}
