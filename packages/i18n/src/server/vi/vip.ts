/** Texts of the VIP room's errors and notices, in Vietnamese. */
import type { vipErrors } from "@tucano/contract/errors/vip.ts";
import type { vipNotices as english } from "../en/vip.ts";

export const vipTexts = {
  "vip.upgrade_required": "Bạn cần lên cấp",
  "vip.not_eligible": "Bạn không đủ điều kiện nhận phần thưởng này",
  "vip.nothing_to_claim": "Hiện không có khoản hoàn trả nào để nhận",
  "vip.rebate_not_found": "Không có khoản hoàn trả nào cho ngày này",
} satisfies Record<keyof typeof vipErrors, string>;

export const vipNotices = {
  "vip.reward_claimed": "Nhận thưởng thành công!",
} satisfies Record<keyof typeof english, string>;
