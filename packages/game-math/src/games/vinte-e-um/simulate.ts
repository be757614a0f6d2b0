/**
 * Plays great numbers of rounds by basic strategy to find the return of blackjack. It is a second
 * implementation, in plain numbers, a few million rounds a second; a test plays both on the same
 * draws, and they must agree on every round.
 */
import { DECK_CARDS } from "../../cards/deck.ts";
import { adviceOf } from "./strategy.ts";
import { DECKS, HANDS_MAX } from "./round.ts";

export interface SimulatedRound {
  /** In hundredths of the stake. */
  win: number;
  staked: number;
}

interface Seat {
  total: number;
  aces: number;
  count: number;
  staked: number;
  /** Value of both of the first two cards, 0 when they differ. */
  pair: number;
  isFromSplit: boolean;
}

export type Below = (n: number) => number;

/** Values 1 to 10 in the order of fresh decks. */
export function freshValues(): Uint8Array {
  return Uint8Array.from({ length: DECKS * DECK_CARDS }, (_, place) => {
    const rank = Math.floor((place % DECK_CARDS) / 4);
    return rank === 12 ? 1 : Math.min(rank + 2, 10);
  });
}

/** H S D T R P by what `adviceOf` says, for every spot, so that no text is read a million times. */
const advices = adviceTable();

function spotOf(total: number, isSoft: boolean, pair: number, up: number): number {
  return ((total * 2 + (isSoft ? 1 : 0)) * 11 + pair) * 11 + up;
}

function adviceTable(): Uint8Array {
  const table = new Uint8Array(22 * 2 * 11 * 11);
  for (let total = 2; total <= 21; total += 1) {
    for (const isSoft of [false, true]) {
      for (let pair = 0; pair <= 10; pair += 1) {
        for (let up = 1; up <= 10; up += 1) {
          const advice = adviceOf(total, isSoft, pair, up);
          table[spotOf(total, isSoft, pair, up)] = advice.codePointAt(0) ?? 0;
        }
      }
    }
  }
  return table;
}

const [HIT, STAND, DOUBLE, DOUBLE_OR_STAND, SURRENDER, SPLIT] = [72, 83, 68, 84, 82, 80];

const best = (seat: Seat): number =>
  seat.aces > 0 && seat.total <= 11 ? seat.total + 10 : seat.total;

/** Plays rounds on one shoe, which is shuffled while it is dealt; any order is as good to start. */
export function createSimulation(values: Uint8Array, below: Below): () => SimulatedRound {
  const round: SimulatedRound = { win: 0, staked: 0 };
  const seats: Seat[] = [];
  let dealt = 0;
  let up = 0;
  let hole = 0;
  let surrendered = false;

  const deal = (): number => {
    const chosen = dealt + below(values.length - dealt);
    const value = values[chosen]!;
    values[chosen] = values[dealt]!;
    values[dealt] = value;
    dealt += 1;
    return value;
  };

  const give = (seat: Seat): void => {
    const value = deal();
    seat.pair = seat.count === 1 && value === seat.total ? value : 0;
    seat.total += value;
    seat.aces += value === 1 ? 1 : 0;
    seat.count += 1;
  };

  const start = (first: number, isFromSplit: boolean): Seat => ({
    total: first,
    aces: first === 1 ? 1 : 0,
    count: 1,
    staked: 100,
    pair: 0,
    isFromSplit,
  });

  const playSeat = (index: number): void => {
    const seat = seats[index]!;
    if (seat.count === 1) give(seat);
    for (;;) {
      const total = best(seat);
      if (total >= 21) return;
      const canSplit = seats.length < HANDS_MAX && seat.count === 2;
      const isSoft = total !== seat.total;
      const advice = advices[spotOf(total, isSoft, canSplit ? seat.pair : 0, up)];
      if (advice === SPLIT) {
        const value = seat.pair;
        seats.splice(index, 1, start(value, true), start(value, true));
        if (value !== 1) return playSeat(index);
        give(seats[index]!);
        give(seats[index + 1]!);
        seats[index]!.count = 9;
        seats[index + 1]!.count = 9;
        return;
      }
      if (advice === SURRENDER && seat.count === 2 && !seat.isFromSplit) {
        surrendered = true;
        return;
      }
      if (advice === STAND) return;
      const wantsDouble = advice === DOUBLE || advice === DOUBLE_OR_STAND;
      if (wantsDouble && seat.count === 2) {
        seat.staked = 200;
        give(seat);
        return;
      }
      if (advice === DOUBLE_OR_STAND) return;
      if (advice !== HIT && advice !== DOUBLE && advice !== SURRENDER) {
        throw new RangeError("Basic strategy knows no such spot.");
      }
      give(seat);
    }
  };

  const playDealer = (): number => {
    const dealer = start(up, false);
    dealer.total += hole;
    dealer.aces += hole === 1 ? 1 : 0;
    while (best(dealer) < 17) give(dealer);
    return best(dealer);
  };

  const pay = (): SimulatedRound => {
    round.win = 0;
    round.staked = 0;
    const dealer = seats.some((seat) => best(seat) <= 21) ? playDealer() : 0;
    for (const seat of seats) {
      const own = best(seat);
      round.staked += seat.staked;
      if (own > 21) continue;
      if (dealer > 21 || own > dealer) round.win += 2 * seat.staked;
      else if (own === dealer) round.win += seat.staked;
    }
    return round;
  };

  return () => {
    dealt = 0;
    surrendered = false;
    seats.length = 0;
    const first = deal();
    up = deal();
    const seat = start(first, false);
    give(seat);
    hole = deal();
    seats.push(seat);
    const isNatural = best(seat) === 21;
    if (up + hole === 11 && (up === 1 || hole === 1)) {
      return Object.assign(round, { win: isNatural ? 100 : 0, staked: 100 });
    }
    if (isNatural) return Object.assign(round, { win: 250, staked: 100 });
    for (let index = 0; index < seats.length; index += 1) {
      if (seats[index]!.count !== 9) playSeat(index);
    }
    return surrendered ? Object.assign(round, { win: 50, staked: 100 }) : pay();
  };
}
