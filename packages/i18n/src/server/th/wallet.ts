/** Texts of the wallet's errors, in Thai. */
import type { walletErrors } from "@tucano/contract/errors/wallet.ts";

export const walletTexts = {
  "wallet.insufficient_funds": "ยอดเงินของคุณไม่เพียงพอสำหรับรายการนี้",
  "wallet.account_blocked": "บัญชีของคุณไม่สามารถทำรายการนี้ได้ในขณะนี้ กรุณาติดต่อฝ่ายบริการลูกค้า",
  "wallet.turnover_owed": "คุณต้องทำยอดเทิร์นให้ครบก่อนจึงจะถอนเงินได้",
  "wallet.bonus_stake_too_high": "ระหว่างเล่นด้วยโบนัส เดิมพันแต่ละครั้งต้องไม่เกิน R$ {max}",
} satisfies Record<keyof typeof walletErrors, string>;
