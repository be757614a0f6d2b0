/** What a player may wish, and the rounds that are published. */
import { type Play, chipsForm, wins } from "../play.ts";
import { CHIPS_MAX } from "../../tables/chip-table.ts";

export const play: Play = {
  choice: chipsForm(CHIPS_MAX),
  rounds: [
    { choice: { chips: { dragon: 1, tie: 1 } } },
    { choice: { chips: { tigerBig: 1, dragonHearts: 1 } }, find: wins(1) },
    { choice: { chips: { tiger: 2, suitedTie: 1 } }, find: wins(5_000) },
  ],
};
