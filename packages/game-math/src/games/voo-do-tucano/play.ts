/** What a player may wish, and the rounds that are published. */
import * as z from "zod/mini";
import { about } from "@tucano/contract/schemas.ts";
import { type Play, whole } from "../play.ts";

export const play: Play = {
  bet: about(
    z.strictObject({
      autoHundredths: z.optional(z.nullable(whole(101, 1_000_000))),
    }),
    "Null or missing: the player cashes out by hand.",
  ),
  rounds: [150, 200, 110].map((autoHundredths) => ({ choice: { autoHundredths } })),
};
