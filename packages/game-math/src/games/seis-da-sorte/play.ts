/** What a player may wish, and the rounds that are published. */
import * as z from "zod/mini";
import { type Play, numbersForm } from "../play.ts";

export const play: Play = {
  bet: z.strictObject({ picks: numbersForm(6, 6, 60) }),
  rounds: [
    { choice: { picks: [4, 7, 9, 13, 22, 31] } },
    { choice: { picks: [10, 20, 30, 40, 50, 60] } },
    { choice: { picks: [7, 14, 21, 28, 35, 42] } },
  ],
};
