/** Texts of the wallet's errors, in English. */
import type { walletErrors } from "@tucano/contract/errors/wallet.ts";

export const walletTexts = {
  "wallet.insufficient_funds": "Your balance is not enough for this",
  "wallet.account_blocked":
    "Your account cannot do this right now. Please contact customer service",
  "wallet.turnover_owed": "You still have turnover to complete before you can withdraw",
  "wallet.bonus_stake_too_high": "While a bonus is being played, a bet may be at most R$ {max}",
} satisfies Record<keyof typeof walletErrors, string>;
