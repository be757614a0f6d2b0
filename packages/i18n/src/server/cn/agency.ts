/** Texts of the invitation programme, in Simplified Chinese. */
import type { agencyErrors } from "@tucano/contract/errors/agency.ts";
import type { agencyNotices as english } from "../en/agency.ts";

export const agencyTexts = {
  "agency.closed": "邀请计划暂未开放",
  "agency.invalid_subordinate": "请更正表单中的错误",
  "agency.phone_invalid": "请输入正确的手机号码",
  "agency.invite_code_unknown": "该邀请码不存在",
  "agency.uid_unknown": "没有与该 UID 和手机号匹配的用户",
  "agency.already_bound": "该用户已有邀请人",
  "agency.own_tree": "不能由本人或其下级用户邀请",
  "agency.not_your_invitation": "仅可使用您本人或您所邀请用户的邀请码注册新用户",
  "agency.wish_unknown": "没有该编号的用户邀请您",
  "agency.commission_unknown": "未找到该笔佣金",
  "agency.commission_decided": "该笔佣金此前已处理，未作任何更改",
} satisfies Record<keyof typeof agencyErrors, string>;

export const agencyNotices = {
  "agency.subordinate_asked": "已向该用户发出邀请，对方接受后即加入团队",
  "agency.subordinate_registered": "用户注册成功，其业绩自 {day} 起计算",
} satisfies Record<keyof typeof english, string>;
