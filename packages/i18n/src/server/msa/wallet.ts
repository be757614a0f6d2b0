/** Texts of the wallet's errors, in Malay. */
import type { walletErrors } from "@tucano/contract/errors/wallet.ts";

export const walletTexts = {
  "wallet.insufficient_funds": "Baki anda tidak mencukupi untuk ini",
  "wallet.account_blocked":
    "Akaun anda tidak boleh melakukan ini sekarang. Sila hubungi khidmat pelanggan",
  "wallet.turnover_owed": "Anda masih perlu memenuhi syarat pusing ganti sebelum pengeluaran",
  "wallet.bonus_stake_too_high": "Semasa bonus dimainkan, taruhan tidak boleh melebihi R$ {max}",
} satisfies Record<keyof typeof walletErrors, string>;
