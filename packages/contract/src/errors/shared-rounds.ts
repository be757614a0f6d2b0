/** Errors of tables with one round for everybody: code -> HTTP status and what it says in English. */
export const sharedRoundsErrors = {
  /** The window is closed, or another round is open by now. */
  "shared_rounds.betting_closed": [409, "Betting is closed. Your bet wasn't accepted."],
  "shared_rounds.too_many_bets": [409, "You've placed as many bets as this round allows."],
  /** At this stake the bet could win more than is ever paid at once. */
  "shared_rounds.win_too_high": [
    422,
    "This bet could win more than R$ {win}, the maximum payout. Bet up to R$ {max}.",
  ],
  /** The flight was over, or the bet was decided already. */
  "shared_rounds.too_late": [409, "Too late: the round had already ended."],
  "shared_rounds.chat_closed": [403, "The chat is closed at this table."],
  /** Words that are not said here, addresses, or too much at once. */
  "shared_rounds.chat_refused": [422, "This message can't be posted."],
} as const;
