/** What hi-lo returns, exactly: by the ranks that win a single guess, and at worst after many. */
import type { Outcome } from "../../outcomes.ts";
import { type Rational, rational, times } from "../../rational.ts";
import { deck } from "../../cards/deck.ts";
import { hiloHundredths, RANKS, winningRanks } from "./rules.ts";

/** One guess that so many of 13 ranks win, cashed out at once. */
export function guessReturn(ranks: number): Rational {
  return times(rational(ranks, 13), rational(hiloHundredths([ranks]), 100));
}

/** What a newcomer does: the likelier guess on the first card, then cashes out. */
export function newcomerOutcomes(): Outcome[] {
  const weights = new Map<number, bigint>();
  const add = (winHundredths: number, weight: number): void => {
    weights.set(winHundredths, (weights.get(winHundredths) ?? 0n) + BigInt(weight));
  };
  for (const card of deck) {
    const ranks = Math.max(winningRanks(card, "higher"), winningRanks(card, "lower"));
    add(hiloHundredths([ranks]), ranks);
    add(0, RANKS - ranks);
  }
  return [...weights].map(([winHundredths, weight]) => ({ winHundredths, weight }));
}

/**
 * The least that any sequence of this many guesses can return, whatever the ranks: every right
 * guess keeps 99 %, and rounding down at the end takes less than a hundredth of the stake.
 */
export function leastReturn(guesses: number): number {
  const surest = hiloHundredths(Array.from({ length: guesses }, () => 12));
  return 0.99 ** guesses * (surest / (surest + 1));
}
