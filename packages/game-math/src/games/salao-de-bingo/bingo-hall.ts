/**
 * The 90-ball hall. A card has three rows of five numbers. A line, two lines and the full house
 * each pay fixed odds by how many balls they took; who else plays makes no difference. The hall
 * draws seventy balls, after which nothing more could be paid.
 */
import type { Draws } from "../../draws.ts";
import type { Outcome } from "../../outcomes.ts";
import { readNumbers } from "../../read-fields.ts";
import { drawFrom } from "../../shuffle.ts";

export const HALL_NUMBERS = 90;
export const HALL_DRAWN = 70;
const ROW = 5;
const ROWS = 3;
const COLUMNS = 9;

const all = Array.from({ length: HALL_NUMBERS }, (_, index) => index + 1);

/** Rows of a card, each of five numbers from five different columns, ascending. */
export type HallCard = readonly (readonly number[])[];

export interface Band {
  /** Completed with at most so many balls. */
  readonly balls: number;
  readonly payHundredths: number;
}

export const hallPrizes = ["line", "twoLines", "fullHouse"] as const;
export type HallPrize = (typeof hallPrizes)[number];

/** The first band that fits is paid. */
export const hallPays: Readonly<Record<HallPrize, readonly Band[]>> = {
  line: [
    { balls: 22, payHundredths: 8_000 },
    { balls: 30, payHundredths: 1_500 },
    { balls: 38, payHundredths: 400 },
    { balls: 45, payHundredths: 200 },
  ],
  twoLines: [
    { balls: 40, payHundredths: 15_000 },
    { balls: 48, payHundredths: 2_500 },
    { balls: 55, payHundredths: 600 },
  ],
  fullHouse: [
    { balls: 45, payHundredths: 500_000 },
    { balls: 50, payHundredths: 150_000 },
    { balls: 55, payHundredths: 30_000 },
    { balls: 60, payHundredths: 6_000 },
    { balls: 65, payHundredths: 1_500 },
    { balls: 70, payHundredths: 300 },
  ],
};

/** 1-9, 10-19, ..., 80-90. */
const columnOf = (number: number): number => Math.min(COLUMNS - 1, Math.floor(number / 10));

/** A card as it must be: three rows of five, no column twice in a row, no number twice. */
export function readHallCard(input: unknown): HallCard | null {
  if (!Array.isArray(input) || input.length !== ROWS) return null;
  const items: readonly unknown[] = input;
  const rows: (readonly number[])[] = [];
  for (const item of items) {
    const row = readNumbers(item, { count: ROW, from: 1, to: HALL_NUMBERS });
    if (row === null || new Set(row.map(columnOf)).size !== ROW) return null;
    if (row.toSorted((a, b) => a - b).some((number, index) => number !== row[index])) return null;
    rows.push(row);
  }
  return new Set(rows.flat()).size === ROW * ROWS ? rows : null;
}

/** A card by chance. Which numbers it has changes nothing about what it returns. */
export function makeHallCard(draws: Draws): HallCard {
  const columns = Array.from({ length: COLUMNS }, (_, index) => index);
  const left = columns.map((column) => all.filter((number) => columnOf(number) === column));
  return Array.from({ length: ROWS }, () => {
    const chosen = drawFrom(columns, ROW, draws).drawn;
    const row = chosen.flatMap((column) => {
      const { drawn, rest } = drawFrom(left[column] ?? [], 1, draws);
      left[column] = rest;
      return drawn;
    });
    return row.toSorted((a, b) => a - b);
  });
}

/** In the order in which they are drawn. */
export function drawHall(draws: Draws): number[] {
  return drawFrom(all, HALL_DRAWN, draws).drawn;
}

export interface HallPay {
  /** With which ball, counted from 1, each prize was completed; missing: not in this draw. */
  readonly completed: Readonly<Partial<Record<HallPrize, number>>>;
  /** What each of them pays, where it pays. */
  readonly prizes: Readonly<Partial<Record<HallPrize, number>>>;
  readonly winHundredths: number;
}

export function payHall(card: HallCard, drawn: readonly number[]): HallPay {
  const ballOf = new Map(drawn.map((number, index) => [number, index + 1]));
  const rows = card.map((row) => Math.max(...row.map((number) => ballOf.get(number) ?? Infinity)));
  return payOfRows(rows);
}

/** By the balls with which the three rows were completed, in any order. */
function payOfRows(rows: readonly number[]): HallPay {
  const sorted = rows.toSorted((a, b) => a - b);
  const completed: Partial<Record<HallPrize, number>> = {};
  const prizes: Partial<Record<HallPrize, number>> = {};
  let winHundredths = 0;
  for (const [index, prize] of hallPrizes.entries()) {
    const balls = sorted[index] ?? Infinity;
    if (balls > HALL_DRAWN) continue;
    completed[prize] = balls;
    const band = hallPays[prize].find((each) => balls <= each.balls);
    if (band === undefined) continue;
    prizes[prize] = band.payHundredths;
    winHundredths += band.payHundredths;
  }
  return { completed, prizes, winHundredths };
}

/**
 * Every way in which the rows can fall into the paytable's bands, exactly. For a <= b <= c, the
 * rows are complete by then in a(a-1)... x (b-5)(b-6)... x (c-10)... ways to place fifteen numbers:
 * none where a ball is missing, as one of the factors is 0 then.
 */
export function hallOutcomes(): Outcome[] {
  const bounds = new Set(hallPrizes.flatMap((prize) => hallPays[prize].map(({ balls }) => balls)));
  const edges = [...bounds, HALL_NUMBERS].toSorted((a, b) => a - b);
  const ways = (...ends: readonly number[]): bigint =>
    ends
      .toSorted((a, b) => a - b)
      .reduce((product, end, row) => product * falling(end - row * ROW), 1n);
  const below = (index: number): number => edges[index - 1] ?? 0;
  const weights = new Map<number, bigint>();
  for (const [i, one] of edges.entries()) {
    for (const [j, two] of edges.entries()) {
      for (const [k, three] of edges.entries()) {
        const [x, y, z] = [below(i), below(j), below(k)];
        const weight =
          ways(one, two, three) -
          ways(x, two, three) -
          ways(one, y, three) -
          ways(one, two, z) +
          ways(x, y, three) +
          ways(x, two, z) +
          ways(one, y, z) -
          ways(x, y, z);
        const { winHundredths } = payOfRows([one, two, three]);
        weights.set(winHundredths, (weights.get(winHundredths) ?? 0n) + weight);
      }
    }
  }
  return [...weights].map(([winHundredths, weight]) => ({ winHundredths, weight }));
}

/** from x (from - 1) x ..., five factors. */
function falling(from: number): bigint {
  let product = 1n;
  for (let step = 0; step < ROW; step += 1) product *= BigInt(from - step);
  return product;
}
