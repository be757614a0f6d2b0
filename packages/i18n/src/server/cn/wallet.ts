/** Texts of the wallet's errors, in Simplified Chinese. */
import type { walletErrors } from "@tucano/contract/errors/wallet.ts";

export const walletTexts = {
  "wallet.insufficient_funds": "您的余额不足",
  "wallet.account_blocked": "您的账户暂时无法进行此操作，请联系客服",
  "wallet.turnover_owed": "您尚有流水未完成，暂时无法提现",
  "wallet.bonus_stake_too_high": "使用奖金游戏期间，单注最高为 R$ {max}",
} satisfies Record<keyof typeof walletErrors, string>;
