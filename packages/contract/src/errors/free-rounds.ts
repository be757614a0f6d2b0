/** Errors of free rounds: code -> HTTP status and what it says in English. */
export const freeRoundsErrors = {
  /** The market has no bonuses. */
  "free_rounds.not_offered": [409, "Free rounds aren't offered here"],
  "free_rounds.game_not_offered": [409, "Free rounds aren't available for this game"],
  "free_rounds.stake_not_offered": [409, "This game doesn't offer this stake"],
  "free_rounds.too_much": [
    409,
    "You can give up to {rounds} free rounds of R$ {stake} each at a time",
  ],
  "free_rounds.time_invalid": [409, "Free rounds must end after they start, and in the future"],
  /** What the day, or whoever gives them, may spend on free rounds is gone. */
  "free_rounds.budget_spent": [409, "The budget for free rounds has been used up"],
  "free_rounds.account_blocked": [
    403,
    "Your account can't receive free rounds right now. Please contact support",
  ],
  "free_rounds.not_found": [404, "These free rounds don't exist"],
  /** Played, past their time, taken back, or for another game or stake. */
  "free_rounds.over": [409, "These free rounds can no longer be played"],
} as const;
