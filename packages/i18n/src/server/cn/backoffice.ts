/** Texts of the back office's errors, in Simplified Chinese. */
import type { backofficeErrors } from "@tucano/contract/errors/backoffice.ts";

export const backofficeTexts = {
  "backoffice.wrong_credentials": "邮箱或密码不正确",
  "backoffice.wrong_code": "验证码不正确或已被使用",
  "backoffice.sign_in_expired": "本次登录已过期，请重新开始",
  "backoffice.too_many_attempts": "尝试次数过多，请在 {seconds} 秒后重试。",
  "backoffice.not_permitted": "您的角色无权执行此操作",
  "backoffice.reason_required": "请填写原因，至少 3 个字符",
  "backoffice.member_not_found": "该玩家不存在",
  "backoffice.withdrawal_not_found": "该笔提现不存在",
  "backoffice.withdrawal_already_decided": "该笔提现已不在待审核状态",
  "backoffice.member_state_conflict": "该玩家的当前状态不允许此操作",
} satisfies Record<keyof typeof backofficeErrors, string>;
