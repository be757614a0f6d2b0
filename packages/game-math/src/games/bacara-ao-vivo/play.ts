/** What a player may wish, and the rounds that are published. */
import { type Play, chipsForm } from "../play.ts";
import { LIVE_CHIPS_MAX } from "../../tables/live-table.ts";

export const play: Play = {
  bet: chipsForm(LIVE_CHIPS_MAX),
  rounds: [
    { choice: { chips: { player: 1 } } },
    { choice: { chips: { banker: 2, tie: 1 } } },
    { choice: { chips: { bankerPair: 1, player: 1 } } },
  ],
};
