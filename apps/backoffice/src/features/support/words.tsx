/** The texts for conversations: subject, state, assignee. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import type { ticketViews } from "@tucano/contract/backoffice/members/support.ts";
import {
  STARS_MAX,
  type TicketCategory,
  type TicketStatus,
} from "@tucano/contract/player/site/messages.ts";
import { Badge, type BadgeTone } from "@tucano/ui/chip.tsx";

export type TicketView = (typeof ticketViews)[number];

export const categoryLabels: Record<TicketCategory, MessageDescriptor> = {
  account: msg`Account`,
  deposit: msg`Deposit`,
  withdrawal: msg`Withdrawal`,
  game: msg`Game`,
  promotion: msg`Promotion`,
  responsible_gaming: msg`Responsible gaming`,
  other: msg`Something else`,
};

export const statusLabels: Record<TicketStatus, readonly [MessageDescriptor, BadgeTone]> = {
  open: [msg`Waits for us`, "gold"],
  answered: [msg`Answered`, "leaf"],
  closed: [msg`Closed`, "neutral"],
};

export const viewLabels: Record<TicketView, MessageDescriptor> = {
  mine: msg`Mine`,
  unassigned: msg`Unassigned`,
  all: msg`All`,
};

/** Null: the player gave none. */
export const starsOf = (stars: number | null): string | null =>
  stars === null ? null : "★".repeat(stars) + "☆".repeat(STARS_MAX - stars);

export function TicketBadge({ status }: { status: TicketStatus }) {
  const { _ } = useLingui();
  const [label, tone] = statusLabels[status];
  return <Badge tone={tone}>{_(label)}</Badge>;
}
