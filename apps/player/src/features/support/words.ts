import { t } from "@lingui/core/macro";
import type { TicketCategory, TicketStatus } from "@tucano/contract/player/site/messages.ts";
import type { BadgeTone } from "@tucano/ui/chip.tsx";

export function categoryName(category: TicketCategory): string {
  const names: Record<TicketCategory, string> = {
    account: t`My account`,
    deposit: t`A deposit`,
    withdrawal: t`A withdrawal`,
    game: t`A game or a round`,
    promotion: t`A bonus or reward`,
    responsible_gaming: t`Limits and time-outs`,
    other: t`Something else`,
  };
  return names[category];
}

export function ticketStatus(status: TicketStatus): { text: string; tone: BadgeTone } {
  const all: Record<TicketStatus, { text: string; tone: BadgeTone }> = {
    open: { text: t`Waiting for us`, tone: "neutral" },
    answered: { text: t`Answered`, tone: "sea" },
    closed: { text: t`Closed`, tone: "neutral" },
  };
  return all[status];
}

interface Hint {
  text: string;
  to:
    | "/rechargeRecord"
    | "/withdrawalRecord"
    | "/records"
    | "/responsible-gaming"
    | "/order-center";
  label: string;
}

/** What often answers the question before it is asked. */
export function hintFor(category: TicketCategory): Hint | null {
  const hints: Partial<Record<TicketCategory, Hint>> = {
    deposit: {
      text: t`Each deposit shows its status. The order number helps us find it.`,
      to: "/rechargeRecord",
      label: t`Deposit history`,
    },
    withdrawal: {
      text: t`Each withdrawal shows its steps and when you'll receive it.`,
      to: "/withdrawalRecord",
      label: t`Withdrawal history`,
    },
    game: {
      text: t`Each round has an ID. With it we can replay the round step by step.`,
      to: "/records",
      label: t`Bet history`,
    },
    promotion: {
      text: t`You'll find your bonuses in the order centre.`,
      to: "/order-center",
      label: t`Order centre`,
    },
    responsible_gaming: {
      text: t`You can set limits and time-outs yourself, with immediate effect.`,
      to: "/responsible-gaming",
      label: t`Responsible gaming`,
    },
  };
  return hints[category] ?? null;
}
