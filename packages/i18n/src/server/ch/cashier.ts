/** Texts of the cashier's errors and notices, in Traditional Chinese. */
import type { cashierErrors } from "@tucano/contract/errors/cashier.ts";
import type { cashierNotices as english } from "../en/cashier.ts";

export const cashierTexts = {
  "cashier.method_required": "請選擇付款方式",
  "cashier.method_unavailable": "此付款方式暫時無法使用",
  "cashier.amount_below_minimum": "金額不得低於下限 R$ {min}",
  "cashier.amount_above_maximum": "金額不得高於上限 R$ {max}",
  "cashier.daily_limit_reached": "已達每日上限，今天還可提款 R$ {remaining}",
  "cashier.demo_account": "試玩帳戶只能使用試玩幣，無法存提真實款項",
  "cashier.account_blocked": "您的帳戶目前無法進行此操作，請聯絡客服",
  "cashier.too_many_open_deposits": "您有尚未付款的儲值訂單，請先付款或取消其中一筆",
  "cashier.deposit_not_found": "查無此筆儲值",
  "cashier.deposit_not_cancellable": "此筆儲值已無法取消",
  "cashier.payment_service_unavailable": "付款服務沒有回應，並未扣款，請稍後再試",
  "cashier.withdrawal_password_wrong": "提款密碼錯誤",
  "cashier.withdrawal_password_locked": "提款密碼錯誤次數過多，請稍後再試或聯絡客服",
  "cashier.turnover_owed": "您還需投注 R$ {missing} 才能提款",
  "cashier.insufficient_funds": "您的可用餘額為 R$ {available}",
  "cashier.fee_exceeds_amount": "手續費高於提款金額，請提高金額",
  "cashier.destination_required": "請選擇收款方式",
  "cashier.destination_ambiguous": "請只提供一組 PIX 金鑰或一個已儲存的帳戶",
  "cashier.destination_not_found": "查無此已儲存的金鑰或帳戶",
  "cashier.pix_key_invalid": "此 PIX 金鑰與所選類型不符",
  "cashier.pix_key_unknown": "此 PIX 金鑰未在任何銀行登記",
  "cashier.not_own_account": "收款帳戶的姓名與 CPF 必須是您本人",
  "cashier.bank_unknown": "請從清單中選擇銀行",
  "cashier.bank_account_invalid": "請確認分行代號與帳號",
  "cashier.too_many_destinations": "已達上限，最多可儲存 {max} 組金鑰與帳戶",
  "cashier.withdrawal_not_found": "查無此筆提款",
  "cashier.withdrawal_wrong_state": "此筆提款的狀態已變更，無法再進行此操作",
  "cashier.reason_required": "請填寫原因",
} satisfies Record<keyof typeof cashierErrors, string>;

export const cashierNotices = {
  "cashier.withdrawal_submitted": "提款申請已成功送出，請靜候管理員審核。",
  "cashier.deposit_opened": "PIX 付款碼已產生，請用您的銀行 App 付款",
  "cashier.destination_saved": "儲存成功",
  "cashier.note.paid_late": "您的款項在付款碼逾期後才送達，現已入帳",
  "cashier.note.paid_less": "您支付的金額少於訂單金額，已按實付金額入帳",
  "cashier.note.paid_more": "您支付的金額多於訂單金額，已全數入帳",
  "cashier.note.refunded_other_holder": "這筆款項來自他人的 CPF，已全額退回",
  "cashier.note.refunded_over_limit": "這筆付款超出可存入的限額，已全額退回",
  "cashier.note.refunded_account_blocked": "您的帳戶無法收取這筆款項，已全額退回",
  "cashier.note.refund_in_progress": "款項正退回原付款帳戶",
} satisfies Record<keyof typeof english, string>;
