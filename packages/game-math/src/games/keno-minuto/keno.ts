/**
 * Keno: 20 of 80 numbers are drawn, players pick one to ten. Each number of picks has a paytable
 * of its own, all of them returning about 95 %.
 */
import { choose } from "../../combinations.ts";
import type { Draws } from "../../draws.ts";
import type { Outcome } from "../../outcomes.ts";
import { readNumbers } from "../../read-fields.ts";
import { drawFrom } from "../../shuffle.ts";

export const KENO_NUMBERS = 80;
export const KENO_DRAWN = 20;
export const KENO_PICKS_MAX = 10;

const all = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1);

/** By picks, then by hits: hundredths of the stake. What is missing pays nothing. */
export const kenoPays: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 380 },
  2: { 1: 100, 2: 950 },
  3: { 2: 250, 3: 4_350 },
  4: { 2: 100, 3: 600, 4: 15_600 },
  5: { 3: 400, 4: 2_000, 5: 58_000 },
  6: { 3: 200, 4: 800, 5: 6_000, 6: 215_000 },
  7: { 3: 100, 4: 400, 5: 2_000, 6: 20_000, 7: 1_000_000 },
  8: { 0: 100, 4: 200, 5: 1_200, 6: 7_000, 7: 100_000, 8: 3_500_000 },
  9: { 0: 100, 4: 100, 5: 600, 6: 3_500, 7: 24_000, 8: 500_000, 9: 10_000_000 },
  10: { 0: 300, 5: 300, 6: 2_000, 7: 10_000, 8: 100_000, 9: 2_000_000, 10: 10_000_000 },
};

/** One to ten different numbers, or null. */
export function readKenoPicks(input: unknown): readonly number[] | null {
  const count = Array.isArray(input) ? input.length : 0;
  if (count < 1 || count > KENO_PICKS_MAX) return null;
  return readNumbers(input, { count, from: 1, to: KENO_NUMBERS });
}

/** In the order in which they are drawn. */
export function drawKeno(draws: Draws): number[] {
  return drawFrom(all, KENO_DRAWN, draws).drawn;
}

export interface KenoPay {
  readonly hits: number;
  readonly winHundredths: number;
}

export function payKeno(picks: readonly number[], drawn: readonly number[]): KenoPay {
  const hits = picks.filter((number) => drawn.includes(number)).length;
  return { hits, winHundredths: kenoPays[picks.length]?.[hits] ?? 0 };
}

/** Every number of hits, weighted by the ways to draw them. */
export function kenoOutcomes(picks: number): Outcome[] {
  return Array.from({ length: picks + 1 }, (_, hits) => ({
    winHundredths: kenoPays[picks]?.[hits] ?? 0,
    weight: choose(picks, hits) * choose(KENO_NUMBERS - picks, KENO_DRAWN - hits),
  }));
}
