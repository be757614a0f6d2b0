/**
 * Chips at a live table: those that the server has taken, and those that lie there but are not
 * confirmed yet. Counts are units of the table; the server's own names of spots stay at the edge.
 */
import type { OwnBet } from "@tucano/contract/player/games/shared-tables.ts";
import { type Bets, createBets } from "../chip-tables/bets.ts";

export type Counts = ReadonlyMap<string, number>;

export interface LiveBets {
  /** Chips that are not confirmed. */
  readonly open: Bets;
  /** What the server has taken in this round. */
  readonly taken: Counts;
  /** Both together. */
  readonly all: Counts;
  /** What was taken in the round before, or in this one. */
  readonly last: Counts;
  take: (bet: OwnBet) => void;
  /** The open chips are the server's now. */
  settleOpen: () => void;
  startRound: () => void;
}

interface LiveBetsOptions {
  readonly stakeMax: number;
  fromWire: (spot: string) => string;
}

export function createLiveBets({ stakeMax, fromWire }: LiveBetsOptions): LiveBets {
  const make = (): Bets => createBets({ values: [1], stakeMax, chipsMax: stakeMax });
  let open = make();
  let known = new Map<string, Counts>();
  let last: Counts = new Map();
  const taken = (): Counts => sumOf([...known.values()]);
  return {
    get open() {
      return open;
    },
    get taken() {
      return taken();
    },
    get all() {
      return sumOf([taken(), open.amounts]);
    },
    get last() {
      return known.size > 0 ? taken() : last;
    },
    take: (bet) => {
      if (bet.status === "void") known.delete(bet.bet_key);
      else known.set(bet.bet_key, countsOf(bet.choice, fromWire));
    },
    settleOpen: () => {
      open = make();
    },
    startRound: () => {
      if (known.size > 0) last = taken();
      known = new Map();
    },
  };
}

export function countsOf(choice: unknown, fromWire: (spot: string) => string): Counts {
  const { chips } = choice as { readonly chips: Readonly<Record<string, number>> };
  return new Map(Object.entries(chips).map(([spot, count]) => [fromWire(spot), count]));
}

function sumOf(all: readonly Counts[]): Counts {
  const sum = new Map<string, number>();
  for (const counts of all) {
    for (const [spot, count] of counts) sum.set(spot, (sum.get(spot) ?? 0) + count);
  }
  return sum;
}
