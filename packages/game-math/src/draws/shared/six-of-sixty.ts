/**
 * Six of sixty at fixed odds. The top prize is what the house can always pay, far below the odds
 * against it; the return comes from the lower prizes.
 */
import { choose } from "../../combinations.ts";
import type { Draws } from "../../draws.ts";
import type { Outcome } from "../../outcomes.ts";
import { readNumbers } from "../../read-fields.ts";
import { drawFrom } from "../../shuffle.ts";

export const SIX_NUMBERS = 60;
export const SIX_DRAWN = 6;

const all = Array.from({ length: SIX_NUMBERS }, (_, index) => index + 1);

/** By hits: hundredths of the stake. */
export const sixPays: Readonly<Record<number, number>> = {
  2: 500,
  3: 2_500,
  4: 40_000,
  5: 800_000,
  6: 10_000_000,
};

/** Six different numbers, or null. */
export function readSixPicks(input: unknown): readonly number[] | null {
  return readNumbers(input, { count: SIX_DRAWN, from: 1, to: SIX_NUMBERS });
}

/** In the order in which they are drawn. */
export function drawSix(draws: Draws): number[] {
  return drawFrom(all, SIX_DRAWN, draws).drawn;
}

export interface SixPay {
  readonly hits: number;
  readonly winHundredths: number;
}

export function paySix(picks: readonly number[], drawn: readonly number[]): SixPay {
  const hits = picks.filter((number) => drawn.includes(number)).length;
  return { hits, winHundredths: sixPays[hits] ?? 0 };
}

export function sixOutcomes(): Outcome[] {
  return Array.from({ length: SIX_DRAWN + 1 }, (_, hits) => ({
    winHundredths: sixPays[hits] ?? 0,
    weight: choose(SIX_DRAWN, hits) * choose(SIX_NUMBERS - SIX_DRAWN, SIX_DRAWN - hits),
  }));
}
