/**
 * Video poker played perfectly: all 2,598,960 deals, and for each the best of its 32 holds. The
 * sums T(S) of hold.ts are computed once for every set of up to five cards of the deck.
 */
import { pokerHands } from "@tucano/contract/events/cards.ts";
import { plus, type Rational, rational } from "../../rational.ts";
import { DECK_CARDS } from "../../cards/deck.ts";
import { payOfIndex, pokerIndex } from "./evaluate.ts";
import { DRAWS_OF, exactPays } from "./hold.ts";
import { type SeveralFigures, severalHands } from "./exact-several.ts";

const HANDS = 2_598_960;
const KINDS = pokerHands.length;

/** Sets of so many cards. */
const SETS_OF = [1, DECK_CARDS, 1326, 22_100, 270_725, HANDS];

const choose = Array.from({ length: DECK_CARDS + 1 }, (_, n) =>
  Array.from({ length: 6 }, (_, k) => binomial(n, k)),
);

function binomial(n: number, k: number): number {
  let result = 1;
  for (let step = 0; step < k; step += 1) result = (result * (n - step)) / (step + 1);
  return result;
}

const maskSizes = Uint8Array.from(
  { length: 32 },
  (_, mask) => [0, 1, 2, 3, 4].filter((bit) => (mask & (1 << bit)) !== 0).length,
);

/** Numbers the sets of `places` under each mask, within the sets of their size. */
function numberSets(places: Int32Array, numbers: Int32Array): void {
  for (let mask = 0; mask < 32; mask += 1) {
    let number = 0;
    let taken = 0;
    for (let bit = 0; bit < 5; bit += 1) {
      if ((mask & (1 << bit)) === 0) continue;
      taken += 1;
      number += choose[places[bit]!]![taken]!;
    }
    numbers[mask] = number;
  }
}

/** Calls for every five cards, ascending; the array is the same each time. */
export function eachDeal(look: (places: Int32Array) => void): void {
  const places = new Int32Array(5);
  const take = (depth: number, from: number): void => {
    for (let place = from; place < DECK_CARDS; place += 1) {
      places[depth] = place;
      if (depth === 4) look(places);
      else take(depth + 1, place + 1);
    }
  };
  take(0, 0);
}

interface Sums {
  /** By size of the set, then by its number: what all hands with it pay. */
  readonly pays: readonly Int32Array[];
  /** By kind of hand, size and number: how many hands with it are of that kind. */
  readonly kinds: readonly (readonly Int32Array[])[];
}

function makeSums(): Sums {
  const empty = (): Int32Array[] => SETS_OF.map((sets) => new Int32Array(sets));
  const pays = empty();
  const kinds = Array.from({ length: KINDS }, (_, kind) => (kind === 0 ? [] : empty()));
  const numbers = new Int32Array(32);
  eachDeal((places) => {
    const kind = pokerIndex(places[0]!, places[1]!, places[2]!, places[3]!, places[4]!);
    if (kind === 0) return;
    numberSets(places, numbers);
    for (let mask = 0; mask < 32; mask += 1) {
      const size = maskSizes[mask]!;
      pays[size]![numbers[mask]!]! += payOfIndex[kind]!;
      kinds[kind]![size]![numbers[mask]!]! += 1;
    }
  });
  return { pays, kinds };
}

export interface PokerOptimum {
  readonly mean: Rational;
  /** By index in `pokerHands`: the chance to end with it. */
  readonly chances: readonly Rational[];
  readonly variance: number;
  /** Of all deals, how many are best played holding 0, 1 … 5 cards. */
  readonly dealsByHeld: readonly number[];
  /** Of rounds of one hand and of several from the same deal. */
  readonly several: readonly SeveralFigures[];
}

export function pokerOptimum(): PokerOptimum {
  const sums = makeSums();
  const numbers = new Int32Array(32);
  const exact = new Float64Array(32);
  // By cards held: all of them have the same number of draws, so whole numbers can be added up.
  const counts = Array.from({ length: KINDS }, () => new Float64Array(6));
  const dealsByHeld = [0, 0, 0, 0, 0, 0];
  const chances = new Float64Array(KINDS);
  const several = severalHands();
  eachDeal((places) => {
    numberSets(places, numbers);
    for (let mask = 0; mask < 32; mask += 1) {
      exact[mask] = sums.pays[maskSizes[mask]!]![numbers[mask]!]!;
    }
    exactPays(exact);
    const best = bestMask(exact);
    const held = maskSizes[best]!;
    dealsByHeld[held]! += 1;
    const draws = DRAWS_OF[5 - held]!;
    let rest = draws;
    for (let kind = 1; kind < KINDS; kind += 1) {
      const ends = drawsOfKind(sums.kinds[kind]!, numbers, best);
      counts[kind]![held]! += ends;
      chances[kind] = ends / draws;
      rest -= ends;
    }
    chances[0] = rest / draws;
    several.add(chances);
  });
  return { ...summary(counts), dealsByHeld, several: several.figures() };
}

function bestMask(pays: Float64Array): number {
  let best = 31;
  for (let mask = 30; mask >= 0; mask -= 1) {
    const draws = DRAWS_OF[5 - maskSizes[mask]!]!;
    if (pays[mask]! * DRAWS_OF[5 - maskSizes[best]!]! > pays[best]! * draws) best = mask;
  }
  return best;
}

/** Inclusion and exclusion over the sets between what is held and all five cards. */
function drawsOfKind(kind: readonly Int32Array[], numbers: Int32Array, held: number): number {
  const free = 31 & ~held;
  let draws = 0;
  for (let more = free; ; more = (more - 1) & free) {
    const set = held | more;
    const size = maskSizes[set]!;
    const sign = maskSizes[more]! % 2 === 0 ? 1 : -1;
    draws += sign * kind[size]![numbers[set]!]!;
    if (more === 0) return draws;
  }
}

function summary(counts: readonly Float64Array[]): Omit<PokerOptimum, "dealsByHeld" | "several"> {
  const paying = counts.map((byHeld) =>
    [...byHeld]
      .map((count, held) => rational(count, HANDS * DRAWS_OF[5 - held]!))
      .reduce(plus, rational(0)),
  );
  const rest = paying.reduce(plus, rational(0));
  const chances = [plus(rational(1), rational(-rest.numerator, rest.denominator))];
  chances.push(...paying.slice(1));
  const by = (power: number): Rational =>
    chances
      .map((chance, kind) =>
        rational(chance.numerator * BigInt((payOfIndex[kind] ?? 0) ** power), chance.denominator),
      )
      .reduce(plus);
  const mean = by(1);
  const meanNumber = Number(mean.numerator) / Number(mean.denominator);
  const square = by(2);
  const variance = Number(square.numerator) / Number(square.denominator) - meanNumber ** 2;
  return { mean, chances, variance };
}
