/**
 * The 75-ball hall. A card has five columns of five places, the middle one free. Four patterns each
 * pay fixed odds by how many balls they took; who else plays makes no difference. The hall draws
 * fifty-five balls, after which nothing more could be paid.
 */
import type { Draws } from "../../draws.ts";
import type { Outcome } from "../../outcomes.ts";
import { readNumbers } from "../../read-fields.ts";
import { drawFrom } from "../../shuffle.ts";
import type { Band } from "../salao-de-bingo/bingo-hall.ts";

export const CARD_NUMBERS = 75;
export const CARD_DRAWN = 55;
export const SIDE = 5;
/** A column has numbers of its own fifteen: 1-15, 16-30, ..., 61-75. */
const A_COLUMN = 15;
const MIDDLE = 2;

const all = Array.from({ length: CARD_NUMBERS }, (_, index) => index + 1);

/** Columns of a card, each from the top; the middle one has four numbers around the free place. */
export type PatternCard = readonly (readonly number[])[];

export const cardPatterns = ["corners", "cross", "frame", "full"] as const;
export type CardPattern = (typeof cardPatterns)[number];

/** The first band that fits is paid. */
export const patternPays: Readonly<Record<CardPattern, readonly Band[]>> = {
  corners: [
    { balls: 30, payHundredths: 700 },
    { balls: 40, payHundredths: 200 },
  ],
  cross: [
    { balls: 42, payHundredths: 2_500 },
    { balls: 50, payHundredths: 500 },
    { balls: 55, payHundredths: 200 },
  ],
  frame: [
    { balls: 50, payHundredths: 20_000 },
    { balls: 55, payHundredths: 3_500 },
  ],
  full: [
    { balls: 50, payHundredths: 250_000 },
    { balls: 55, payHundredths: 100_000 },
  ],
};

const isEdge = (place: number): boolean => place === 0 || place === SIDE - 1;

/** Whether the place at this column and row belongs to the pattern. */
export const belongsTo: Readonly<Record<CardPattern, (column: number, row: number) => boolean>> = {
  corners: (column, row) => isEdge(column) && isEdge(row),
  cross: (column, row) => column === row || column + row === SIDE - 1,
  frame: (column, row) => isEdge(column) || isEdge(row),
  full: () => true,
};

const sizeOf = (column: number): number => (column === MIDDLE ? SIDE - 1 : SIDE);

/** The numbers of a column by rows; null: the free place. */
export function rowsOf(card: PatternCard, column: number): readonly (number | null)[] {
  const numbers = card[column] ?? [];
  return column === MIDDLE
    ? [...numbers.slice(0, MIDDLE), null, ...numbers.slice(MIDDLE)]
    : numbers;
}

/** A card as it must be: five columns of different numbers, each of its own fifteen. */
export function readPatternCard(input: unknown): PatternCard | null {
  if (!Array.isArray(input) || input.length !== SIDE) return null;
  const items: readonly unknown[] = input;
  const columns: (readonly number[])[] = [];
  for (const [column, item] of items.entries()) {
    const from = column * A_COLUMN + 1;
    const bounds = { count: sizeOf(column), from, to: from + A_COLUMN - 1 };
    const numbers = readNumbers(item, bounds);
    if (numbers === null) return null;
    columns.push(numbers);
  }
  return columns;
}

/** A card by chance. Which numbers it has changes nothing about what it returns. */
export function makePatternCard(draws: Draws): PatternCard {
  return Array.from({ length: SIDE }, (_, column) => {
    const own = all.slice(column * A_COLUMN, (column + 1) * A_COLUMN);
    return drawFrom(own, sizeOf(column), draws).drawn;
  });
}

/** In the order in which they are drawn. */
export function drawCardBalls(draws: Draws): number[] {
  return drawFrom(all, CARD_DRAWN, draws).drawn;
}

export interface PatternPay {
  /** With which ball, counted from 1, each pattern was completed; missing: not in this draw. */
  readonly completed: Readonly<Partial<Record<CardPattern, number>>>;
  /** What each of them pays, where it pays. */
  readonly prizes: Readonly<Partial<Record<CardPattern, number>>>;
  readonly winHundredths: number;
}

export function payPatterns(card: PatternCard, drawn: readonly number[]): PatternPay {
  const ballOf = new Map(drawn.map((number, index) => [number, index + 1]));
  const ends = cardPatterns.map((pattern) => {
    const balls = card.flatMap((_, column) =>
      rowsOf(card, column).map((number, row) => {
        if (number === null || !belongsTo[pattern](column, row)) return 0;
        return ballOf.get(number) ?? Infinity;
      }),
    );
    return Math.max(...balls);
  });
  return payOfEnds(ends);
}

/** By the balls with which the patterns were completed, in their order. */
function payOfEnds(ends: readonly number[]): PatternPay {
  const completed: Partial<Record<CardPattern, number>> = {};
  const prizes: Partial<Record<CardPattern, number>> = {};
  let winHundredths = 0;
  for (const [index, pattern] of cardPatterns.entries()) {
    const balls = ends[index] ?? Infinity;
    if (balls > CARD_DRAWN) continue;
    completed[pattern] = balls;
    const band = patternPays[pattern].find((each) => balls <= each.balls);
    if (band === undefined) continue;
    prizes[pattern] = band.payHundredths;
    winHundredths += band.payHundredths;
  }
  return { completed, prizes, winHundredths };
}

/** Patterns overlap. These parts do not: corners, the rest of the cross, of the frame, of all. */
const parts = [4, 4, 12, 4];
const partsOf: Readonly<Record<CardPattern, readonly number[]>> = {
  corners: [0],
  cross: [0, 1],
  frame: [0, 2],
  full: [0, 1, 2, 3],
};

/**
 * Every way in which the parts of a card can be complete within the paytable's bands, exactly: in
 * how many ways twenty-four numbers take places among the balls, so that each part is complete by
 * its bound, less those in which one is complete by the bound before.
 */
export function patternOutcomes(): Outcome[] {
  const bounds = cardPatterns.flatMap((each) => patternPays[each].map(({ balls }) => balls));
  const edges = [...new Set([...bounds, CARD_NUMBERS])].toSorted((a, b) => a - b);
  const weights = new Map<number, bigint>();
  for (const places of everyPlace(edges.length, parts.length)) {
    const weight = waysWithin(edges, places);
    const ends = cardPatterns.map((pattern) =>
      Math.max(...partsOf[pattern].map((part) => edges[places[part] ?? 0] ?? 0)),
    );
    const { winHundredths } = payOfEnds(ends);
    weights.set(winHundredths, (weights.get(winHundredths) ?? 0n) + weight);
  }
  return [...weights].map(([winHundredths, weight]) => ({ winHundredths, weight }));
}

/** 0 0 0, 0 0 1, ...: every choice of one of `count` for each of `length`. */
function everyPlace(count: number, length: number): number[][] {
  if (length === 0) return [[]];
  const others = everyPlace(count, length - 1);
  return others.flatMap((rest) => Array.from({ length: count }, (_, one) => [...rest, one]));
}

/** That each part ends after the edge before its own and by its own. */
function waysWithin(edges: readonly number[], places: readonly number[]): bigint {
  let sum = 0n;
  for (const earlier of everyPlace(2, places.length)) {
    const ends = places.map((place, part) => edges[place - (earlier[part] ?? 0)] ?? 0);
    const sign = earlier.filter((one) => one === 1).length % 2 === 0 ? 1n : -1n;
    sum += sign * waysBy(ends);
  }
  return sum;
}

/** That each part is complete by its ball: whichever has to be first takes its places first. */
function waysBy(ends: readonly number[]): bigint {
  const sorted = ends
    .map((end, part) => ({ end, size: parts[part] ?? 0 }))
    .toSorted((a, b) => a.end - b.end);
  let [ways, taken] = [1n, 0];
  for (const { end, size } of sorted) {
    for (let number = 0; number < size; number += 1) {
      ways *= BigInt(Math.max(0, end - taken - number));
    }
    taken += size;
  }
  return ways;
}
