import type { roundsErrors } from "@tucano/contract/errors/rounds.ts";

export const roundsTexts = {
  "rounds.game_unavailable": "This game is under maintenance. Open rounds are kept and finished",
  "rounds.real_play_refused": "This account cannot play with real money. Contact customer service",
  "rounds.studio_unreachable": "The game's server does not answer. Try again in a moment",
} satisfies Record<keyof typeof roundsErrors, string>;
