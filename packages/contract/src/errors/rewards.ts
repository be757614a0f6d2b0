/** Errors of rewards: code -> HTTP status and what it says in English. */
export const rewardsErrors = {
  "rewards.not_found": [404, "Not eligible to receive"],
  /** Earned, but to be claimed later. */
  "rewards.not_yet": [409, "This reward cannot be claimed yet"],
  "rewards.expired": [409, "This reward has expired"],
  /** An operator took it away, with a reason. */
  "rewards.forfeited": [409, "This reward was cancelled. Please contact support"],
  /** The CPF, the device or the payment account has had it already, by another account. */
  "rewards.already_used": [
    409,
    "This reward has already been claimed with the same CPF, device or payment account",
  ],
  /** The deposit has earned another reward, and the market gives one of them for a deposit. */
  "rewards.deposit_used": [
    409,
    "This deposit has already earned another offer: each deposit earns only one",
  ],
  /** What the activity may cost has been paid out, today or altogether. */
  "rewards.budget_spent": [409, "This promotion has run out. See its terms for when there is more"],
  /** Frozen, excluded, closed or demo. */
  "rewards.account_blocked": [
    403,
    "Your account can't receive rewards right now. Please contact support",
  ],
  /** It was paid: only an adjustment takes it back. */
  "rewards.already_claimed": [409, "This reward has already been claimed"],
  "rewards.no_bonus": [409, "You have no bonus to cancel"],
  /** A round that was staked with bonus money is still open. */
  "rewards.bonus_at_play": [
    409,
    "A round played with your bonus is still open. Please finish it and try again",
  ],
} as const;
