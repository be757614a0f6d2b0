/** Texts of the VIP room's errors and notices, in Simplified Chinese. */
import type { vipErrors } from "@tucano/contract/errors/vip.ts";
import type { vipNotices as english } from "../en/vip.ts";

export const vipTexts = {
  "vip.upgrade_required": "等级不足，请先升级",
  "vip.not_eligible": "您不符合领取该奖励的条件",
  "vip.nothing_to_claim": "暂无可领取的返水",
  "vip.rebate_not_found": "当日没有返水",
} satisfies Record<keyof typeof vipErrors, string>;

export const vipNotices = {
  "vip.reward_claimed": "奖励领取成功！",
} satisfies Record<keyof typeof english, string>;
