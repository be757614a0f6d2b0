/** The rules of the wheels as pure functions. docs/wheels.md has them in words and numbers. */
import { type Centavos, multiplyFloor, toCentavos, ZERO } from "@tucano/contract/money.ts";
import {
  decimals,
  minus,
  plus,
  type Rational,
  rational,
  times,
} from "@tucano/game-math/rational.ts";
import { totalWeightOf } from "@tucano/game-math/wheel.ts";
import { dayOf } from "../platform/days.ts";
import type { DayGiven, Prize, WheelNumbers } from "./types.ts";

/** In the order in which they fill up a day. */
export const earnedSources = ["login", "deposit", "turnover"] as const;
export type EarnedSource = (typeof earnedSources)[number];
export type SpinCounts = Readonly<Record<EarnedSource, number>>;

/** A spin is good for the day it was earned on and the day after. */
export const SPIN_DAYS = 2;

/** What it costs the house; nothing for spins and for no prize. */
export function costOf({ kind, amountCentavos }: Prize): Centavos {
  return kind === "cash" || kind === "bonus" ? toCentavos(amountCentavos) : ZERO;
}

export function turnoverOf(prize: Prize): Centavos {
  return multiplyFloor(costOf(prize), prize.turnoverMultiple, 1);
}

/** How often it can still be given today; null: without end. */
export function stockLeft({ code, stockPerDay }: Prize, { given }: DayGiven): number | null {
  return stockPerDay === null ? null : Math.max(0, stockPerDay - (given.get(code) ?? 0));
}

/** Of the day, or of the whole where less of that is left. */
export function budgetLeft(
  { budgetPerDayCentavos, budgetWholeCentavos }: WheelNumbers,
  { spentCentavos, spentSinceCentavos }: DayGiven,
): Centavos {
  const ofDay = budgetPerDayCentavos - spentCentavos;
  const ofWhole = budgetWholeCentavos === null ? ofDay : budgetWholeCentavos - spentSinceCentavos;
  return toCentavos(Math.max(0, Math.min(ofDay, ofWhole)));
}

/** The day on which the whole budget begins; null: the wheel's first. */
export function budgetBegins({ startsAt }: Pick<WheelNumbers, "startsAt">): string | null {
  return startsAt === null ? null : dayOf(new Date(startsAt));
}

export function isAvailable(prize: Prize, numbers: WheelNumbers, day: DayGiven): boolean {
  return stockLeft(prize, day) !== 0 && costOf(prize) <= budgetLeft(numbers, day);
}

const kindsFalling = ["cash", "bonus", "spins", "nothing"] as const;

/** Money first and more before less, cash before as much bonus; then spins; no prize last. */
function compareWorth(a: Prize, b: Prize): number {
  const byMoney = costOf(b) - costOf(a);
  if (byMoney !== 0) return byMoney;
  return kindsFalling.indexOf(a.kind) - kindsFalling.indexOf(b.kind) || b.spins - a.spins;
}

/**
 * What is given for what was drawn: the prize itself, or else the next lower one that is there.
 * Nothing is drawn again. Null: not even the lowest is there.
 */
export function givenFor(drawn: Prize, numbers: WheelNumbers, day: DayGiven): Prize | null {
  const falling = numbers.prizes.toSorted(compareWorth);
  const from = falling.findIndex(({ code }) => code === drawn.code);
  return falling.slice(from).find((prize) => isAvailable(prize, numbers, day)) ?? null;
}

/** The exact chance, and as people say it. */
export function oddsOf({ weight }: Prize, of: number) {
  const isWhole = of % weight === 0;
  return {
    weight,
    of,
    one_in: decimals(rational(of, weight), isWhole ? 0 : 2),
    percent: decimals(rational(weight * 100, of), 4),
  };
}

/** What a member did on one day. */
export interface DayDeeds {
  readonly hasSignedIn: boolean;
  readonly depositedCentavos: Centavos;
  /** Weighted, and net of what was taken back. */
  readonly turnoverCentavos: Centavos;
}

/** Before the day's maximum. */
export function spinsEarned(numbers: WheelNumbers, deeds: DayDeeds): SpinCounts {
  const each = (counted: number, per: number) =>
    per === 0 ? 0 : Math.floor(Math.max(0, counted) / per);
  return {
    login: deeds.hasSignedIn ? numbers.spinsPerLogin : 0,
    deposit: each(deeds.depositedCentavos, numbers.depositPerSpinCentavos),
    turnover: each(deeds.turnoverCentavos, numbers.turnoverPerSpinCentavos),
  };
}

export interface NewSpin {
  readonly source: EarnedSource;
  readonly number: number;
}

/** The spins still to be given for a day. What was given stays, also when a bet is taken back. */
export function newSpins(of: {
  readonly earned: SpinCounts;
  readonly have: SpinCounts;
  readonly spinsPerDayMax: number;
}): NewSpin[] {
  const { earned, have, spinsPerDayMax } = of;
  let room = spinsPerDayMax - earnedSources.reduce((sum, source) => sum + have[source], 0);
  return earnedSources.flatMap((source) => {
    const count = Math.max(0, Math.min(earned[source] - have[source], room));
    room -= count;
    return Array.from({ length: count }, (_, index) => ({
      source,
      number: have[source] + index + 1,
    }));
  });
}

/** From what is counted to the next spin. */
export function missingToNext(per: number, counted: Centavos): Centavos {
  const rest = Math.max(0, counted) % per;
  return toCentavos(per - rest);
}

export interface WheelCost {
  /** Centavos a draw costs in the long run, with all stocks full. */
  readonly perDraw: Rational;
  /** The same for a spin that was earned, with all the spins it wins; null: without end. */
  readonly perEarnedSpin: Rational | null;
}

export function wheelCostOf({ prizes }: Pick<WheelNumbers, "prizes">): WheelCost {
  const of = totalWeightOf(prizes);
  const mean = (value: (prize: Prize) => number): Rational =>
    prizes
      .map((prize) => times(rational(prize.weight, of), rational(value(prize))))
      .reduce(plus, rational(0));
  const perDraw = mean(costOf);
  const spinsWon = mean(({ kind, spins }) => (kind === "spins" ? spins : 0));
  // Each draw wins so many more on average: 1 + s + s² + … = 1 / (1 - s).
  const rest = minus(rational(1), spinsWon);
  if (rest.numerator <= 0n) return { perDraw, perEarnedSpin: null };
  return { perDraw, perEarnedSpin: times(perDraw, rational(rest.denominator, rest.numerator)) };
}
