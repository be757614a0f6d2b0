/** What a player may wish, and the rounds that are published. */
import * as z from "zod/mini";
import { blackjackActions, blackjackSideBets } from "@tucano/contract/events/cards.ts";
import { about } from "@tucano/contract/schemas.ts";
import { type Play, has, kindForm, kinds } from "../play.ts";
import { SEATS_MAX } from "./choice.ts";

const sides = z.array(z.enum(blackjackSideBets)).check(z.maxLength(blackjackSideBets.length));

export const play: Play = {
  choice: about(
    z.optional(
      z.nullable(
        z.strictObject({
          hands: z.array(sides).check(z.minLength(1), z.maxLength(SEATS_MAX)),
        }),
      ),
    ),
    "By hand the side bets on it; one hand without any where it is left out.",
  ),
  action: kindForm(...blackjackActions),
  rounds: [
    { actions: kinds("decline", "stand") },
    {
      choice: { hands: [["perfectPairs"], [], ["perfectPairs", "plusThree"]] },
      actions: kinds("decline", "split", "double", "stand"),
      find: has("blackjackSplit"),
    },
    {
      choice: { hands: [["plusThree"], []] },
      actions: kinds("insure", "hit", "stand", "surrender"),
      find: has("blackjackInsurance"),
    },
  ],
};
