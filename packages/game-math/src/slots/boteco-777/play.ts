/** What a player may wish, and the rounds that are published. */
import * as z from "zod/mini";
import { type Play, whole, wins } from "../../games/play.ts";

export const play: Play = {
  choice: z.optional(z.nullable(z.strictObject({ lines: whole(1, 5) }))),
  rounds: [
    { choice: { lines: 1 } },
    { find: wins(1) },
    { choice: { lines: 3 }, find: wins(1_000) },
  ],
};
