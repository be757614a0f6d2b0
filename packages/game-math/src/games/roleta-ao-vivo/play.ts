/** What a player may wish, and the rounds that are published. */
import { type Play, chipsForm } from "../play.ts";
import { LIVE_CHIPS_MAX } from "../../tables/live-table.ts";

export const play: Play = {
  bet: chipsForm(LIVE_CHIPS_MAX),
  rounds: [
    { choice: { chips: { red: 2, "17": 1 } } },
    { choice: { chips: { "dozen-1": 1, "1-2-4-5": 1 } } },
    { choice: { chips: { odd: 1, high: 1, "0-1-2": 1 } } },
  ],
};
