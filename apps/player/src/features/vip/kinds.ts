/** What the programme's words are called. */
import type { MessageDescriptor } from "@lingui/core";
import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { giftStates } from "@tucano/contract/player/rewards/vip.ts";
import type { BadgeTone } from "@tucano/ui/chip.tsx";
import type { HistoryKind } from "../../platform/records/choices.ts";

const kinds: Record<HistoryKind, MessageDescriptor> = {
  level: msg`Level reached`,
  upgrade: msg`Level gift`,
  weekly: msg`Weekly gift`,
  monthly: msg`Monthly gift`,
};

export function kindText(kind: HistoryKind): string {
  return i18n._(kinds[kind]);
}

type GiftState = (typeof giftStates)[number];

const states: Record<GiftState, { text: MessageDescriptor; tone: BadgeTone }> = {
  none: { text: msg`No gift`, tone: "neutral" },
  locked: { text: msg`Not yet`, tone: "neutral" },
  claimable: { text: msg`To claim`, tone: "gold" },
  claimed: { text: msg`Claimed`, tone: "leaf" },
  expired: { text: msg`Expired`, tone: "neutral" },
  forfeited: { text: msg`Cancelled`, tone: "coral" },
};

export function giftState(state: GiftState): { text: string; tone: BadgeTone } {
  return { text: i18n._(states[state].text), tone: states[state].tone };
}

/** Badges are drawn for the first levels; a longer ladder wears the last of them. */
const BEST_BADGE = 6;

export function badgeOf(level: number): string {
  return `/art/vip/level-${Math.min(level, BEST_BADGE)}.avif`;
}
