/** The words for kinds and states of requests. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type {
  ApprovalKindName,
  approvalStates,
  approvalTies,
} from "@tucano/contract/backoffice/access/approvals.ts";
import type { BadgeTone } from "@tucano/ui/chip.tsx";

export type ApprovalState = (typeof approvalStates)[number];

export const kindLabels: Record<ApprovalKindName, MessageDescriptor> = {
  "member.adjust": msg`Manual money`,
  "member.grant": msg`Reward by hand`,
  "member.erase": msg`Person erased for good`,
  "member.freeze": msg`Several players frozen`,
  "withdrawal.payout": msg`Payout`,
  "withdrawal.rules": msg`Rules that approve withdrawals`,
  "payment.terms": msg`Limits and fees`,
  "staff.invite": msg`Invitation`,
  "staff.disable": msg`Account closed`,
  "staff.enable": msg`Account opened again`,
  "staff.reset": msg`Access reset`,
  "staff.role": msg`Role of an account`,
  "role.save": msg`Role`,
  "role.remove": msg`Role removed`,
  "game.configure": msg`Game`,
  "studio.save": msg`Terms of a partner`,
  "studio.key": msg`Key of a partner`,
  "game.publication": msg`Imported game`,
  "round.void": msg`Round called off`,
  "market.set": msg`Numbers of the market`,
  "promotion.set": msg`Numbers of a promotion`,
  "campaign.start": msg`Campaign`,
  "message.send": msg`Message to a segment`,
  "free_rounds.give": msg`Free rounds`,
  "race.publish": msg`Race`,
  "race.disqualify": msg`Player out of a race`,
  "promo_code.open": msg`Promo code`,
  "agency.release": msg`Stopped commission`,
  "affiliate.deal": msg`Deal with an affiliate`,
  "affiliate.correct": msg`Correction for an affiliate`,
  "affiliate.payout": msg`Statement of an affiliate`,
};

export const tieLabels: Record<(typeof approvalTies)[number], MessageDescriptor> = {
  sponsor: msg`One let the other in, or gave them their rights, or somebody did so for both.`,
  device: msg`Both have worked on this device.`,
  address: msg`Both were at one network address within an hour.`,
};

export const stateLabels: Record<ApprovalState, readonly [MessageDescriptor, BadgeTone]> = {
  waiting: [msg`Waiting`, "gold"],
  approved: [msg`Agreed, being done`, "sea"],
  executed: [msg`Done`, "leaf"],
  failed: [msg`Could not be done`, "coral"],
  rejected: [msg`Refused`, "coral"],
  withdrawn: [msg`Taken back`, "neutral"],
  expired: [msg`Expired`, "neutral"],
};
