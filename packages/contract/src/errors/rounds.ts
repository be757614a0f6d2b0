/** Errors of the rounds room: code -> HTTP status. Texts: packages/i18n. */
export const roundsErrors = {
  "rounds.game_unavailable": 409,
  "rounds.real_play_refused": 403,
  "rounds.studio_unreachable": 503,
} as const;
