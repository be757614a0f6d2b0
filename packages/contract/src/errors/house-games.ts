/** Errors of the house-games room: code -> HTTP status. Texts: packages/i18n. */
export const houseGamesErrors = {
  "house_games.session_unknown": 401,
  "house_games.game_unknown": 404,
  "house_games.round_unknown": 404,
  "house_games.stake_not_offered": 422,
  "house_games.choice_not_offered": 422,
  "house_games.action_not_allowed": 409,
  "house_games.insufficient_funds": 409,
  "house_games.player_blocked": 403,
  "house_games.limit_reached": 409,
  "house_games.too_fast": 429,
  "house_games.client_seed_missing": 409,
  "house_games.seed_changed": 409,
  "house_games.round_unfinished": 409,
  "house_games.round_void": 409,
  "house_games.wallet_unavailable": 503,
} as const;
