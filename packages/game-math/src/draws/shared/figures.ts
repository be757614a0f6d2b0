/** What the games of shared draws publish, computed exactly from their paytables. */
import type { GameFigures } from "../../engine.ts";
import {
  deviationOf,
  figuresOfOutcomes,
  oneInOf,
  type OutcomeFigures,
  percentOf,
} from "../../outcomes.ts";
import { hallOutcomes } from "./bingo-hall.ts";
import { KENO_PICKS_MAX, kenoOutcomes } from "./keno.ts";
import { sixOutcomes } from "./six-of-sixty.ts";

/** How many numbers a newcomer to keno is offered. */
const KENO_PICKS_FIRST = 5;
/** The likeliest of the tickets that can win the most. */
const KENO_PICKS_TOP = 9;

function published(figures: OutcomeFigures): Omit<GameFigures, "options"> {
  return {
    rtpPercent: percentOf(figures.rtp),
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: percentOf(figures.hitRate),
    maxWinOneIn: oneInOf(figures.maxChance),
    standardDeviation: deviationOf(figures.variance),
  };
}

export function kenoFigures(): GameFigures {
  const options = Array.from({ length: KENO_PICKS_MAX }, (_, index) => {
    const { rtp } = figuresOfOutcomes(kenoOutcomes(index + 1));
    return { id: `${index + 1}-spot`, rtpPercent: percentOf(rtp) };
  });
  const first = published(figuresOfOutcomes(kenoOutcomes(KENO_PICKS_FIRST)));
  const { maxChance } = figuresOfOutcomes(kenoOutcomes(KENO_PICKS_TOP));
  return { ...first, maxWinOneIn: oneInOf(maxChance), options };
}

export function sixFigures(): GameFigures {
  return { ...published(figuresOfOutcomes(sixOutcomes())), options: [] };
}

export function hallFigures(): GameFigures {
  return { ...published(figuresOfOutcomes(hallOutcomes())), options: [] };
}
