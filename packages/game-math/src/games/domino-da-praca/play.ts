/** What a player may wish, and the rounds that are published: the last one has the double six. */
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import { type Play, wins } from "../play.ts";
import { DOUBLE_SIX } from "./game.ts";

const paysAll = (book: readonly RoundEvent[]): boolean =>
  book.some((event) => event.type === "scratchCard" && event.fields.includes(DOUBLE_SIX));

export const play: Play = {
  rounds: [{}, { find: wins(1) }, { find: paysAll }],
};
