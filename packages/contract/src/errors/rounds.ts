/** Errors of the rounds room: code -> HTTP status and what it says in English. */
export const roundsErrors = {
  "rounds.game_unavailable": [
    409,
    "This game is under maintenance. Open rounds are kept and finished",
  ],
  "rounds.real_play_refused": [
    403,
    "This account cannot play with real money. Contact customer service",
  ],
  "rounds.studio_unreachable": [503, "The game's server does not answer. Try again in a moment"],
} as const;
