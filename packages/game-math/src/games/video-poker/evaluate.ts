/** What five cards are worth in video poker, fast enough to look at every hand there is. */
import { pokerHands } from "@tucano/contract/events/cards.ts";

export type PokerHand = (typeof pokerHands)[number];

/** 9/6 Jacks or Better: what a hand returns, times the stake. */
export const pokerPays: Readonly<Record<PokerHand, number>> = {
  nothing: 0,
  jacksOrBetter: 1,
  twoPair: 2,
  threeOfAKind: 3,
  straight: 4,
  flush: 6,
  fullHouse: 9,
  fourOfAKind: 25,
  straightFlush: 50,
  royalFlush: 800,
};

/** By the hand's index in `pokerHands`, which ascends in worth. */
export const payOfIndex: readonly number[] = pokerHands.map((hand) => pokerPays[hand]);

const [NOTHING, JACKS, TWO_PAIR, TRIPS, STRAIGHT] = [0, 1, 2, 3, 4];
const [FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH, ROYAL] = [5, 6, 7, 8, 9];

/** Jacks, queens, kings, aces. */
const HIGH_RANKS = 0b1_1110_0000_0000;
const TEN_TO_ACE = 0b1_1111_0000_0000;
const ACE_TO_FIVE = 0b1_0000_0000_1111;

/** Sets of the thirteen ranks. */
const MASKS = 8_192;
const rankCounts = Uint8Array.from({ length: MASKS }, (_, mask) => bitsOf(mask));
const straights = Uint8Array.from({ length: MASKS }, (_, mask) => (isStraight(mask) ? 1 : 0));

function bitsOf(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function isStraight(mask: number): boolean {
  if (mask === ACE_TO_FIVE) return true;
  return bitsOf(mask) === 5 && mask / (mask & -mask) === 0b11111;
}

/** Index in `pokerHands` of five places in a deck (place = rank × 4 + suit). */
export function pokerIndex(a: number, b: number, c: number, d: number, e: number): number {
  const [ra, rb, rc, rd, re] = [a >> 2, b >> 2, c >> 2, d >> 2, e >> 2];
  const mask = (1 << ra) | (1 << rb) | (1 << rc) | (1 << rd) | (1 << re);
  const ranks = rankCounts[mask]!;
  if (ranks === 5) {
    const suit = a & 3;
    const isFlush = suit === (b & 3) && suit === (c & 3) && suit === (d & 3) && suit === (e & 3);
    if (straights[mask] === 1) {
      if (!isFlush) return STRAIGHT;
      return mask === TEN_TO_ACE ? ROYAL : STRAIGHT_FLUSH;
    }
    return isFlush ? FLUSH : NOTHING;
  }
  // Ranks that occur an odd number of times; one missing from the mask occurs twice or four times.
  const odd = (1 << ra) ^ (1 << rb) ^ (1 << rc) ^ (1 << rd) ^ (1 << re);
  const even = mask ^ odd;
  if (ranks === 4) return (even & HIGH_RANKS) === 0 ? NOTHING : JACKS;
  if (ranks === 3) return even === 0 ? TRIPS : TWO_PAIR;
  // One rank is odd and one even: four and one, or three and two. The sum of ranks says which.
  const sum = ra + rb + rc + rd + re;
  const rankOdd = 31 - Math.clz32(odd);
  const rankEven = 31 - Math.clz32(even);
  return sum === rankOdd + 4 * rankEven ? QUADS : FULL_HOUSE;
}
