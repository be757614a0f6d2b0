/** What a player may wish, and the rounds that are published. */
import { type Play, wins } from "../play.ts";

export const play: Play = {
  rounds: [{}, { find: wins(1) }, { find: wins(1_000) }],
};
