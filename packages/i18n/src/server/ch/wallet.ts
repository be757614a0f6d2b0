/** Texts of the wallet's errors, in Traditional Chinese. */
import type { walletErrors } from "@tucano/contract/errors/wallet.ts";

export const walletTexts = {
  "wallet.insufficient_funds": "您的餘額不足",
  "wallet.account_blocked": "您的帳戶目前無法進行此操作，請聯絡客服",
  "wallet.turnover_owed": "您還有流水尚未完成，暫時無法提款",
  "wallet.bonus_stake_too_high": "使用紅利遊玩期間，每注上限為 R$ {max}",
} satisfies Record<keyof typeof walletErrors, string>;
