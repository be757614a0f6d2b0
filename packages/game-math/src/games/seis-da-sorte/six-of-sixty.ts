/**
 * Six numbers out of sixty, of which seven are drawn, at fixed odds. The top prize is one the house
 * can always pay, far below the odds against it; the return comes from the lower prizes.
 */
import { choose } from "../../combinations.ts";
import type { Draws } from "../../draws.ts";
import type { Outcome } from "../../outcomes.ts";
import { readNumbers } from "../../read-fields.ts";
import { drawFrom } from "../../shuffle.ts";

export const SIX_NUMBERS = 60;
export const SIX_PICKED = 6;

const all = Array.from({ length: SIX_NUMBERS }, (_, index) => index + 1);

export interface SixRules {
  /** How many numbers are drawn. */
  readonly drawn: number;
  /** By hits: hundredths of the stake. */
  readonly pays: Readonly<Record<number, number>>;
}

/** All six come in one of 7,151,980 draws. */
export const sixRules: SixRules = {
  drawn: 7,
  pays: { 2: 400, 3: 1_500, 4: 15_000, 5: 250_000, 6: 10_000_000 },
};

/** Of version 1: the top prize came in one of 50,063,860 draws. */
export const firstSixRules: SixRules = {
  drawn: 6,
  pays: { 2: 500, 3: 2_500, 4: 40_000, 5: 800_000, 6: 10_000_000 },
};

/** Six different numbers, or null. */
export function readSixPicks(input: unknown): readonly number[] | null {
  return readNumbers(input, { count: SIX_PICKED, from: 1, to: SIX_NUMBERS });
}

/** In the order in which they are drawn. */
export function drawSix(draws: Draws, { drawn } = sixRules): number[] {
  return drawFrom(all, drawn, draws).drawn;
}

export interface SixPay {
  readonly hits: number;
  readonly winHundredths: number;
}

export function paySix(
  picks: readonly number[],
  drawn: readonly number[],
  { pays } = sixRules,
): SixPay {
  const hits = picks.filter((number) => drawn.includes(number)).length;
  return { hits, winHundredths: pays[hits] ?? 0 };
}

export function sixOutcomes({ drawn, pays } = sixRules): Outcome[] {
  return Array.from({ length: SIX_PICKED + 1 }, (_, hits) => ({
    winHundredths: pays[hits] ?? 0,
    weight: choose(SIX_PICKED, hits) * choose(SIX_NUMBERS - SIX_PICKED, drawn - hits),
  }));
}
