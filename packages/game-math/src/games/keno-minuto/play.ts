/** What a player may wish, and the rounds that are published. */
import * as z from "zod/mini";
import { type Play, numbersForm } from "../play.ts";

export const play: Play = {
  bet: z.strictObject({ picks: numbersForm(1, 10, 80) }),
  rounds: [
    { choice: { picks: [8] } },
    { choice: { picks: [3, 14, 25, 36, 47] } },
    { choice: { picks: [1, 9, 17, 25, 33, 41, 49, 57, 65, 73] } },
  ],
};
