/**
 * Events of fish shooting: each shot by itself.
 * See round-events.ts for what a book is.
 */
import * as z from "zod/mini";
import { about } from "../schemas.ts";
import { hundredths } from "./basics.ts";

/** What a shot did to one target. */
export const fishHit = z.object({
  target: z.string(),
  isCaught: z.boolean(),
  multiplier: about(z.int(), "What the catch pays, times the weapon's cost; 0 when it got away."),
  winHundredths: hundredths,
});
export type FishHit = z.infer<typeof fishHit>;

/** One shot, with every target that it reached, in the order in which they were chosen. */
export const fishShotEvent = z.object({
  type: z.literal("fishShot"),
  weapon: z.string(),
  hits: z.array(fishHit),
});

/** Each `type` is this family's own: no other family may use it. */
export const fishEvents = [fishShotEvent] as const;
