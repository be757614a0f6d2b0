/** What a player may wish, and the rounds that are published. */
import * as z from "zod/mini";
import { type Play, whole, wins } from "../play.ts";

export const play: Play = {
  choice: z.strictObject({ side: z.enum(["under", "over"]), target: whole(0, 9_999) }),
  rounds: [
    { choice: { side: "under", target: 4_950 } },
    { choice: { side: "over", target: 9_000 } },
    { choice: { side: "under", target: 250 }, find: wins(1) },
  ],
};
