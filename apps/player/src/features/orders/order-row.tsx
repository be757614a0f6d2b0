/** One order, opening to its number, its times and where to go from it. */
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { formatMoney } from "@tucano/i18n/money.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { ArrowDownToLine, Gift, ReceiptText, Wallet, type LucideIcon } from "lucide-react";
import { orderName, orderStatus } from "../../platform/money/order-words.ts";
import { CopyOrderNumber, Line, NumberLine, OpeningRow } from "../../platform/records/rows.tsx";
import { formatTime } from "../../platform/text.ts";
import type { Order } from "./api.ts";

const looks: Record<Order["type"], { icon: LucideIcon; colour: string }> = {
  deposit: { icon: ArrowDownToLine, colour: "bg-leaf/15 text-leaf-text" },
  withdrawal: { icon: Wallet, colour: "bg-sea/15 text-sea-text" },
  bonus: { icon: Gift, colour: "bg-beak/15 text-beak-text" },
  fee: { icon: ReceiptText, colour: "bg-surface-3 text-quiet" },
};

export function OrderIcon({ type }: { type: Order["type"] }) {
  const { icon: Icon, colour } = looks[type];
  return (
    <span className={cx("flex size-10 shrink-0 items-center justify-center rounded-full", colour)}>
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}

/** Where more of the order is to be seen. */
function MoreLink({ order }: { order: Order }) {
  const look = buttonClass("quiet", "sm", "min-h-11");
  switch (order.type) {
    case "deposit":
      return (
        <Link to="/recharge-payment" search={{ order: order.order_no }} className={look}>
          {t`Show the payment`}
        </Link>
      );
    case "withdrawal":
    case "fee":
      return <Link to="/withdrawalRecord" className={look}>{t`Withdrawal history`}</Link>;
    case "bonus":
      return null;
  }
}

const questionOf = { deposit: "deposit", withdrawal: "withdrawal", fee: "withdrawal" } as const;

function Details({ order }: { order: Order }) {
  const ask = order.type === "bonus" ? "promotion" : questionOf[order.type];
  return (
    <>
      <dl>
        <Line name={t`Requested`} value={formatTime(order.time, "full")} />
        {order.completed_at !== null && (
          <Line name={t`Completed`} value={formatTime(order.completed_at, "full")} />
        )}
        <NumberLine name={t`Order`} value={order.order_no} />
        {order.related_order_no !== null && (
          <NumberLine name={t`Belongs to`} value={order.related_order_no} />
        )}
      </dl>
      <div className="flex flex-wrap gap-2">
        <CopyOrderNumber text={order.order_no} />
        <MoreLink order={order} />
        <Link
          to="/information-center/support"
          search={{ ask, order: order.order_no }}
          className={buttonClass("ghost", "sm", "min-h-11")}
        >
          {t`Ask about this order`}
        </Link>
      </div>
    </>
  );
}

export function OrderRow({ order }: { order: Order }) {
  const { text, tone } = orderStatus(order.type, order.status);
  return (
    <OpeningRow
      icon={<OrderIcon type={order.type} />}
      title={orderName(order)}
      text={formatTime(order.time, "time")}
      side={
        <>
          <span className="tabular text-sm font-semibold">{formatMoney(order.amount)}</span>
          <Badge tone={tone}>{text}</Badge>
        </>
      }
    >
      <Details order={order} />
    </OpeningRow>
  );
}
