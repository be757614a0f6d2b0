/**
 * Bets beside the hand, decided by the deal: Perfect Pairs by the player's two cards, 21+3 by
 * these and the dealer's card that is up. Several decks hold the same card more than once.
 */
import type { blackjackSideBets, blackjackSideResults } from "@tucano/contract/events/cards.ts";
import { type Card, rankOf } from "../../cards/deck.ts";

export type SideBet = (typeof blackjackSideBets)[number];
export type SideResult = (typeof blackjackSideResults)[number];

/** What a bet of 100 returns, itself included; what is not named returns nothing. */
export const sideReturns = {
  perfectPairs: { perfectPair: 2_600, colouredPair: 1_300, mixedPair: 700 },
  plusThree: {
    suitedTrips: 10_100,
    straightFlush: 4_100,
    threeOfAKind: 3_100,
    straight: 1_100,
    flush: 600,
  },
} as const satisfies Readonly<Record<SideBet, Partial<Readonly<Record<SideResult, number>>>>>;

export function returnOfSide(bet: SideBet, result: SideResult): number {
  const returns: Partial<Readonly<Record<SideResult, number>>> = sideReturns[bet];
  return returns[result] ?? 0;
}

const suitOf = (card: Card): string => card.charAt(1);
const isRed = (card: Card): boolean => suitOf(card) === "h" || suitOf(card) === "d";

function pairOf(one: Card, other: Card): SideResult {
  if (rankOf(one) !== rankOf(other)) return "nothing";
  if (one === other) return "perfectPair";
  return isRed(one) === isRed(other) ? "colouredPair" : "mixedPair";
}

/** An ace is the highest, or the lowest before a two and a three. */
function isStraight(cards: readonly Card[]): boolean {
  const ranks = cards.map(rankOf).toSorted((a, b) => a - b);
  const [low = 0, middle = 0, high = 0] = ranks;
  if (middle !== low + 1) return false;
  return high === middle + 1 || (low === 0 && high === 12);
}

function threeOf(cards: readonly Card[]): SideResult {
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  if (new Set(cards.map(rankOf)).size === 1) return isFlush ? "suitedTrips" : "threeOfAKind";
  if (isStraight(cards)) return isFlush ? "straightFlush" : "straight";
  return isFlush ? "flush" : "nothing";
}

export interface Dealt {
  readonly first: Card;
  readonly second: Card;
  /** The dealer's. */
  readonly up: Card;
}

export function resultOfSide(bet: SideBet, { first, second, up }: Dealt): SideResult {
  return bet === "perfectPairs" ? pairOf(first, second) : threeOf([first, second, up]);
}
