/** What the side bets return: every way in which their cards can leave the decks is counted. */
import { blackjackSideBets } from "@tucano/contract/events/cards.ts";
import { type Card, deck } from "../../cards/deck.ts";
import type { Way } from "../../outcomes.ts";
import { valueOf } from "./hands.ts";
import { DEALER_STANDS_ON, DECKS } from "./round.ts";
import { resultOfSide, returnOfSide, type SideBet, type SideResult } from "./sides.ts";

export interface SideCount {
  readonly result: SideResult;
  readonly winHundredths: number;
  /** Of so many orders in which three cards can be dealt. */
  readonly ways: number;
}

/** Ways to deal three cards one after the other, each of which is so many times in the shoe. */
function orders(cards: readonly [Card, Card, Card]): number {
  const [first, second, third] = cards;
  const ofSecond = DECKS - (second === first ? 1 : 0);
  const ofThird = DECKS - (third === first ? 1 : 0) - (third === second ? 1 : 0);
  return DECKS * ofSecond * ofThird;
}

export function countSides(bet: SideBet): SideCount[] {
  const counts = new Map<SideResult, number>();
  for (const first of deck) {
    for (const second of deck) {
      for (const up of deck) {
        const result = resultOfSide(bet, { first, second, up });
        counts.set(result, (counts.get(result) ?? 0) + orders([first, second, up]));
      }
    }
  }
  return [...counts].map(([result, ways]) => ({
    result,
    winHundredths: returnOfSide(bet, result),
    ways,
  }));
}

export const sideWays: readonly Way[] = blackjackSideBets.map((bet) => ({
  id: bet,
  outcomes: countSides(bet).map(({ winHundredths, ways }) => ({
    winHundredths,
    weight: BigInt(ways),
  })),
}));

/**
 * The chance that a hand of suited trips wins where it stands, nothing doubled or split: of all
 * that a round can stake, 21+3 and that win return the most.
 */
export function chanceOfBest(): number {
  const trips = countSides("plusThree").find(({ result }) => result === "suitedTrips")?.ways ?? 0;
  const all = countSides("plusThree").reduce((sum, { ways }) => sum + ways, 0);
  const ranks = deck.filter((_, place) => place % 4 === 0);
  const wins = ranks.map((card) => standingWins(valueOf(card)));
  return (trips / all) * (wins.reduce((sum, chance) => sum + chance, 0) / ranks.length);
}

/** Two cards of this value against a third one: how often the dealer ends below or above 21. */
function standingWins(value: number): number {
  const left = Array.from({ length: 11 }, (_, each) => leftOf(each));
  left[value]! -= 3;
  const own = value === 1 ? 12 : 2 * value;
  const wins = (hard: number, hasAce: boolean): number => {
    const total = hasAce && hard <= 11 ? hard + 10 : hard;
    if (total > 21) return 1;
    if (total >= DEALER_STANDS_ON) return total < own ? 1 : 0;
    const cards = left.reduce((sum, count) => sum + count, 0);
    let chance = 0;
    for (const [card, count] of left.entries()) {
      if (count === 0) continue;
      left[card]! -= 1;
      chance += (count / cards) * wins(hard + card, hasAce || card === 1);
      left[card]! += 1;
    }
    return chance;
  };
  return wins(value, value === 1);
}

function leftOf(value: number): number {
  if (value === 0) return 0;
  return value === 10 ? 16 * DECKS : 4 * DECKS;
}
