/** What the programme's words are called. */
import type { MessageDescriptor } from "@lingui/core";
import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import type { CommissionKind, CommissionStatus } from "@tucano/contract/player/rewards/agency.ts";
import type { BadgeTone } from "@tucano/ui/chip.tsx";

export type { CommissionKind };

const kinds: Record<CommissionKind, MessageDescriptor> = {
  recharge: msg`Deposits`,
  betting: msg`Bets`,
  settlement: msg`Settlement`,
};

export function kindText(kind: CommissionKind): string {
  return i18n._(kinds[kind]);
}

const statuses: Record<CommissionStatus, { text: MessageDescriptor; tone: BadgeTone }> = {
  on_hold: { text: msg`On hold`, tone: "sea" },
  under_review: { text: msg`Under review`, tone: "sea" },
  paid: { text: msg`Paid`, tone: "leaf" },
  taken_back: { text: msg`Nothing left`, tone: "neutral" },
  forfeited: { text: msg`Cancelled`, tone: "coral" },
};

export function statusOf(status: CommissionStatus): { text: string; tone: BadgeTone } {
  return { text: i18n._(statuses[status].text), tone: statuses[status].tone };
}

/** Level 1 came by one's own link; the others by the links of these. */
export function levelText(level: number): string {
  return level === 1 ? t`Level 1 · direct` : t`Level ${level} · indirect`;
}
