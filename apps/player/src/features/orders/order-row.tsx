/** One order, opening to its number, its times and where to go from it. */
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { formatMoney } from "@tucano/i18n/money.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import {
  ArrowDownToLine,
  ChevronDown,
  Gift,
  ReceiptText,
  Wallet,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import { orderName, orderStatus } from "../../platform/money/order-words.ts";
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

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5 text-sm">
      <dt className="shrink-0 text-quiet">{name}</dt>
      <dd className="tabular min-w-0 text-right font-medium">{children}</dd>
    </div>
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
      return <Link to="/withdrawalRecord" className={look}>{t`Withdrawal records`}</Link>;
    case "bonus":
      return null;
  }
}

const questionOf = { deposit: "deposit", withdrawal: "withdrawal", fee: "withdrawal" } as const;

function Details({ order }: { order: Order }) {
  const ask = order.type === "bonus" ? "promotion" : questionOf[order.type];
  return (
    <div className="flex flex-col gap-3 px-4 pb-4">
      <dl>
        <Line name={t`Requested`}>{formatTime(order.time, "full")}</Line>
        {order.completed_at !== null && (
          <Line name={t`Completed`}>{formatTime(order.completed_at, "full")}</Line>
        )}
        <Line name={t`Order`}>
          <span className="font-mono text-xs break-all">{order.order_no}</span>
        </Line>
        {order.related_order_no !== null && (
          <Line name={t`Belongs to`}>
            <span className="font-mono text-xs break-all">{order.related_order_no}</span>
          </Line>
        )}
      </dl>
      <div className="flex flex-wrap gap-2">
        <CopyButton
          look="quiet"
          size="sm"
          className="min-h-11"
          text={order.order_no}
          label={t`Copy order number`}
          copiedLabel={t`Order number copied`}
        />
        <MoreLink order={order} />
        <Link
          to="/information-center/support"
          search={{ ask, order: order.order_no }}
          className={buttonClass("ghost", "sm", "min-h-11")}
        >
          {t`Ask about this order`}
        </Link>
      </div>
    </div>
  );
}

export function OrderRow({ order }: { order: Order }) {
  const { text, tone } = orderStatus(order.type, order.status);
  return (
    <li>
      <details className="card group">
        <summary className="flex min-h-16 list-none items-center gap-3 px-4 py-3 [&::-webkit-details-marker]:hidden">
          <OrderIcon type={order.type} />
          <span className="min-w-0 flex-1">
            <span className="block text-sm font-medium">{orderName(order)}</span>
            <span className="tabular block text-xs text-quiet">
              {formatTime(order.time, "time")}
            </span>
          </span>
          <span className="flex shrink-0 flex-col items-end gap-1">
            <span className="tabular text-sm font-semibold">{formatMoney(order.amount)}</span>
            <Badge tone={tone}>{text}</Badge>
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 text-quiet transition-transform group-open:rotate-180"
          />
        </summary>
        <Details order={order} />
      </details>
    </li>
  );
}
