/**
 * Plinko Tropical: a ball falls through 8 to 16 rows of pegs, left or right at each with equal
 * chance, into one of the slots below. Slot k of n rows has the chance C(n, k) / 2^n. Several balls
 * of one round cost a stake each and are drawn one after the other.
 */
import { choose } from "../../combinations.ts";
import type { Draws } from "../../draws.ts";
import type { InstantGame } from "../../engine.ts";
import { plus, type Rational, rational } from "../../rational.ts";
import { isWholeBetween, readFields } from "../../read-fields.ts";
import { tierOf } from "../../tier.ts";
import { isRisk, type Risk, wholeStakes } from "../../arcade/stakes.ts";

export const PLINKO_ROWS_MIN = 8;
export const PLINKO_ROWS_MAX = 16;

export const PLINKO_BALLS = [1, 2, 3, 5, 10] as const;

export interface PlinkoBoard {
  readonly rows: number;
  readonly risk: Risk;
}

export interface PlinkoChoice extends PlinkoBoard {
  /** Left out: one. */
  readonly balls?: (typeof PLINKO_BALLS)[number];
}

type Halves = Readonly<Record<Risk, readonly number[]>>;

/** From the edge to the middle, in hundredths; the other half is its mirror. */
const HALVES: Readonly<Record<number, Halves>> = {
  8: {
    low: [560, 210, 110, 100, 50],
    medium: [1_300, 300, 130, 70, 40],
    high: [2_900, 400, 150, 30, 20],
  },
  9: {
    low: [600, 200, 160, 100, 70],
    medium: [1_580, 460, 160, 90, 50],
    high: [4_100, 800, 180, 60, 20],
  },
  10: {
    low: [900, 290, 140, 110, 100, 50],
    medium: [2_500, 490, 230, 110, 70, 40],
    high: [7_300, 1_110, 280, 80, 30, 30],
  },
  11: {
    low: [930, 320, 160, 110, 100, 80],
    medium: [2_600, 680, 310, 190, 60, 50],
    high: [12_500, 1_470, 470, 120, 40, 30],
  },
  12: {
    low: [1_000, 300, 160, 140, 110, 100, 50],
    medium: [3_300, 1_100, 400, 200, 110, 60, 30],
    high: [17_000, 2_400, 810, 200, 70, 20, 20],
  },
  13: {
    low: [930, 410, 260, 210, 110, 80, 80],
    medium: [4_700, 1_230, 570, 350, 120, 80, 30],
    high: [28_000, 3_300, 1_100, 390, 90, 30, 20],
  },
  14: {
    low: [710, 400, 190, 140, 130, 110, 100, 50],
    medium: [5_800, 1_500, 700, 400, 190, 100, 50, 20],
    high: [42_000, 5_600, 1_800, 500, 190, 30, 20, 20],
  },
  15: {
    low: [1_380, 790, 300, 230, 180, 130, 90, 60],
    medium: [8_400, 1_890, 1_100, 520, 300, 110, 60, 30],
    high: [61_000, 8_100, 2_500, 840, 290, 40, 30, 20],
  },
  16: {
    low: [1_600, 900, 200, 140, 140, 120, 110, 100, 50],
    medium: [11_000, 4_100, 1_000, 500, 300, 150, 100, 50, 30],
    high: [100_000, 13_000, 2_600, 900, 400, 200, 20, 20, 20],
  },
};

/** What each slot pays, from left to right, in hundredths. */
export function plinkoSlots({ rows, risk }: PlinkoBoard): readonly number[] {
  const half = HALVES[rows]?.[risk] ?? [];
  return [...half, ...half.slice(0, Math.ceil(rows / 2)).toReversed()];
}

export function plinkoChance(rows: number, slot: number): Rational {
  return rational(choose(rows, slot), 2n ** BigInt(rows));
}

export function plinkoReturn(choice: PlinkoBoard): Rational {
  return plinkoSlots(choice).reduce(
    (sum, pay, slot) =>
      plus(
        sum,
        rational(BigInt(pay) * choose(choice.rows, slot), 100n * 2n ** BigInt(choice.rows)),
      ),
    rational(0),
  );
}

function readChoice(input: unknown): PlinkoChoice | null {
  const fields =
    readFields(input, ["rows", "risk", "balls"]) ?? readFields(input, ["rows", "risk"]);
  if (fields === null || !isRisk(fields.risk)) return null;
  const { rows, risk } = fields;
  const wished = "balls" in fields ? fields["balls"] : 1;
  const balls = PLINKO_BALLS.find((count) => count === wished);
  if (balls === undefined || !isWholeBetween(rows, PLINKO_ROWS_MIN, PLINKO_ROWS_MAX)) return null;
  return balls === 1 ? { rows, risk } : { rows, risk, balls };
}

function dropBall(board: PlinkoBoard, draws: Draws) {
  const { rows, risk } = board;
  const path = Array.from({ length: rows }, () => draws.below(2));
  const slot = path.reduce((sum, step) => sum + step, 0);
  const multiplierHundredths = plinkoSlots(board)[slot] ?? 0;
  return { type: "plinkoDrop", rows, risk, path, slot, multiplierHundredths } as const;
}

export const plinkoTropical: InstantGame<PlinkoChoice> = {
  shape: "instant",
  facts: {
    code: "plinko-tropical",
    name: "Plinko Tropical",
    version: 1,
    type: "arcade",
    brand: "onca",
    tags: ["new", "plinko"],
    ...wholeStakes,
  },
  readChoice,
  unitsOf: ({ balls = 1 }) => balls,
  play: ({ balls = 1, ...board }, draws) => {
    const drops = Array.from({ length: balls }, () => dropBall(board, draws));
    const winHundredths = drops.reduce((sum, drop) => sum + drop.multiplierHundredths, 0);
    const tier = tierOf(winHundredths / balls);
    return { book: [...drops, { type: "finalWin", winHundredths, tier }], winHundredths };
  },
};
