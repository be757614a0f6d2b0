/** What a player may wish, and the rounds that are published. */
import * as z from "zod/mini";
import { type Play, whole, wins } from "../play.ts";

export const play: Play = {
  choice: z.strictObject({ targetHundredths: whole(101, 1_000_000) }),
  rounds: [
    { choice: { targetHundredths: 200 } },
    { choice: { targetHundredths: 150 }, find: wins(1) },
    { choice: { targetHundredths: 10_000 }, find: wins(1) },
  ],
};
