/** Texts of the VIP room's errors and notices, in Indonesian. */
import type { vipErrors } from "@tucano/contract/errors/vip.ts";
import type { vipNotices as english } from "../en/vip.ts";

export const vipTexts = {
  "vip.upgrade_required": "Anda perlu naik level",
  "vip.not_eligible": "Anda tidak memenuhi syarat untuk hadiah ini",
  "vip.nothing_to_claim": "Belum ada rebate yang dapat diklaim",
  "vip.rebate_not_found": "Tidak ada rebate untuk tanggal ini",
} satisfies Record<keyof typeof vipErrors, string>;

export const vipNotices = {
  "vip.reward_claimed": "Hadiah berhasil diklaim!",
} satisfies Record<keyof typeof english, string>;
