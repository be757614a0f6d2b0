/** Errors of the house-games room: code -> HTTP status and what it says in English. */
export const houseGamesErrors = {
  "house_games.session_unknown": [401, "This game session has ended. Open the game again."],
  "house_games.game_unknown": [404, "This game is not available."],
  "house_games.round_unknown": [404, "This round doesn't exist."],
  "house_games.stake_not_offered": [422, "Choose one of the stakes that the game offers."],
  "house_games.choice_not_offered": [422, "This game does not offer that choice."],
  "house_games.action_not_allowed": [409, "You can't do that now."],
  "house_games.insufficient_funds": [409, "Your balance is too low for this stake."],
  "house_games.player_blocked": [403, "Your account can't play at the moment."],
  "house_games.limit_reached": [409, "You have reached one of your limits."],
  "house_games.too_fast": [429, "The previous round has only just begun. Wait a moment."],
  "house_games.client_seed_missing": [
    409,
    "Your seed has not been chosen yet. Open the game again.",
  ],
  "house_games.seed_changed": [
    409,
    "Your seeds have changed in the meantime. Open the game again.",
  ],
  "house_games.round_unfinished": [
    409,
    "An earlier round must be finished first. Open the game again.",
  ],
  "house_games.round_void": [409, "This round is void. Nothing was charged."],
  "house_games.wallet_unavailable": [
    503,
    "We can't reach your balance right now. Try again shortly.",
  ],
} as const;
