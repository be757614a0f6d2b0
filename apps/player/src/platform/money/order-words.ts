/** What orders are called, wherever they are named: their types, kinds and states. */
import { t } from "@lingui/core/macro";
import type { OrderStatus, OrderType } from "@tucano/contract/player/money/orders.ts";
import type { BadgeTone } from "@tucano/ui/chip.tsx";

export function orderTypeName(type: OrderType): string {
  const names: Record<OrderType, string> = {
    deposit: t`Deposit order`,
    withdrawal: t`Withdrawal order`,
    bonus: t`Bonus`,
    fee: t`Fee`,
  };
  return names[type];
}

function rewardName(kind: string): string {
  const names: Record<string, string> = {
    ftd: t`First deposit bonus`,
    "recharge-tier": t`Deposit tier bonus`,
    "recharge-rebate": t`Deposit rebate`,
    invitation: t`Invitation reward`,
    "daily-relief": t`Daily cashback`,
    day7: t`Seven-day login reward`,
    "daily-wheel": t`Daily wheel`,
    "lottery-wheel": t`Lucky wheel`,
    "promo-code": t`Promo code`,
    campaign: t`Gift from the house`,
    race: t`A place in a race`,
    shop: t`Shop`,
    manual: t`Gift from the house`,
    rebate: t`Bet rebate`,
    "vip.upgrade": t`VIP upgrade gift`,
    "vip.weekly": t`VIP weekly gift`,
    "vip.monthly": t`VIP monthly gift`,
    "agency.recharge": t`Commission on deposits`,
    "agency.betting": t`Commission on bets`,
    "agency.settlement": t`Commission on net losses`,
  };
  return names[kind] ?? t`Bonus`;
}

/** "Pix deposit", "Daily wheel", "Early withdrawal fee": one order in its own words. */
export function orderName(order: { type: OrderType; kind: string }): string {
  const { type, kind } = order;
  switch (type) {
    case "deposit":
      return t`${kind} deposit`;
    case "withdrawal":
      return t`${kind} withdrawal`;
    case "bonus":
      return rewardName(kind);
    case "fee":
      return kind === "mandatory" ? t`Early withdrawal fee` : t`Withdrawal fee`;
  }
}

export function orderStatus(
  type: OrderType,
  status: OrderStatus,
): { text: string; tone: BadgeTone } {
  const isOut = type === "withdrawal" || type === "fee";
  const all: Record<OrderStatus, { text: string; tone: BadgeTone }> = {
    created: { text: t`Being prepared`, tone: "sea" },
    awaiting: { text: t`Waiting for payment`, tone: "sea" },
    paid: { text: t`Paid`, tone: isOut ? "neutral" : "leaf" },
    credited: { text: t`Credited`, tone: "leaf" },
    expired: { text: t`Expired`, tone: "neutral" },
    cancelled: { text: t`Cancelled`, tone: "neutral" },
    refunded: { text: t`Refunded`, tone: "coral" },
    failed: { text: isOut ? t`Declined by the bank` : t`Failed`, tone: "coral" },
    submitted: { text: t`Submitted`, tone: "sea" },
    in_review: { text: t`Under review`, tone: "sea" },
    approved: { text: t`Approved`, tone: "sea" },
    paying: { text: t`Being paid`, tone: "sea" },
    rejected: { text: t`Rejected`, tone: "coral" },
    claimable: { text: t`Ready to claim`, tone: "sea" },
    claimed: { text: t`Claimed`, tone: "leaf" },
    forfeited: { text: t`Bonus forfeited`, tone: "neutral" },
  };
  return all[status];
}
