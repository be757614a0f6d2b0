/** What the vip room says beside its errors, in English. */
export const vipNotices = {
  "vip.reward_claimed": "Reward claimed successfully!",
} as const;
