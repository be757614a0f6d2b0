/** What goes out by e-mail and SMS, in Simplified Chinese. An empty line parts paragraphs. */
import type { mailTexts as english } from "../en/mail.ts";

export const mailTexts = {
  "mail.signature":
    "Tucano\n\n您收到此邮件，是因为您在我们这里开立了账户。" +
    "我们绝不会通过电话或消息向您索要密码或验证码。",
  "mail.email_code.subject": "您的 Tucano 验证码：{code}",
  "mail.email_code.body":
    "您好：\n\n您正在绑定此邮箱，验证码为 {code}，{minutes} 分钟内有效。" +
    "\n\n如非您本人操作，请忽略此邮件。",
  "mail.password_link.subject": "设置您的 Tucano 密码",
  "mail.password_link.body":
    "您好，{account}：\n\n请通过此链接设置新的登录密码：\n\n{link}\n\n链接在 {minutes} 分钟内有效，且只能使用一次。保存后，所有设备都将退出登录。\n\n如果不是您申请的，请不要理会：您的密码不会改变。",
  "mail.security.subject": "您的 Tucano 账户信息已变更",
  "mail.security.body":
    "{account}，您好：\n\n{change, select, password {您的密码已修改，其他设备均已退出登录。} " +
    "withdrawal_password {您的提现密码已修改。} email {您的账户已绑定另一个邮箱。} " +
    "totp_on {您的账户已启用身份验证器。} totp_off {您账户的身份验证器已移除。} " +
    "passkey {您的账户已添加通行密钥。} other {您账户的安全设置已变更。}}" +
    "\n\n如非您本人操作，请立即联系客服。",
  "sms.login_code": "【Tucano】您的登录验证码为 {code}，{minutes} 分钟内有效。请勿告知他人。",
} satisfies Record<keyof typeof english, string>;
