/**
 * Events of the arcade games: dice, limbo, wheel, plinko, mines, tower.
 * See round-events.ts for what a book is.
 *
 * dice    diceRoll finalWin            wheel   wheelTurn finalWin
 * limbo   limboStar finalWin           plinko  plinkoDrop finalWin
 * mines   minesStart { minesPick } ... minesEnd finalWin
 * tower   towerStart { towerClimb } ... towerEnd finalWin
 */
import * as z from "zod/mini";
import { about } from "../schemas.ts";
import { hundredths } from "./basics.ts";

/** The number fell: 0 to 9999, shown as 0.00 to 99.99. */
export const diceRollEvent = z.object({
  type: z.literal("diceRoll"),
  side: z.enum(["under", "over"]),
  target: about(z.int(), "Under: wins below it. Over: wins above it."),
  roll: z.int(),
  multiplierHundredths: about(hundredths, "What a hit pays."),
  isWin: z.boolean(),
});

/** How far the star fell. */
export const limboStarEvent = z.object({
  type: z.literal("limboStar"),
  targetHundredths: about(hundredths, "Wins when the star reaches it."),
  resultHundredths: hundredths,
  isWin: z.boolean(),
});

/** The wheel stopped. */
export const wheelTurnEvent = z.object({
  type: z.literal("wheelTurn"),
  segments: z.int(),
  risk: z.enum(["low", "medium", "high"]),
  index: about(z.int(), "The segment under the pointer, from 0, clockwise."),
  multiplierHundredths: hundredths,
});

/** The ball fell through the pegs. */
export const plinkoDropEvent = z.object({
  type: z.literal("plinkoDrop"),
  rows: z.int(),
  risk: z.enum(["low", "medium", "high"]),
  path: about(z.array(z.int()), "One step a row: 0 to the left, 1 to the right."),
  slot: about(z.int(), "The number of steps to the right."),
  multiplierHundredths: hundredths,
});

/** The ground is laid; where the mines are is decided and hidden. */
export const minesStartEvent = z.object({
  type: z.literal("minesStart"),
  mines: z.int(),
  picksMax: about(z.int(), "So many finds end the round with its highest prize."),
  nextHundredths: about(hundredths, "What the first find will be worth."),
});

/** A cell was dug up. */
export const minesPickEvent = z.object({
  type: z.literal("minesPick"),
  cell: z.int(),
  isMine: z.boolean(),
  picks: about(z.int(), "Finds so far."),
  multiplierHundredths: about(hundredths, "What cashing out pays now; 0 after a mine."),
  nextHundredths: about(
    z.nullable(hundredths),
    "What it pays after another find; null: there is no next one.",
  ),
});

/** The round is over: all mines are shown. */
export const minesEndEvent = z.object({
  type: z.literal("minesEnd"),
  reason: z.enum(["cash_out", "mine", "cleared"]),
  mines: z.array(z.int()),
});

export const towerDifficulties = ["easy", "medium", "hard", "expert", "master"] as const;

/** The tower is built; what is behind its doors is decided and hidden. */
export const towerStartEvent = z.object({
  type: z.literal("towerStart"),
  difficulty: z.enum(towerDifficulties),
  floors: z.int(),
  doors: z.int(),
  nextHundredths: about(hundredths, "What the first floor will be worth."),
});

/** A door was opened. */
export const towerClimbEvent = z.object({
  type: z.literal("towerClimb"),
  floor: about(z.int(), "From 0, the lowest."),
  door: z.int(),
  isSafe: z.boolean(),
  multiplierHundredths: about(hundredths, "What cashing out pays now; 0 after a trap."),
  nextHundredths: about(
    z.nullable(hundredths),
    "What it pays a floor higher; null: there is none.",
  ),
});

/** The round is over: what was behind every door is shown. */
export const towerEndEvent = z.object({
  type: z.literal("towerEnd"),
  reason: z.enum(["cash_out", "trap", "top"]),
  traps: about(z.array(z.array(z.int())), "Doors with a trap, floor by floor from the lowest."),
});

/** Each `type` is this family's own: no other family may use it. */
export const arcadeEvents = [
  diceRollEvent,
  limboStarEvent,
  wheelTurnEvent,
  plinkoDropEvent,
  minesStartEvent,
  minesPickEvent,
  minesEndEvent,
  towerStartEvent,
  towerClimbEvent,
  towerEndEvent,
] as const;
