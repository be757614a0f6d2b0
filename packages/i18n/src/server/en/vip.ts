/** Texts of the VIP room's errors and notices, in English. */
import type { vipErrors } from "@tucano/contract/errors/vip.ts";

export const vipTexts = {
  "vip.upgrade_required": "Upgrade required",
  "vip.not_eligible": "You're not eligible for this reward",
  "vip.nothing_to_claim": "There is no rebate to claim right now",
  "vip.rebate_not_found": "There is no rebate for this day",
} satisfies Record<keyof typeof vipErrors, string>;

export const vipNotices = {
  "vip.reward_claimed": "Reward claimed successfully!",
} as const;
