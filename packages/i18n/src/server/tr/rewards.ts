/** Texts of rewards, in Turkish. */
import type { rewardsErrors } from "@tucano/contract/errors/rewards.ts";
import type { rewardsNotices as english } from "../en/rewards.ts";

export const rewardsTexts = {
  "rewards.not_found": "Almaya uygun değil",
  "rewards.not_yet": "Bu ödül henüz alınamaz",
  "rewards.expired": "Bu ödülün süresi doldu",
  "rewards.forfeited": "Bu ödül iptal edildi. Lütfen müşteri hizmetleriyle iletişime geçin",
  "rewards.already_used": "Bu ödül aynı CPF numarası, cihaz veya ödeme hesabıyla daha önce alındı",
  "rewards.deposit_used":
    "Bu yatırım başka bir teklif kazandırdı: her yatırım yalnızca birini kazandırır",
  "rewards.budget_spent":
    "Bu etkinliğin verdiği ödül tükendi. Ne zaman yenileneceği koşullarında yazar",
  "rewards.account_blocked":
    "Hesabınız şu anda ödül alamıyor. Lütfen müşteri hizmetleriyle iletişime geçin",
  "rewards.already_claimed": "Bu ödül daha önce alındı",
  "rewards.no_bonus": "Vazgeçebileceğiniz bir bonusunuz yok",
  "rewards.bonus_at_play":
    "Bonusunuzla oynanan bir tur hâlâ açık. Lütfen turu tamamlayıp tekrar deneyin",
} satisfies Record<keyof typeof rewardsErrors, string>;

/** Messages of success. */
export const rewardsNotices = {
  "rewards.bonus_accepted": "Bonusu kabul ettiniz. Bol şans!",
  "rewards.bonus_given_up": "Bonusunuzdan vazgeçtiniz; bonusun çevrim şartı da kalktı",
} satisfies Record<keyof typeof english, string>;
