/** Errors of the rooms rounds and replays: code -> HTTP status and what it says in English. */
export const roundsErrors = {
  "rounds.game_unavailable": [
    409,
    "This game is under maintenance. Open rounds are kept and will be finished",
  ],
  "rounds.real_play_refused": [403, "This account can't play for real money. Contact support"],
  /** Only partners have pages of their own about a round, and not about each. */
  "rounds.no_link": [404, "The studio doesn't show this round"],
  "rounds.studio_unreachable": [503, "The game server isn't answering. Try again in a moment"],
  "replays.not_found": [404, "There is nothing to watch here. The link may have ended."],
} as const;
