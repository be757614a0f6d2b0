/** Texts of the invitation programme, in Traditional Chinese. */
import type { agencyErrors } from "@tucano/contract/errors/agency.ts";
import type { agencyNotices as english } from "../en/agency.ts";

export const agencyTexts = {
  "agency.closed": "邀請計畫目前未開放",
  "agency.invalid_subordinate": "請修正表單中的錯誤",
  "agency.phone_invalid": "請輸入正確的手機號碼",
  "agency.invite_code_unknown": "查無此邀請碼",
  "agency.uid_unknown": "查無符合此 UID 與手機號碼的用戶",
  "agency.already_bound": "此用戶已有邀請人",
  "agency.own_tree": "用戶不能由本人或其下線邀請",
  "agency.not_your_invitation": "您只能使用自己或您所邀請用戶的邀請碼來註冊新用戶",
  "agency.wish_unknown": "沒有此編號的用戶邀請您",
  "agency.commission_unknown": "查無此筆佣金",
  "agency.commission_decided": "此筆佣金先前已處理，未作任何變更",
} satisfies Record<keyof typeof agencyErrors, string>;

export const agencyNotices = {
  "agency.subordinate_asked": "已向該用戶發出邀請，對方接受後即加入團隊",
  "agency.subordinate_registered": "用戶註冊成功，其業績自 {day} 起計算",
} satisfies Record<keyof typeof english, string>;
