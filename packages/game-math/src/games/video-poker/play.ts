/** What a player may wish, and the rounds that are published. */
import * as z from "zod/mini";
import { about } from "@tucano/contract/schemas.ts";
import { type Play, whole, wins } from "../play.ts";
import { HAND_COUNTS } from "./game.ts";

export const play: Play = {
  choice: about(
    z.optional(z.nullable(z.strictObject({ hands: z.literal(HAND_COUNTS) }))),
    "Hands that are drawn to from one deal; one where it is left out.",
  ),
  action: about(
    z.strictObject({
      kind: z.literal("hold"),
      positions: z.array(whole(0, 4)).check(z.maxLength(5)),
    }),
    "Places of the cards that are held, ascending.",
  ),
  rounds: [
    { actions: [{ kind: "hold", positions: [] }] },
    { choice: { hands: 5 }, actions: [{ kind: "hold", positions: [0, 2] }] },
    { choice: { hands: 10 }, actions: [{ kind: "hold", positions: [0, 1] }], find: wins(3_000) },
  ],
};
