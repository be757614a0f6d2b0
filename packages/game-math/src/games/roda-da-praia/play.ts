/** What a player may wish, and the rounds that are published. */
import * as z from "zod/mini";
import { type Play, riskForm, wins } from "../play.ts";

export const play: Play = {
  choice: z.strictObject({ segments: z.literal([10, 20, 30, 40, 50]), risk: riskForm }),
  rounds: [
    { choice: { segments: 10, risk: "low" } },
    { choice: { segments: 30, risk: "medium" } },
    { choice: { segments: 50, risk: "high" }, find: wins(1) },
  ],
};
