import { t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatMoney } from "@tucano/i18n/money.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { Badge, type BadgeTone } from "@tucano/ui/chip.tsx";
import { ChevronRight } from "lucide-react";
import type { Range } from "../../platform/choices.ts";
import { formatTime } from "../../platform/text.ts";
import { type DepositRow, depositsQuery } from "./api.ts";
import { DEFAULT_RANGE, RangeTabs, RecordList, Totals } from "./record-page.tsx";

export function depositStatus(status: DepositRow["status"]): { text: string; tone: BadgeTone } {
  const all: Record<DepositRow["status"], { text: string; tone: BadgeTone }> = {
    created: { text: t`Being prepared`, tone: "sea" },
    awaiting: { text: t`Waiting for payment`, tone: "sea" },
    paid: { text: t`Paid`, tone: "leaf" },
    credited: { text: t`Credited`, tone: "leaf" },
    expired: { text: t`Expired`, tone: "neutral" },
    cancelled: { text: t`Cancelled`, tone: "neutral" },
    refunded: { text: t`Sent back`, tone: "coral" },
    failed: { text: t`Failed`, tone: "coral" },
  };
  return all[status];
}

function Row({ deposit }: { deposit: DepositRow }) {
  const { text, tone } = depositStatus(deposit.status);
  return (
    <li>
      <Link
        to="/recharge-payment"
        search={{ order: deposit.order_no }}
        className="card flex min-h-18 items-center gap-3 px-4 py-3 no-underline hover:bg-surface-2"
      >
        <span className="min-w-0 flex-1">
          <span className="tabular block font-semibold">
            {formatMoney(deposit.paid_money ?? deposit.money)}
          </span>
          <span className="block truncate text-xs text-quiet">
            {deposit.method} · {formatTime(deposit.time)}
            <span className="max-sm:hidden"> · {deposit.order_no}</span>
          </span>
        </span>
        <Badge tone={tone}>{text}</Badge>
        <ChevronRight aria-hidden="true" className="size-4 text-quiet" />
      </Link>
    </li>
  );
}

export function DepositRecords({ range = DEFAULT_RANGE }: { range: Range | undefined }) {
  const query = useInfiniteQuery(depositsQuery(range));
  return (
    <div className="flex flex-col gap-4">
      <RangeTabs range={range} />
      <RecordList
        query={query}
        totals={(page) => (
          <Totals
            totals={[
              { name: t`Deposits`, value: String(page.total) },
              { name: t`Credited`, value: formatMoney(page.total_money), tone: "text-leaf-text" },
            ]}
          />
        )}
        row={(deposit) => <Row key={deposit.order_no} deposit={deposit} />}
        emptyAction={
          <Link to="/recharge" className={buttonClass("primary")}>
            {t`Deposit`}
          </Link>
        }
      />
    </div>
  );
}
