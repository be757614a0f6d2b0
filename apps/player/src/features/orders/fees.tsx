import { t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatMoney } from "@tucano/i18n/money.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { PeriodFilter } from "../../platform/records/period-filter.tsx";
import { periodOf, type PeriodSearch } from "../../platform/records/period.ts";
import { RecordList, Totals } from "../../platform/records/record-list.tsx";
import { feesQuery } from "./api.ts";
import { OrderRow } from "./order-row.tsx";

export function OrderFees({ search }: { search: PeriodSearch }) {
  const query = useInfiniteQuery(feesQuery(periodOf(search)));
  return (
    <div className="flex flex-col gap-4">
      <PeriodFilter search={search} />
      <RecordList
        query={query}
        itemsOf={(page) => page.fee}
        keyOf={(order) => order.order_no}
        timeOf={(order) => order.time}
        totals={(page) => (
          <div className="flex flex-col gap-2">
            <Totals
              lead={{ name: t`Fees paid`, value: formatMoney(page.total_fee_amount) }}
              totals={[
                { name: t`Withdrawal fees`, value: formatMoney(page.total_general_fee) },
                { name: t`Early withdrawal fees`, value: formatMoney(page.total_mandatory_fee) },
              ]}
            />
            <p className="px-1 text-xs text-quiet">
              {t`Every fee is shown before you confirm a withdrawal. Nothing is charged later.`}
            </p>
          </div>
        )}
        row={(order) => <OrderRow key={order.order_no} order={order} />}
        emptyText={t`You paid no fees in this period.`}
        emptyAction={
          <Link to="/withdraw" className={buttonClass("quiet")}>
            {t`See what a withdrawal costs`}
          </Link>
        }
      />
    </div>
  );
}
