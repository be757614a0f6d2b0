/** A deposit that goes on while the player looks at something else, over any page and any game. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Countdown } from "@tucano/ui/countdown.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { Check, CircleAlert, Clock } from "lucide-react";
import { useEffect } from "react";
import { monotonicNow } from "../../platform/clock.ts";
import { openModal, rememberOpenOrder } from "../../platform/shell/ui-store.ts";
import { type FollowedDeposit, openOrderQuery } from "./api.ts";
import { useFollowedDeposit } from "./use-followed-deposit.ts";

function wordsOf(deposit: FollowedDeposit): string {
  const amount = formatMoney(deposit.paid_money ?? deposit.money);
  switch (deposit.status) {
    case "created":
    case "awaiting":
      return t`Pix waiting for payment`;
    case "paid":
      return t`Payment received: ${amount}`;
    case "credited":
      return t`Deposit credited: ${amount}`;
    default:
      return t`Pix not paid`;
  }
}

/** Another device may have opened one, or this one before it was closed: the server knows. */
export function FindOpenOrder() {
  const { data: order } = useQuery(openOrderQuery);
  useEffect(() => {
    if (order !== undefined && order !== null) rememberOpenOrder(order.order_no);
  }, [order]);
  return null;
}

interface OrderPillProps {
  orderNo: string;
  /** In a game the bar is above and the stakes are below: the pill keeps off both. */
  isInGame: boolean;
}

export function OrderPill({ orderNo, isInGame }: OrderPillProps) {
  const query = useFollowedDeposit(orderNo);
  const deposit = query.data;
  if (deposit === undefined) return null;
  const isPaid = deposit.status === "paid" || deposit.status === "credited";
  const isOpen = deposit.status === "awaiting" || deposit.status === "created";
  const other = isOpen ? Clock : CircleAlert;
  const Icon = isPaid ? Check : other;
  const tone = isOpen ? "text-beak-text" : "text-quiet";
  return (
    <div role="status" className="contents">
      <button
        type="button"
        aria-haspopup="dialog"
        className={cx(
          "fixed right-3 z-30 flex min-h-11 items-center gap-2 rounded-full bg-surface-3 px-4",
          "tabular text-sm font-medium shadow-card hover:brightness-110",
          isInGame
            ? "top-[calc(52px+env(safe-area-inset-top))] lg:top-18"
            : "bottom-[calc(72px+env(safe-area-inset-bottom))] lg:bottom-6",
        )}
        onClick={() => openModal("deposit")}
      >
        <Icon aria-hidden="true" className={cx("size-4", isPaid ? "text-leaf-text" : tone)} />
        {wordsOf(deposit)}
        {isOpen && (
          // Read out it would be a clock that never stops talking.
          <span aria-hidden="true">
            <Countdown
              endsAtMs={deposit.endsAtMs}
              now={monotonicNow}
              onEnd={() => void query.refetch()}
            />
          </span>
        )}
      </button>
    </div>
  );
}
