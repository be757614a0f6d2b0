/** What a player may wish, and the rounds that are published. */
import * as z from "zod/mini";
import { about } from "@tucano/contract/schemas.ts";
import { type Play, numbersForm } from "../play.ts";

const card = [
  [4, 16, 22, 58, 81],
  [9, 30, 47, 63, 74],
  [12, 28, 51, 69, 90],
];

/** Its first row is complete early in the third round. */
const luckyCard = [
  [9, 10, 25, 34, 46],
  [33, 51, 65, 79, 84],
  [1, 22, 41, 69, 90],
];

export const play: Play = {
  bet: about(
    z.strictObject({
      card: z.array(numbersForm(5, 5, 90)).check(z.minLength(3), z.maxLength(3)),
    }),
    "Three rows of five.",
  ),
  rounds: [card, card, luckyCard].map((one) => ({ choice: { card: one } })),
};
