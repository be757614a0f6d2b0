/**
 * The book: what a settled round looked like, as an ordered list of typed events. The server has
 * decided everything before the first event is shown; the client only plays the list, in order.
 *
 * A book knows nothing of money. Every win is a whole number of *hundredths of a unit of the stake*
 * (250 = 2.50 x), so the same seeds give the same book at every stake and in demo, and the
 * verifier can compare books byte for byte. In games of one bet, slots among them, the unit is the
 * whole stake; where it is spread over several bets it is the stake divided by their number.
 * `winOf` turns hundredths into money; stakes of slots with lines are multiples of the number of
 * lines, hence each amount there is a whole number of centavos.
 *
 * Every book ends with `finalWin`. Slots with lines keep (tested): the sum of `winHundredths` over
 * `lineWins` and `scatterTrigger` events, less `cutHundredths` of a `winCap`, equals
 * `winHundredths` of the closing `finalWin`.
 *
 * Order of a slot's round with lines:
 *   reveal [wildExpand] [lineWins] [scatterTrigger]
 *   [freeSpinsStart
 *      { freeSpin [multiplier] reveal [wildExpand] [lineWins] [scatterTrigger] } ...
 *    [winCap] freeSpinsEnd]
 *   finalWin
 */
import * as z from "zod/mini";
import { about } from "../schemas.ts";
import { arcadeEvents } from "./arcade.ts";
import { cell, hundredths, symbolId } from "./basics.ts";
import { cardsEvents } from "./cards.ts";
import { drawsEvents } from "./draws.ts";
import { fishEvents } from "./fish.ts";
import { gridSlotsEvents } from "./grid-slots.ts";
import { tablesEvents } from "./tables.ts";
import { type Centavos, multiplyFloor } from "../money.ts";

/** base: the paid spin. free: a spin inside the feature, on the feature's own reel strips. */
export const stages = ["base", "free"] as const;
export const stage = z.enum(stages);

/** The reels stop. `window[reel][row]` are symbol ids, top row first, before wilds expand. */
export const revealEvent = z.object({
  type: z.literal("reveal"),
  stage,
  spin: about(z.int(), "0 for the base spin, then the number of the free spin, from 1."),
  stops: about(
    z.array(z.int()),
    "Index on the strip of the symbol in the top row, one a reel: strips wrap around.",
  ),
  window: z.array(z.array(symbolId)),
});

/** Each named reel becomes wild from top to bottom before lines are paid (Maré Alta only). */
export const wildExpandEvent = z.object({
  type: z.literal("wildExpand"),
  reels: z.array(z.int()),
});

/** One line that pays. */
export const lineWin = z.object({
  line: about(z.int(), "Index into the game's `lines`."),
  from: about(
    z.enum(["left", "right"]),
    'From which edge the run counts. "right" occurs only in games that pay both ways.',
  ),
  symbol: about(symbolId, "The symbol that pays; wilds in the run stand for it."),
  count: about(z.int(), "Length of the run, 3 to 5."),
  cells: about(z.array(cell), "The cells of the run, in the order in which it is counted."),
  multiplier: about(
    z.int(),
    "Product of the wild multipliers in the run and of the stage's multiplier: 1 when none.",
  ),
  winHundredths: about(hundredths, "What the line pays, multiplier included."),
});

/** The lines that pay on the window just shown. Absent when none does. */
export const lineWinsEvent = z.object({
  type: z.literal("lineWins"),
  stage,
  wins: z.array(lineWin),
  winHundredths: about(hundredths, "Sum of `wins`."),
  totalHundredths: about(hundredths, "The round's running total after this event, before any cap."),
});

/** Three or more scatters: they pay the stake times their prize and give free spins. */
export const scatterTriggerEvent = z.object({
  type: z.literal("scatterTrigger"),
  stage: about(
    stage,
    "In the free stage this is a retrigger: `spins` are added to those that remain.",
  ),
  count: z.int(),
  cells: z.array(cell),
  spins: about(
    z.int(),
    "Free spins given, after the limit of spins per feature: may be 0 in the free stage.",
  ),
  winHundredths: hundredths,
  totalHundredths: hundredths,
});

/** The feature begins: change the scene, announce the number of spins. */
export const freeSpinsStartEvent = z.object({
  type: z.literal("freeSpinsStart"),
  spins: z.int(),
  multiplier: about(z.int(), "The stage's multiplier on the first free spin. 1: none."),
});

/** A free spin begins; a `reveal` of stage "free" follows (after a `multiplier`, if that rises). */
export const freeSpinEvent = z.object({
  type: z.literal("freeSpin"),
  spin: about(z.int(), "From 1."),
  remaining: about(z.int(), "Spins that remain after this one, before a retrigger."),
  multiplier: about(z.int(), "The stage's multiplier that holds for this spin."),
});

/** The stage's multiplier rises for the spin that begins now (Noite do Saci only). */
export const multiplierEvent = z.object({
  type: z.literal("multiplier"),
  from: z.int(),
  to: z.int(),
});

/** The published maximum is reached: the feature ends at once, what is above is cut off. */
export const winCapEvent = z.object({
  type: z.literal("winCap"),
  capHundredths: hundredths,
  cutHundredths: hundredths,
});

/** The feature is over: back to the base scene with the sum it brought. */
export const freeSpinsEndEvent = z.object({
  type: z.literal("freeSpinsEnd"),
  spinsPlayed: z.int(),
  winHundredths: about(hundredths, "Won inside the feature, after the cap."),
});

/**
 * How the end is presented. none: nothing won. return: at most the stake came back, and is never
 * celebrated. win: above 1x. big: from 15x. mega: from 50x. epic: from 200x.
 */
export const winTiers = ["none", "return", "win", "big", "mega", "epic"] as const;
export type WinTier = (typeof winTiers)[number];

/** Always the last event: what the round pays. */
export const finalWinEvent = z.object({
  type: z.literal("finalWin"),
  winHundredths: hundredths,
  tier: z.enum(winTiers),
});

/** What a slot with lines on 5x3 can tell. */
const lineSlotEvents = [
  revealEvent,
  wildExpandEvent,
  lineWinsEvent,
  scatterTriggerEvent,
  freeSpinsStartEvent,
  freeSpinEvent,
  multiplierEvent,
  winCapEvent,
  freeSpinsEndEvent,
  finalWinEvent,
] as const;

/** Each family of games has events of its own; `finalWin` ends the books of all. */
export const roundEvent = z.discriminatedUnion("type", [
  ...lineSlotEvents,
  ...gridSlotsEvents,
  ...arcadeEvents,
  ...cardsEvents,
  ...tablesEvents,
  ...drawsEvents,
  ...fishEvents,
]);

export const book = z.array(roundEvent);

export type Stage = z.infer<typeof stage>;
export type Cell = z.infer<typeof cell>;
export type LineWin = z.infer<typeof lineWin>;
export type RoundEvent = z.infer<typeof roundEvent>;
export type LineSlotEvent = z.infer<(typeof lineSlotEvents)[number]>;
export type RoundEventType = RoundEvent["type"];
export type EventOf<Type extends RoundEventType> = Extract<RoundEvent, { type: Type }>;
export type Book = readonly RoundEvent[];

/** Hundredths of a unit as money; a game of one bet has the whole stake for a unit. */
export function winOf(stake: Centavos, winHundredths: number, units = 1): Centavos {
  return multiplyFloor(stake, winHundredths, 100 * units);
}
