/** What a player may wish, and the rounds that are published. */
import { type Play, chipsForm, wins } from "../play.ts";
import { CHIPS_MAX } from "../../tables/chip-table.ts";

export const play: Play = {
  choice: chipsForm(CHIPS_MAX),
  rounds: [
    { choice: { chips: { red: 2, "17": 1 } } },
    { choice: { chips: { "1-2-3": 1, dozen3: 3, even: 1 } }, find: wins(1) },
    { choice: { chips: { "0": 1 } }, find: wins(1) },
  ],
};
