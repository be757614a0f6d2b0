/** The words and colours of the states in which a deposit no longer waits for its payment. */
import { t } from "@lingui/core/macro";
import { Check, Clock, type LucideIcon, RotateCcw, X } from "lucide-react";
import type { FollowedDeposit } from "./api.ts";

type Status = Exclude<FollowedDeposit["status"], "created" | "awaiting">;

interface Ending {
  icon: LucideIcon;
  tone: string;
  title: string;
  text: string;
}

const good = "bg-leaf/15 text-leaf-text";
const calm = "bg-surface-3 text-quiet";
const sea = "bg-sea/15 text-sea-text";
const bad = "bg-coral/15 text-coral-text";

function endingOf(status: Status): Ending {
  const endings: Record<Status, Ending> = {
    paid: {
      icon: Clock,
      tone: good,
      title: t`Payment received`,
      text: t`We're adding it to your balance.`,
    },
    credited: {
      icon: Check,
      tone: good,
      title: t`Deposit credited`,
      text: t`The money is in your balance.`,
    },
    expired: {
      icon: Clock,
      tone: calm,
      title: t`The code has expired`,
      text: t`Nothing was charged. If you have paid already, the payment is still credited.`,
    },
    cancelled: {
      icon: X,
      tone: calm,
      title: t`Deposit cancelled`,
      text: t`Nothing was charged. Please do not pay the old code.`,
    },
    refunded: {
      icon: RotateCcw,
      tone: sea,
      title: t`Payment refunded`,
      text: t`The whole amount returns to the account it came from.`,
    },
    failed: {
      icon: X,
      tone: bad,
      title: t`The deposit didn't go through`,
      text: t`Nothing was charged. You can try again.`,
    },
  };
  return endings[status];
}

/** Paid by somebody else, or for an account that may receive nothing: on its way back. */
export function isGoingBack(deposit: FollowedDeposit): boolean {
  return deposit.status === "paid" && deposit.note !== null;
}

export function shownEnding(deposit: FollowedDeposit): Ending {
  if (isGoingBack(deposit)) {
    return { ...endingOf("refunded"), title: t`Payment is being refunded` };
  }
  // An order that still waits is shown by its code and never comes here.
  const { status } = deposit;
  return endingOf(status === "created" || status === "awaiting" ? "paid" : status);
}
