/**
 * Events of the table games: roulette, sic bo, dragon tiger.
 * See round-events.ts for what a book is.
 */
import * as z from "zod/mini";
import { about } from "../schemas.ts";
import { card, hundredths } from "./basics.ts";

/** One spot of the table that pays: stakes come back with it. */
export const spotWin = z.object({
  spot: z.string(),
  chips: z.int(),
  winHundredths: about(hundredths, "For all chips on the spot, in hundredths of one chip."),
});
export type SpotWin = z.infer<typeof spotWin>;

/** The ball lies in a pocket. */
export const rouletteSpinEvent = z.object({
  type: z.literal("rouletteSpin"),
  pocket: z.int(),
  wins: z.array(spotWin),
});

/** Three dice have come to rest, in the order in which they were drawn. */
export const sicBoRollEvent = z.object({
  type: z.literal("sicBoRoll"),
  dice: z.array(z.int()),
  total: z.int(),
  wins: z.array(spotWin),
});

/** One card for the dragon, one for the tiger; the higher rank wins, the ace is the lowest. */
export const dragonTigerDealEvent = z.object({
  type: z.literal("dragonTigerDeal"),
  dragon: card,
  tiger: card,
  outcome: z.enum(["dragon", "tiger", "tie"]),
  wins: z.array(spotWin),
});

/** Each `type` is this family's own: no other family may use it. */
export const tablesEvents = [rouletteSpinEvent, sicBoRollEvent, dragonTigerDealEvent] as const;
