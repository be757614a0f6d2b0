/** Texts of rewards, in Traditional Chinese. */
import type { rewardsErrors } from "@tucano/contract/errors/rewards.ts";
import type { rewardsNotices as english } from "../en/rewards.ts";

export const rewardsTexts = {
  "rewards.not_found": "不符合領取資格",
  "rewards.not_yet": "此獎勵尚未開放領取",
  "rewards.expired": "此獎勵已逾期",
  "rewards.forfeited": "此獎勵已取消，請聯絡客服",
  "rewards.already_used": "相同的 CPF、裝置或付款帳戶已領取過此獎勵",
  "rewards.deposit_used": "此筆儲值已享有其他優惠：每筆儲值只能享有一項",
  "rewards.budget_spent": "此活動的獎勵已發完。活動規則會說明何時再有",
  "rewards.account_blocked": "您的帳戶目前無法領取獎勵，請聯絡客服",
  "rewards.already_claimed": "此獎勵已領取",
  "rewards.no_bonus": "您沒有可放棄的紅利",
  "rewards.bonus_at_play": "您有一局使用紅利的遊戲尚未結束，請完成後再試",
} satisfies Record<keyof typeof rewardsErrors, string>;

/** Messages of success. */
export const rewardsNotices = {
  "rewards.bonus_accepted": "您已接受紅利。祝您好運！",
  "rewards.bonus_given_up": "您已放棄紅利，相關流水要求一併解除",
} satisfies Record<keyof typeof english, string>;
