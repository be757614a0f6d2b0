/** Ways of playing, each with all of its ends: what every published figure is computed from. */
import type { GameFigures } from "@tucano/game-math/engine.ts";
import {
  deviationOf,
  figuresOfOutcomes,
  oneInOf,
  type OutcomeFigures,
  percentOf,
  type Way,
} from "@tucano/game-math/outcomes.ts";
import { minus } from "@tucano/game-math/rational.ts";

const EXACT_PLACES = 8;

export interface MaxWin {
  readonly multiplier: number;
  readonly one_in: string;
  /** How it is played for. */
  readonly way: string;
}

/** As they are published: to eight places, and the return as a fraction too. */
export function figuresOfWay({ id, outcomes }: Way) {
  const figures = figuresOfOutcomes(outcomes);
  return {
    id,
    rtp_percent: percentOf(figures.rtp, EXACT_PLACES),
    rtp_fraction: `${figures.rtp.numerator}/${figures.rtp.denominator}`,
    hit_rate_percent: percentOf(figures.hitRate, EXACT_PLACES),
    paid_rate_percent: percentOf(figures.paidRate, EXACT_PLACES),
    standard_deviation: deviationOf(figures.variance),
    max_win: { multiplier: figures.maxHundredths / 100, one_in: oneInOf(figures.maxChance) },
  };
}

/** The highest win of all ways, by the way in which it is likeliest. */
export function maxWinOf(ways: readonly Way[]): MaxWin {
  let best: { way: string; figures: OutcomeFigures } | null = null;
  for (const { id, outcomes } of ways) {
    const figures = figuresOfOutcomes(outcomes);
    if (best === null || isMore(figures, best.figures)) best = { way: id, figures };
  }
  if (best === null) throw new Error("There is no way to play.");
  const { way, figures } = best;
  return { multiplier: figures.maxHundredths / 100, one_in: oneInOf(figures.maxChance), way };
}

function isMore(one: OutcomeFigures, other: OutcomeFigures): boolean {
  if (one.maxHundredths !== other.maxHundredths) return one.maxHundredths > other.maxHundredths;
  return minus(one.maxChance, other.maxChance).numerator > 0n;
}

/** What server and clients show: of the first way, and the maximum of all. */
export function publishedOf(
  ways: readonly Way[],
  options: GameFigures["options"],
  max = maxWinOf(ways),
): GameFigures {
  const [first] = ways;
  if (first === undefined) throw new Error("There is no way to play.");
  const figures = figuresOfOutcomes(first.outcomes);
  return {
    rtpPercent: percentOf(figures.rtp),
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: percentOf(figures.hitRate),
    paidRatePercent: percentOf(figures.paidRate),
    maxWinMultiplier: max.multiplier,
    maxWinOneIn: max.one_in,
    standardDeviation: deviationOf(figures.variance),
    options,
  };
}

/** Every way with its return: where a newcomer may choose. */
export function optionsOf(ways: readonly Way[]): GameFigures["options"] {
  return ways.map(({ id, outcomes }) => ({
    id,
    rtpPercent: percentOf(figuresOfOutcomes(outcomes).rtp),
  }));
}
