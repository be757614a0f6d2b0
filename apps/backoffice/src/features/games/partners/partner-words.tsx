/** The words for what is agreed with a partner. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import type { networksModes, rollbackWords } from "@tucano/contract/backoffice/games/studios.ts";
import type { FramePermission, FrameWords } from "@tucano/contract/studios/partner-frame.ts";
import { Badge, type BadgeTone } from "@tucano/ui/chip.tsx";

type Words<Name extends string> = Record<Name, MessageDescriptor>;

export const speakingWords: Words<FrameWords> = {
  silent: msg`It says nothing`,
  tucano: msg`Our own words`,
  hizi: msg`The words of hizi`,
  rubyplay: msg`The words of RubyPlay`,
  marbles: msg`The words of 155.io`,
};

export const permissionWords: Words<FramePermission> = {
  popups: msg`Open windows`,
  forms: msg`Send forms`,
};

export const modeWords: Words<(typeof networksModes)[number]> = {
  log: msg`Note them and answer`,
  enforce: msg`Refuse them`,
};

export const rollbackLabels: Words<(typeof rollbackWords)[number]> = {
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: msg`The bet does not exist`,
  RS_ERROR_TRANSACTION_ROLLED_BACK: msg`The bet was rolled back`,
};

const states: Record<"active" | "away" | "disabled", readonly [MessageDescriptor, BadgeTone]> = {
  active: [msg`Open`, "leaf"],
  away: [msg`Does not answer`, "gold"],
  disabled: [msg`Switched off`, "coral"],
};

export function PartnerBadge({ status, isAway }: { status: string; isAway: boolean }) {
  const { _ } = useLingui();
  const open = isAway ? states.away : states.active;
  const [text, tone] = status === "disabled" ? states.disabled : open;
  return <Badge tone={tone}>{_(text)}</Badge>;
}
