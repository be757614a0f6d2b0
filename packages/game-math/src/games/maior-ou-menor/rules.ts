/**
 * What a guess is worth in hi-lo: cards of an endless deck, the ace lowest and the king highest.
 * Each right guess multiplies by 0.99 / p, where p is its chance; the product is rounded down once,
 * when it is cashed out.
 */
import { type Card, rankOf } from "../../cards/deck.ts";

export type Direction = "higher" | "lower";

/**
 * With more guesses in a round, even a perfect player would get back less than 85 % of the stake,
 * because each guess returns 99 % of what is at risk.
 */
export const GUESSES_MAX = 15;
export const SKIPS_MAX = 52;
export const MAX_WIN_MULTIPLIER = 2_000;

export const RANKS = 13;

/** 1 for an ace to 13 for a king. */
export function hiloRank(card: Card): number {
  const rank = rankOf(card);
  return rank === 12 ? 1 : rank + 2;
}

/**
 * The same rank wins either way, except for the guesses that could not lose: higher than an ace and
 * lower than a king are strict.
 */
export function isTieWin(card: Card, direction: Direction): boolean {
  return hiloRank(card) !== (direction === "higher" ? 1 : RANKS);
}

/** Of 13 ranks, how many win. */
export function winningRanks(card: Card, direction: Direction): number {
  const rank = hiloRank(card);
  const beyond = direction === "higher" ? RANKS - rank : rank - 1;
  return beyond + (isTieWin(card, direction) ? 1 : 0);
}

export function isRight(card: Card, direction: Direction, next: Card): boolean {
  const [from, to] = [hiloRank(card), hiloRank(next)];
  if (from === to) return isTieWin(card, direction);
  return direction === "higher" ? to > from : to < from;
}

/** Hundredths of the stake after guesses that so many ranks would have won, each. */
export function hiloHundredths(won: readonly number[]): number {
  let numerator = 100n;
  let denominator = 1n;
  for (const ranks of won) {
    numerator *= 99n * BigInt(RANKS);
    denominator *= 100n * BigInt(ranks);
  }
  return Number(numerator / denominator);
}
