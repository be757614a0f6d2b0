/** Texts of rewards, in Simplified Chinese. */
import type { rewardsErrors } from "@tucano/contract/errors/rewards.ts";
import type { rewardsNotices as english } from "../en/rewards.ts";

export const rewardsTexts = {
  "rewards.not_found": "不符合领取条件",
  "rewards.not_yet": "该奖励尚未到领取时间",
  "rewards.expired": "该奖励已过期",
  "rewards.forfeited": "该奖励已被取消，请联系客服",
  "rewards.already_used": "该奖励已被相同的 CPF、设备或付款账户领取",
  "rewards.deposit_used": "该笔充值已享受其他优惠：每笔充值只能享受一项",
  "rewards.budget_spent": "此活动的奖励已发完。活动规则会说明何时再有",
  "rewards.account_blocked": "您的账户暂时无法领取奖励，请联系客服",
  "rewards.already_claimed": "该奖励已领取",
  "rewards.no_bonus": "您没有可放弃的奖金",
  "rewards.bonus_at_play": "您有一局使用奖金的游戏尚未结束，请完成后重试",
} satisfies Record<keyof typeof rewardsErrors, string>;

/** Messages of success. */
export const rewardsNotices = {
  "rewards.bonus_accepted": "您已接受奖金。祝您好运！",
  "rewards.bonus_given_up": "您已放弃奖金，相应的流水要求也已取消",
} satisfies Record<keyof typeof english, string>;
