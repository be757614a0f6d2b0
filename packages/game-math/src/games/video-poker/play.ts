/** What a player may wish, and the rounds that are published. */
import * as z from "zod/mini";
import { about } from "@tucano/contract/schemas.ts";
import { type Play, whole, wins } from "../play.ts";

export const play: Play = {
  action: about(
    z.strictObject({
      kind: z.literal("hold"),
      positions: z.array(whole(0, 4)).check(z.maxLength(5)),
    }),
    "Places of the cards that are held, ascending.",
  ),
  rounds: [
    { actions: [{ kind: "hold", positions: [] }] },
    { actions: [{ kind: "hold", positions: [0, 2] }] },
    { actions: [{ kind: "hold", positions: [0, 1, 2, 3, 4] }], find: wins(300) },
  ],
};
