/** What a player may wish, and the rounds that are published. */
import * as z from "zod/mini";
import { about } from "@tucano/contract/schemas.ts";
import { type Play, has, kindForm, kinds, numbersForm, wins } from "../play.ts";

const card = [1, 13, 25, 37, 49, 2, 14, 26, 38, 50, 3, 15, 27, 39, 51];
const otherCard = [4, 16, 28, 40, 52, 5, 17, 29, 41, 53, 6, 18, 30, 42, 54];

export const play: Play = {
  choice: about(
    z.strictObject({
      cards: z.array(numbersForm(15, 15, 60)).check(z.minLength(1), z.maxLength(4)),
    }),
    "Up to four cards of three rows of five, the top row first.",
  ),
  action: kindForm("extra", "end"),
  rounds: [
    { choice: { cards: [card] }, actions: kinds("end") },
    { choice: { cards: [card, otherCard] }, actions: kinds("extra"), find: has("bingoExtra") },
    { choice: { cards: [otherCard] }, actions: kinds("extra"), find: wins(1_000) },
  ],
};
