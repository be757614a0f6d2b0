/** What a player may wish, and the rounds that are published. */
import * as z from "zod/mini";
import { type Play, feature } from "../../games/play.ts";

export const play: Play = {
  choice: z.optional(z.nullable(z.strictObject({ buy: z.boolean() }))),
  rounds: [{}, { choice: { buy: true } }, { find: feature }],
};
