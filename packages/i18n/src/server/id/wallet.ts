/** Texts of the wallet's errors, in Indonesian. */
import type { walletErrors } from "@tucano/contract/errors/wallet.ts";

export const walletTexts = {
  "wallet.insufficient_funds": "Saldo Anda tidak cukup untuk ini",
  "wallet.account_blocked":
    "Akun Anda tidak dapat melakukan ini sekarang. Silakan hubungi layanan pelanggan",
  "wallet.turnover_owed": "Anda masih harus memenuhi syarat turnover sebelum dapat menarik dana",
  "wallet.bonus_stake_too_high": "Selama bonus dimainkan, taruhan maksimal R$ {max}",
} satisfies Record<keyof typeof walletErrors, string>;
