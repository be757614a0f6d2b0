/** What a player may wish, and the rounds that are published. */
import * as z from "zod/mini";
import { about } from "@tucano/contract/schemas.ts";
import { type Play, numbersForm } from "../play.ts";

const card = [
  [4, 11, 2, 15, 8],
  [30, 17, 22, 25, 19],
  [31, 44, 38, 40],
  [60, 46, 53, 58, 49],
  [75, 61, 68, 70, 66],
];

/** Its corners and its cross are complete early in the third round. */
const luckyCard = [
  [15, 10, 14, 1, 9],
  [26, 29, 25, 18, 16],
  [40, 31, 32, 33],
  [58, 60, 50, 47, 46],
  [71, 68, 73, 70, 61],
];

export const play: Play = {
  bet: about(
    z.strictObject({
      card: z.array(numbersForm(4, 5, 75)).check(z.minLength(5), z.maxLength(5)),
    }),
    "Five columns from the left, each from the top: of 1-15, 16-30, 31-45 (four numbers around " +
      "the free place), 46-60 and 61-75.",
  ),
  rounds: [card, card, luckyCard].map((one) => ({ choice: { card: one } })),
};
