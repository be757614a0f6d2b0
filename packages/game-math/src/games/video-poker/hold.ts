/**
 * The best cards to hold, exactly. For a set S of the five dealt cards, let T(S) be the total that
 * all hands of the whole deck containing S pay. The total over all draws that keep exactly K
 * follows by inclusion and exclusion over the sets between K and the five cards, a hundred times
 * less work than looking at every draw.
 */
import { type Card, DECK_CARDS, deck } from "../../cards/deck.ts";
import { payOfIndex, pokerIndex } from "./evaluate.ts";

/** T of no card at all: what every hand pays, added up. */
const PAY_OF_ALL = 875_504;

/** T of one card, by its rank from the two to the ace. A test counts them again. */
export const payOfRank: readonly number[] = [
  70_558, 71_622, 72_686, 73_750, 73_750, 73_750, 73_750, 73_750, 74_500, 110_396, 109_332, 108_268,
  108_268,
];

/** Draws of so many cards from the 47 that are left. */
export const DRAWS_OF: readonly number[] = [1, 47, 1081, 16_215, 178_365, 1_533_939];

const ALL_HELD = 31;

export interface Hold {
  /** Bit i: the card at position i is held. */
  readonly mask: number;
  /** What all draws with it pay, added up, and how many there are. */
  readonly pay: number;
  readonly draws: number;
}

export function bestHold(cards: readonly Card[]): Hold {
  const pays = exactPays(sumsOf(cards.map((card) => deck.indexOf(card))));
  let best: Hold = { mask: ALL_HELD, pay: pays[ALL_HELD]!, draws: 1 };
  for (let mask = ALL_HELD - 1; mask >= 0; mask -= 1) {
    const draws = DRAWS_OF[5 - bitsOf(mask)]!;
    const pay = pays[mask]!;
    // Compared as fractions: two holds of the same value differ only in their order.
    if (pay * best.draws > best.pay * draws) best = { mask, pay, draws };
  }
  return best;
}

export function positionsOf(mask: number): number[] {
  return [0, 1, 2, 3, 4].filter((position) => (mask & (1 << position)) !== 0);
}

function bitsOf(mask: number): number {
  return positionsOf(mask).length;
}

/** From T(S) for every set to the draws that keep exactly that set; changes what it is given. */
export function exactPays(sums: Float64Array): Float64Array {
  for (let bit = 1; bit <= 16; bit <<= 1) {
    for (let mask = 0; mask <= ALL_HELD; mask += 1) {
      if ((mask & bit) === 0) sums[mask]! -= sums[mask | bit]!;
    }
  }
  return sums;
}

function sumsOf(places: readonly number[]): Float64Array {
  const sums = new Float64Array(32);
  for (let mask = 0; mask <= ALL_HELD; mask += 1) {
    sums[mask] = sumOf(positionsOf(mask).map((position) => places[position]!));
  }
  return sums;
}

function sumOf(held: readonly number[]): number {
  const [first] = held;
  if (first === undefined) return PAY_OF_ALL;
  if (held.length === 1) return payOfRank[first >> 2]!;
  return sumOfDraws(held);
}

/** T by counting, for any cards. */
export function sumOfDraws(held: readonly number[]): number {
  const places = [...held];
  const isHeld = Uint8Array.from({ length: DECK_CARDS }, (_, place) =>
    held.includes(place) ? 1 : 0,
  );
  let sum = 0;
  const draw = (from: number): void => {
    if (places.length === 5) {
      sum += payOfIndex[pokerIndex(places[0]!, places[1]!, places[2]!, places[3]!, places[4]!)]!;
      return;
    }
    for (let place = from; place < DECK_CARDS; place += 1) {
      if (isHeld[place] === 1) continue;
      places.push(place);
      draw(place + 1);
      places.pop();
    }
  };
  draw(0);
  return sum;
}
