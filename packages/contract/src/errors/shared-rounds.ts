/** Errors of tables with one round for everybody: code -> HTTP status. Texts: packages/i18n. */
export const sharedRoundsErrors = {
  /** The window is closed, or another round is open by now. */
  "shared_rounds.betting_closed": 409,
  "shared_rounds.too_many_bets": 409,
  /** At this stake the bet could win more than is ever paid at once. */
  "shared_rounds.win_too_high": 422,
  /** The flight was over, or the bet was decided already. */
  "shared_rounds.too_late": 409,
  "shared_rounds.chat_closed": 403,
  /** Words that are not said here, addresses, or too much at once. */
  "shared_rounds.chat_refused": 422,
} as const;
