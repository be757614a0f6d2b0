/**
 * How many goals are scored. In each half each side scores by a Poisson distribution of its own,
 * all four independent. They are cut off above seven goals a half and turned into whole parts of
 * 2^32: a match is drawn from exactly the numbers that its markets are priced from.
 */
import type { Draws } from "../../../draws.ts";
import type { Club } from "./clubs.ts";

export const GOALS_A_HALF_MAX = 7;
const PARTS = 4_294_967_296;
const THOUSANDTHS = 1_000n;

/** Goals an average side scores in a match at home and away, in thousandths. */
export const HOME_GOALS = 1_450;
export const AWAY_GOALS = 1_130;
/** Of these, in the first half, in percent: legs are fresher and defences tighter. */
export const FIRST_HALF_PERCENT = 45;

/** Parts of 2^32 for 0, 1, 2 … goals; they add up to 2^32. */
export type GoalParts = readonly number[];

export interface MatchModel {
  readonly home: readonly [first: GoalParts, second: GoalParts];
  readonly away: readonly [first: GoalParts, second: GoalParts];
}

/** Expected goals of one side in one half, in thousandths, cut off to whole ones. */
function halfGoals(goals: number, attack: number, defence: number, percent: number): number {
  return Math.floor((goals * attack * defence * percent) / 1_000_000);
}

function bothHalves(goals: number, attack: number, defence: number): MatchModel["home"] {
  const inHalf = (percent: number) => goalParts(halfGoals(goals, attack, defence, percent));
  return [inHalf(FIRST_HALF_PERCENT), inHalf(100 - FIRST_HALF_PERCENT)];
}

export function modelOf(home: Club, away: Club): MatchModel {
  return {
    home: bothHalves(HOME_GOALS, home.attack, away.defence),
    away: bothHalves(AWAY_GOALS, away.attack, home.defence),
  };
}

/**
 * P(k) is lambda^k / k!, divided by the sum over every possible k: no exponential is needed, and
 * nothing depends on a machine's arithmetic.
 */
export function goalParts(lambdaThousandths: number): GoalParts {
  const lambda = BigInt(lambdaThousandths);
  const weights: bigint[] = [];
  for (let goals = 0; goals <= GOALS_A_HALF_MAX; goals += 1) {
    const rest = BigInt(GOALS_A_HALF_MAX - goals);
    // lambda^k / k!, multiplied by a common factor so that each is whole.
    weights.push((lambda ** BigInt(goals) * THOUSANDTHS ** rest * factorial7) / factorial(goals));
  }
  const all = weights.reduce((sum, weight) => sum + weight, 0n);
  let told = 0;
  let cumulative = 0n;
  return weights.map((weight) => {
    cumulative += weight;
    const upTo = Number((cumulative * BigInt(PARTS)) / all);
    const parts = upTo - told;
    told = upTo;
    return parts;
  });
}

function factorial(n: number): bigint {
  return n < 2 ? 1n : BigInt(n) * factorial(n - 1);
}

const factorial7 = factorial(GOALS_A_HALF_MAX);

/** Goals of each side in each half. */
export interface Score {
  readonly home: readonly [first: number, second: number];
  readonly away: readonly [first: number, second: number];
}

export function totalsOf({ home, away }: Score): { home: number; away: number } {
  return { home: home[0] + home[1], away: away[0] + away[1] };
}

/** Four draws: home and away in the first half, then in the second. */
export function drawScore(model: MatchModel, draws: Draws): Score {
  const homeFirst = drawGoals(model.home[0], draws);
  const awayFirst = drawGoals(model.away[0], draws);
  const homeSecond = drawGoals(model.home[1], draws);
  const awaySecond = drawGoals(model.away[1], draws);
  return { home: [homeFirst, homeSecond], away: [awayFirst, awaySecond] };
}

function drawGoals(parts: GoalParts, draws: Draws): number {
  const ticket = draws.below(PARTS);
  let end = 0;
  for (const [goals, width] of parts.entries()) {
    end += width;
    if (ticket < end) return goals;
  }
  throw new RangeError("A ticket lies within all parts.");
}

/** Every score with its probability; they add up to 1. */
export function eachScore(model: MatchModel, visit: (score: Score, chance: number) => void): void {
  for (const [homeFirst, a] of model.home[0].entries()) {
    for (const [awayFirst, b] of model.away[0].entries()) {
      for (const [homeSecond, c] of model.home[1].entries()) {
        for (const [awaySecond, d] of model.away[1].entries()) {
          const chance = (a / PARTS) * (b / PARTS) * (c / PARTS) * (d / PARTS);
          visit({ home: [homeFirst, homeSecond], away: [awayFirst, awaySecond] }, chance);
        }
      }
    }
  }
}

export interface Goal {
  readonly side: "home" | "away";
  readonly minute: number;
}

const HALF_MINUTES = 45;

/** When the goals fell, for showing the match; no bet depends on it. One goal a minute at most. */
export function drawGoalsOf(score: Score, draws: Draws): Goal[] {
  return ([0, 1] as const).flatMap((half) => {
    const sides: Goal["side"][] = [
      ...Array.from({ length: score.home[half] }, () => "home" as const),
      ...Array.from({ length: score.away[half] }, () => "away" as const),
    ];
    const minutes = Array.from({ length: HALF_MINUTES }, (_, index) => index + 1);
    return sides
      .flatMap((side) =>
        minutes
          .splice(draws.below(minutes.length), 1)
          .map((minute) => ({ side, minute: minute + half * HALF_MINUTES })),
      )
      .toSorted((a, b) => a.minute - b.minute);
  });
}
