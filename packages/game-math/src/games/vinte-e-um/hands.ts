/** What cards are worth in blackjack. */
import { type Card, rankOf } from "../../cards/deck.ts";

/** 2 to 10; an ace is 1 here. */
export function valueOf(card: Card): number {
  const rank = rankOf(card);
  return rank === 12 ? 1 : Math.min(rank + 2, 10);
}

export interface Total {
  readonly total: number;
  /** An ace counts as 11. */
  readonly isSoft: boolean;
}

export function totalOf(cards: readonly Card[]): Total {
  let hard = 0;
  let hasAce = false;
  for (const card of cards) {
    const value = valueOf(card);
    hard += value;
    if (value === 1) hasAce = true;
  }
  const isSoft = hasAce && hard <= 11;
  return { total: isSoft ? hard + 10 : hard, isSoft };
}

/** An ace and a ten as the first two cards. */
export function isBlackjack(cards: readonly Card[]): boolean {
  return cards.length === 2 && totalOf(cards).total === 21;
}
