/** What goes out by e-mail and SMS, in Traditional Chinese. An empty line parts paragraphs. */
import type { mailTexts as english } from "../en/mail.ts";

export const mailTexts = {
  "mail.signature":
    "Tucano\n\n您收到這封郵件，是因為您擁有我們的帳戶。" +
    "我們絕不會透過電話或訊息向您索取密碼或驗證碼。",
  "mail.email_code.subject": "您的 Tucano 驗證碼：{code}",
  "mail.email_code.body":
    "您好：\n\n您綁定此電子郵件的驗證碼為 {code}，有效時間 {minutes} 分鐘。" +
    "\n\n若非您本人要求，請忽略這封郵件。",
  "mail.password_link.subject": "設定您的 Tucano 密碼",
  "mail.password_link.body":
    "您好，{account}：\n\n請透過此連結設定新的登入密碼：\n\n{link}\n\n連結在 {minutes} 分鐘內有效，且只能使用一次。儲存後，所有裝置都會登出。\n\n如果不是您申請的，請不要理會：您的密碼不會改變。",
  "mail.security.subject": "您的 Tucano 帳戶已有變更",
  "mail.security.body":
    "{account} 您好：\n\n{change, select, password {您的密碼已變更，其他裝置均已登出。} " +
    "withdrawal_password {您的提款密碼已變更。} email {您的帳戶已綁定另一個電子郵件。} " +
    "totp_on {您的帳戶已設定驗證器應用程式。} totp_off {您帳戶的驗證器應用程式已移除。} " +
    "passkey {您的帳戶已新增通行金鑰。} other {您帳戶的安全設定已變更。}}" +
    "\n\n若非您本人操作，請立即聯絡客服。",
  "sms.login_code": "【Tucano】登入驗證碼 {code}，有效時間 {minutes} 分鐘，請勿告訴任何人。",
} satisfies Record<keyof typeof english, string>;
