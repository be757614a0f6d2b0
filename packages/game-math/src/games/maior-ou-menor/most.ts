/**
 * The most that a round of hi-lo can pay, and how likely it is for a player who only wants that:
 * guesses of the ranks that lead there, in any order, skipping every card that offers none of them.
 */
import { deck } from "../../cards/deck.ts";
import {
  type Direction,
  GUESSES_MAX,
  hiloHundredths,
  hiloRank,
  isRight,
  MAX_WIN_MULTIPLIER,
  RANKS,
  SKIPS_MAX,
  winningRanks,
} from "./rules.ts";

export interface HiloMost {
  readonly hundredths: number;
  /** How many of 13 ranks win each guess. */
  readonly guesses: readonly number[];
  readonly chance: number;
}

const CAP = MAX_WIN_MULTIPLIER * 100;
const MOST_RANKS = RANKS - 1;
const directions: readonly Direction[] = ["higher", "lower"];
/** One card of each rank: suits do not matter. */
const cards = deck.filter((card, index) => {
  return deck.findIndex((other) => hiloRank(other) === hiloRank(card)) === index;
});

export function mostOfHilo(): HiloMost {
  const { hundredths, plans } = bestPlans();
  let best: HiloMost = { hundredths, guesses: [], chance: 0 };
  for (const guesses of plans) {
    const chance = chanceOfPlan(guesses);
    if (chance > best.chance) best = { hundredths, guesses, chance };
  }
  return best;
}

/** Every set of guesses that pays the most, of those with the fewest guesses. */
function bestPlans(): { hundredths: number; plans: readonly (readonly number[])[] } {
  let hundredths = 0;
  let plans: number[][] = [];
  const chosen: number[] = [];
  const look = (from: number, about: number): void => {
    // Approximately, to skip most of them; whole numbers decide the rest.
    if (about > hundredths - 1) {
      const paid = hiloHundredths(chosen);
      if (paid <= CAP && paid >= hundredths) {
        const isBetter = paid > hundredths || chosen.length < (plans[0]?.length ?? 0);
        if (isBetter) plans = [];
        hundredths = paid;
        if (isBetter || chosen.length === plans[0]?.length) plans.push([...chosen]);
      }
    }
    if (chosen.length === GUESSES_MAX) return;
    for (let ranks = from; ranks <= MOST_RANKS; ranks += 1) {
      const next = (about * 0.99 * RANKS) / ranks;
      if (next > CAP + 2) continue;
      chosen.push(ranks);
      look(ranks, next);
      chosen.pop();
    }
  };
  look(1, 100);
  return { hundredths, plans };
}

/** Guesses still to come are a number: a digit for each of their ranks, how often it is left. */
function chanceOfPlan(plan: readonly number[]): number {
  const ranks = [...new Set(plan)];
  const counts = ranks.map((each) => plan.filter((other) => other === each).length);
  const steps = counts.map((_, at) =>
    counts.slice(0, at).reduce((product, count) => product * (count + 1), 1),
  );
  const all = counts.reduce((sum, count, at) => sum + count * steps[at]!, 0);
  // chances[left][skips * 13 + card]
  const chances = [new Float64Array((SKIPS_MAX + 1) * RANKS).fill(1)];
  for (let left = 1; left <= all; left += 1) {
    const here = new Float64Array((SKIPS_MAX + 1) * RANKS);
    chances.push(here);
    for (let skips = 0; skips <= SKIPS_MAX; skips += 1) {
      const skipped = skips === 0 ? 0 : meanOf(here, (skips - 1) * RANKS, () => true);
      for (const [card, shown] of cards.entries()) {
        const guessed = directions.map((direction) => {
          const at = ranks.indexOf(winningRanks(shown, direction));
          if (at < 0 || Math.floor(left / steps[at]!) % (counts[at]! + 1) === 0) return 0;
          const isWon = (next: number): boolean => isRight(shown, direction, cards[next]!);
          return meanOf(chances[left - steps[at]!]!, skips * RANKS, isWon);
        });
        here[skips * RANKS + card] = Math.max(skipped, ...guessed);
      }
    }
  }
  return meanOf(chances[all]!, SKIPS_MAX * RANKS, () => true);
}

/** Over the next card, which is any of thirteen. */
function meanOf(chances: Float64Array, from: number, isWanted: (card: number) => boolean): number {
  let sum = 0;
  for (let card = 0; card < RANKS; card += 1) if (isWanted(card)) sum += chances[from + card]!;
  return sum / RANKS;
}
