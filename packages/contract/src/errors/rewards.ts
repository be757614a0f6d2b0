/** Errors of rewards: code -> HTTP status. Texts: packages/i18n. */
export const rewardsErrors = {
  "rewards.not_found": 404,
  /** Earned, but to be claimed later. */
  "rewards.not_yet": 409,
  "rewards.expired": 409,
  /** An operator took it away, with a reason. */
  "rewards.forfeited": 409,
  /** The CPF, the device or the payment account has had it already, by another account. */
  "rewards.already_used": 409,
  /** The deposit has earned another reward, and the market gives one of them for a deposit. */
  "rewards.deposit_used": 409,
  /** What the activity may cost has been paid out, today or altogether. */
  "rewards.budget_spent": 409,
  /** Frozen, excluded, closed or demo. */
  "rewards.account_blocked": 403,
  /** It was paid: only an adjustment takes it back. */
  "rewards.already_claimed": 409,
  "rewards.no_bonus": 409,
  /** A round that was staked with bonus money is still open. */
  "rewards.bonus_at_play": 409,
} as const;
