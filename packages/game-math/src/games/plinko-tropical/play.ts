/** What a player may wish, and the rounds that are published. */
import * as z from "zod/mini";
import { type Play, riskForm, whole, wins } from "../play.ts";
import { PLINKO_BALLS } from "./game.ts";

export const play: Play = {
  choice: z.strictObject({
    rows: whole(8, 16),
    risk: riskForm,
    balls: z.optional(z.literal([...PLINKO_BALLS])),
  }),
  rounds: [
    { choice: { rows: 8, risk: "low" } },
    { choice: { rows: 12, risk: "medium", balls: 3 } },
    { choice: { rows: 16, risk: "high" }, find: wins(500) },
  ],
};
