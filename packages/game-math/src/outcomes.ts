/** What can be said exactly of a bet when every way it can end is known with its weight. */
import { decimals, minus, plus, type Rational, rational, times, toNumber } from "./rational.ts";

export interface Outcome {
  /** Of the whole stake of the bet. */
  readonly winHundredths: number;
  readonly weight: bigint;
}

/** A way of playing with every way it can end. */
export interface Way {
  readonly id: string;
  readonly outcomes: readonly Outcome[];
}

export interface OutcomeFigures {
  readonly rtp: Rational;
  /** Of rounds that return more than their stake, and of those that return anything. */
  readonly hitRate: Rational;
  readonly paidRate: Rational;
  readonly variance: Rational;
  readonly maxHundredths: number;
  readonly maxChance: Rational;
}

const ZERO = rational(0n);
const STAKE = 100;

export function figuresOfOutcomes(outcomes: readonly Outcome[]): OutcomeFigures {
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0n);
  const maxHundredths = outcomes.reduce((most, each) => Math.max(most, each.winHundredths), 0);
  let rtp = ZERO;
  let square = ZERO;
  let hitRate = ZERO;
  let paidRate = ZERO;
  let maxChance = ZERO;
  for (const { winHundredths, weight } of outcomes) {
    const chance = rational(weight, total);
    const win = rational(winHundredths, 100n);
    rtp = plus(rtp, times(chance, win));
    square = plus(square, times(chance, times(win, win)));
    if (winHundredths > 0) paidRate = plus(paidRate, chance);
    if (winHundredths > STAKE) hitRate = plus(hitRate, chance);
    if (winHundredths === maxHundredths) maxChance = plus(maxChance, chance);
  }
  const variance = minus(square, times(rtp, rtp));
  return { rtp, hitRate, paidRate, variance, maxHundredths, maxChance };
}

export function percentOf(value: Rational, places = 2): string {
  return decimals(times(value, rational(100n)), places);
}

const FEW = 100n;

/** All or nothing. */
export function hitOrMiss({ numerator, denominator }: Rational, winHundredths: number): Outcome[] {
  return [
    { winHundredths: 0, weight: denominator - numerator },
    { winHundredths, weight: numerator },
  ];
}

/** "13983816": one in so many, to the nearest whole number; below a hundred with a decimal. */
export function oneInOf(chance: Rational): string {
  const isFew = chance.denominator < FEW * chance.numerator;
  const oneIn = decimals(rational(chance.denominator, chance.numerator), isFew ? 1 : 0);
  return oneIn.endsWith(".0") ? oneIn.slice(0, -2) : oneIn;
}

export function deviationOf(variance: Rational): string {
  return decimals(rational(Math.round(1e6 * Math.sqrt(toNumber(variance))), 1_000_000n), 6);
}
