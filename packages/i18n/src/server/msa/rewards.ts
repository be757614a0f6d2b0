/** Texts of rewards, in Malay. */
import type { rewardsErrors } from "@tucano/contract/errors/rewards.ts";
import type { rewardsNotices as english } from "../en/rewards.ts";

export const rewardsTexts = {
  "rewards.not_found": "Tidak layak untuk menerima",
  "rewards.not_yet": "Ganjaran ini belum boleh dituntut",
  "rewards.expired": "Ganjaran ini telah tamat tempoh",
  "rewards.forfeited": "Ganjaran ini telah dibatalkan. Sila hubungi khidmat pelanggan",
  "rewards.already_used":
    "Ganjaran ini telah dituntut dengan CPF, peranti atau akaun pembayaran yang sama",
  "rewards.deposit_used":
    "Deposit ini sudah mendapat promosi lain: satu deposit hanya mendapat satu",
  "rewards.budget_spent": "Ganjaran aktiviti ini telah habis. Syaratnya menyatakan bila ada lagi",
  "rewards.account_blocked":
    "Akaun anda tidak boleh menerima ganjaran sekarang. Sila hubungi khidmat pelanggan",
  "rewards.already_claimed": "Ganjaran ini telah dituntut",
  "rewards.no_bonus": "Anda tiada bonus untuk dilepaskan",
  "rewards.bonus_at_play":
    "Pusingan yang dimainkan dengan bonus anda belum tamat. Sila selesaikannya dan cuba lagi",
} satisfies Record<keyof typeof rewardsErrors, string>;

/** Messages of success. */
export const rewardsNotices = {
  "rewards.bonus_accepted": "Anda telah menerima bonus. Semoga berjaya!",
  "rewards.bonus_given_up": "Bonus anda telah dilepaskan dan tiada lagi syarat yang tertunggak",
} satisfies Record<keyof typeof english, string>;
