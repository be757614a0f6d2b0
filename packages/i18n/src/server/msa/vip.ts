/** Texts of the VIP room's errors and notices, in Malay. */
import type { vipErrors } from "@tucano/contract/errors/vip.ts";
import type { vipNotices as english } from "../en/vip.ts";

export const vipTexts = {
  "vip.upgrade_required": "Anda perlu naik tahap",
  "vip.not_eligible": "Anda tidak layak untuk ganjaran ini",
  "vip.nothing_to_claim": "Tiada rebat untuk dituntut sekarang",
  "vip.rebate_not_found": "Tiada rebat untuk tarikh ini",
} satisfies Record<keyof typeof vipErrors, string>;

export const vipNotices = {
  "vip.reward_claimed": "Ganjaran berjaya dituntut!",
} satisfies Record<keyof typeof english, string>;
