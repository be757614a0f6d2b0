/** Texts of rewards, in Indonesian. */
import type { rewardsErrors } from "@tucano/contract/errors/rewards.ts";
import type { rewardsNotices as english } from "../en/rewards.ts";

export const rewardsTexts = {
  "rewards.not_found": "Tidak memenuhi syarat untuk menerima",
  "rewards.not_yet": "Hadiah ini belum dapat diklaim",
  "rewards.expired": "Hadiah ini sudah kedaluwarsa",
  "rewards.forfeited": "Hadiah ini telah dibatalkan. Silakan hubungi layanan pelanggan",
  "rewards.already_used":
    "Hadiah ini sudah diklaim dengan CPF, perangkat, atau rekening pembayaran yang sama",
  "rewards.deposit_used": "Deposit ini sudah mendapat promo lain: satu deposit hanya mendapat satu",
  "rewards.budget_spent":
    "Hadiah aktivitas ini sudah habis. Ketentuannya menyebutkan kapan tersedia lagi",
  "rewards.account_blocked":
    "Akun Anda tidak dapat menerima hadiah sekarang. Silakan hubungi layanan pelanggan",
  "rewards.already_claimed": "Hadiah ini sudah diklaim",
  "rewards.no_bonus": "Anda tidak memiliki bonus untuk dilepas",
  "rewards.bonus_at_play":
    "Masih ada ronde dengan bonus Anda yang belum selesai. Selesaikan lalu coba lagi",
} satisfies Record<keyof typeof rewardsErrors, string>;

/** Messages of success. */
export const rewardsNotices = {
  "rewards.bonus_accepted": "Anda menerima bonus. Semoga beruntung!",
  "rewards.bonus_given_up": "Bonus Anda telah dilepas, dan tidak ada lagi kewajiban untuknya",
} satisfies Record<keyof typeof english, string>;
