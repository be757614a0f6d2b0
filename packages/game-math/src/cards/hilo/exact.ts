/** What hi-lo returns, exactly: by the ranks that win a single guess, and at worst after many. */
import { plus, type Rational, rational, times } from "../../rational.ts";
import { deck } from "../deck.ts";
import { hiloHundredths, winningRanks } from "./rules.ts";

/** One guess that so many of 13 ranks win, cashed out at once. */
export function guessReturn(ranks: number): Rational {
  return times(rational(ranks, 13), rational(hiloHundredths([ranks]), 100));
}

export interface HiloFigures {
  readonly mean: Rational;
  readonly hitRate: Rational;
  /** Of the squared win, in stakes. */
  readonly square: Rational;
}

/** What a newcomer does: the likelier guess on the first card, then cashes out. */
export function newcomerFigures(): HiloFigures {
  let mean = rational(0);
  let hitRate = rational(0);
  let square = rational(0);
  for (const card of deck) {
    const ranks = Math.max(winningRanks(card, "higher"), winningRanks(card, "lower"));
    const chance = rational(ranks, 13 * deck.length);
    const win = rational(hiloHundredths([ranks]), 100);
    mean = plus(mean, times(chance, win));
    hitRate = plus(hitRate, chance);
    square = plus(square, times(chance, times(win, win)));
  }
  return { mean, hitRate, square };
}

/**
 * The least that a plan of so many guesses can return, whatever the ranks: every right guess keeps
 * 99 %, and rounding down takes less than a hundredth of the stake at the end.
 */
export function leastReturn(guesses: number): number {
  const surest = hiloHundredths(Array.from({ length: guesses }, () => 12));
  return 0.99 ** guesses * (surest / (surest + 1));
}
