/** Texts of the VIP room's errors and notices, in Turkish. */
import type { vipErrors } from "@tucano/contract/errors/vip.ts";
import type { vipNotices as english } from "../en/vip.ts";

export const vipTexts = {
  "vip.upgrade_required": "Seviye atlamanız gerekiyor",
  "vip.not_eligible": "Bu ödül için uygun değilsiniz",
  "vip.nothing_to_claim": "Şu anda alınacak bir iade yok",
  "vip.rebate_not_found": "Bu gün için iade yok",
} satisfies Record<keyof typeof vipErrors, string>;

export const vipNotices = {
  "vip.reward_claimed": "Ödül başarıyla alındı!",
} satisfies Record<keyof typeof english, string>;
