/** What a player may wish, and the rounds that are published. */
import { type Play, chipsForm, wins } from "../play.ts";
import { CHIPS_MAX } from "../../tables/chip-table.ts";

export const play: Play = {
  choice: chipsForm(CHIPS_MAX),
  rounds: [
    { choice: { chips: { big: 1, single3: 2 } } },
    { choice: { chips: { total11: 1, "pair1-6": 1 } }, find: wins(1) },
    { choice: { chips: { anyTriple: 1, small: 1 } }, find: wins(1_000) },
  ],
};
