/** What the rewards room says beside its errors, in English. */
export const rewardsNotices = {
  "rewards.bonus_accepted": "You accepted the bonus. Good luck!",
  "rewards.bonus_given_up": "Your bonus was cancelled, with nothing left to wager for it",
} as const;
