/** Texts of the wallet's errors, in Turkish. */
import type { walletErrors } from "@tucano/contract/errors/wallet.ts";

export const walletTexts = {
  "wallet.insufficient_funds": "Bakiyeniz bu işlem için yetersiz",
  "wallet.account_blocked":
    "Hesabınız şu anda bu işlemi yapamıyor. Lütfen müşteri hizmetleriyle iletişime geçin",
  "wallet.turnover_owed": "Para çekebilmek için çevrim şartını tamamlamanız gerekiyor",
  "wallet.bonus_stake_too_high": "Bonusla oynarken bir bahis en fazla R$ {max} olabilir",
} satisfies Record<keyof typeof walletErrors, string>;
