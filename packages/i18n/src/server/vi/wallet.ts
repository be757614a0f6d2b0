/** Texts of the wallet's errors, in Vietnamese. */
import type { walletErrors } from "@tucano/contract/errors/wallet.ts";

export const walletTexts = {
  "wallet.insufficient_funds": "Số dư của bạn không đủ",
  "wallet.account_blocked":
    "Tài khoản của bạn hiện không thể thực hiện thao tác này. Vui lòng liên hệ CSKH",
  "wallet.turnover_owed": "Bạn cần hoàn thành vòng cược còn lại trước khi rút tiền",
  "wallet.bonus_stake_too_high": "Khi đang chơi bằng tiền thưởng, mỗi lần cược tối đa là R$ {max}",
} satisfies Record<keyof typeof walletErrors, string>;
