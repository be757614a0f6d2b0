/** What can be said exactly of a bet when every way it can end is known with its weight. */
import { decimals, minus, plus, type Rational, rational, times, toNumber } from "./rational.ts";

export interface Outcome {
  /** Of the whole stake of the bet. */
  readonly winHundredths: number;
  readonly weight: bigint;
}

export interface OutcomeFigures {
  readonly rtp: Rational;
  readonly hitRate: Rational;
  readonly variance: Rational;
  readonly maxHundredths: number;
  readonly maxChance: Rational;
}

const ZERO = rational(0n);

export function figuresOfOutcomes(outcomes: readonly Outcome[]): OutcomeFigures {
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0n);
  const maxHundredths = outcomes.reduce((most, each) => Math.max(most, each.winHundredths), 0);
  let rtp = ZERO;
  let square = ZERO;
  let hitRate = ZERO;
  let maxChance = ZERO;
  for (const { winHundredths, weight } of outcomes) {
    const chance = rational(weight, total);
    const win = rational(winHundredths, 100n);
    rtp = plus(rtp, times(chance, win));
    square = plus(square, times(chance, times(win, win)));
    if (winHundredths > 0) hitRate = plus(hitRate, chance);
    if (winHundredths === maxHundredths) maxChance = plus(maxChance, chance);
  }
  return { rtp, hitRate, variance: minus(square, times(rtp, rtp)), maxHundredths, maxChance };
}

export function percentOf(value: Rational, places = 2): string {
  return decimals(times(value, rational(100n)), places);
}

/** "13983816": one in so many, to the nearest whole number. */
export function oneInOf(chance: Rational): string {
  return decimals(rational(chance.denominator, chance.numerator), 0);
}

export function deviationOf(variance: Rational): string {
  return decimals(rational(Math.round(1e6 * Math.sqrt(toNumber(variance))), 1_000_000n), 6);
}
