/** Errors of free rounds: code -> HTTP status and what it says in English. */
export const freeRoundsErrors = {
  /** The market has no bonuses. */
  "free_rounds.not_offered": [409, "Free rounds are not offered here"],
  "free_rounds.game_not_offered": [409, "Free rounds cannot be given for this game"],
  "free_rounds.stake_not_offered": [409, "This game is not played for this stake"],
  "free_rounds.too_much": [
    409,
    "At most {rounds} free rounds of R$ {stake} each can be given at once",
  ],
  "free_rounds.time_invalid": [409, "Free rounds end after they begin, and not in the past"],
  /** What the day, or whoever gives them, may spend on free rounds is gone. */
  "free_rounds.budget_spent": [409, "The budget for free rounds has been used up"],
  "free_rounds.account_blocked": [
    403,
    "Your account cannot receive free rounds right now. Please contact customer service",
  ],
  "free_rounds.not_found": [404, "There are no such free rounds"],
  /** Played, past their time, taken back, or for another game or stake. */
  "free_rounds.over": [409, "These free rounds cannot be played any more"],
} as const;
