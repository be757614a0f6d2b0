/** What a player may wish, and the rounds that are published. */
import { type Play, TABLE_CHIPS_MAX, chipsForm } from "../play.ts";

export const play: Play = {
  bet: chipsForm(TABLE_CHIPS_MAX),
  rounds: [
    { choice: { chips: { player: 1 } } },
    { choice: { chips: { banker: 2, tie: 1 } } },
    { choice: { chips: { bankerPair: 1, player: 1 } } },
  ],
};
