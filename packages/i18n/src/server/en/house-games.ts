import type { houseGamesErrors } from "@tucano/contract/errors/house-games.ts";

export const houseGamesTexts = {
  "house_games.session_unknown": "This game session has ended. Open the game again.",
  "house_games.game_unknown": "This game is not available.",
  "house_games.round_unknown": "There is no such round.",
  "house_games.stake_not_offered": "Choose one of the stakes that the game offers.",
  "house_games.choice_not_offered": "This game does not offer that choice.",
  "house_games.action_not_allowed": "That step is not possible now.",
  "house_games.insufficient_funds": "Your balance is too low for this stake.",
  "house_games.player_blocked": "Your account cannot play at the moment.",
  "house_games.limit_reached": "You have reached one of your limits.",
  "house_games.too_fast": "The previous round has only just begun. Wait a moment.",
  "house_games.client_seed_missing": "Your seed has not been chosen yet. Open the game again.",
  "house_games.seed_changed": "Your seeds have changed meanwhile. Open the game again.",
  "house_games.round_unfinished": "An earlier round must be finished first. Open the game again.",
  "house_games.round_void": "This round was cancelled; nothing was charged.",
  "house_games.wallet_unavailable": "Your balance cannot be reached right now. Try again shortly.",
} satisfies Record<keyof typeof houseGamesErrors, string>;
