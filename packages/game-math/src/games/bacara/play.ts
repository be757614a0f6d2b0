/** What a player may wish, and the rounds that are published. */
import * as z from "zod/mini";
import { baccaratBets } from "@tucano/contract/events/cards.ts";
import { type Play, has, whole, wins } from "../play.ts";
import { BACCARAT_CHIPS_MAX } from "./game.ts";

export const play: Play = {
  choice: z.partialRecord(z.enum(baccaratBets), whole(1, BACCARAT_CHIPS_MAX)),
  rounds: [
    { choice: { player: 1 } },
    { choice: { banker: 3, tie: 1 }, find: has("baccaratThird") },
    { choice: { tie: 1, playerPair: 2, bankerPair: 1 }, find: wins(1) },
  ],
};
