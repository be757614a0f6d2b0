/**
 * What the people of the simulated month did, in words of their own: all that the second reckoning
 * knows. Nothing here was read from the tables of the house.
 */
import { addDays } from "../src/platform/days.ts";

export const GAMES = {
  "onca-dourada": { id: 1, type: "slots", weightPercent: 100 },
  "mare-alta": { id: 2, type: "table", weightPercent: 20 },
  "noite-do-saci": { id: 3, type: "crash", weightPercent: 100 },
  "ao-vivo": { id: 900, type: "live", weightPercent: 20 },
} as const;
export type GameCode = keyof typeof GAMES;
export type PlayedType = (typeof GAMES)[GameCode]["type"];

export const claims = ["rebates", "upgrade", "weekly", "monthly", "relief", "invitation"] as const;
export type Claim = (typeof claims)[number];

/** `who` is the number of a person, in the order in which they joined. */
export type Deed = { readonly day: string; readonly who: number } & (
  | { readonly deed: "deposit" | "withdrawal"; readonly amount: number }
  | {
      readonly deed: "bet";
      readonly game: GameCode;
      readonly stake: number;
      readonly win: number;
    }
  | { readonly deed: "void"; readonly game: GameCode; readonly stake: number }
  | { readonly deed: "claim"; readonly of: Claim }
);

export interface Person {
  readonly who: number;
  readonly inviter: number | null;
}

export interface Played {
  readonly game: GameCode;
  readonly stake: number;
  readonly win: number;
}

/** The deeds, sorted by person and day. */
export interface Figures {
  readonly people: readonly Person[];
  /** All days on which anything can have happened, in their order. */
  readonly days: readonly string[];
  /** Net of what was taken back on that day: one for each game that was touched. */
  played(who: number, day: string): readonly Played[];
  deposits(who: number, day: string): readonly number[];
  claimsOf(who: number): readonly { readonly day: string; readonly of: Claim }[];
}

export function sum(amounts: Iterable<number>): number {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}

/** A rate in hundredths of a percent, rounded down. */
export function share(amount: number, rate: number): number {
  return Number((BigInt(amount) * BigInt(rate)) / 10_000n);
}

export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_one, index) => addDays(first, index));
}

export function sortDeeds(
  people: readonly Person[],
  days: readonly string[],
  deeds: readonly Deed[],
): Figures {
  const plays = new Map<string, Map<GameCode, Played>>();
  const deposits = new Map<string, number[]>();
  const claimed = new Map<number, { day: string; of: Claim }[]>();
  for (const deed of deeds) {
    const key = `${deed.who} ${deed.day}`;
    if (deed.deed === "bet" || deed.deed === "void") {
      const games = plays.get(key) ?? new Map<GameCode, Played>();
      const { stake, win } = games.get(deed.game) ?? { stake: 0, win: 0 };
      const change =
        deed.deed === "bet" ? { stake: deed.stake, win: deed.win } : { stake: -deed.stake, win: 0 };
      games.set(deed.game, {
        game: deed.game,
        stake: stake + change.stake,
        win: win + change.win,
      });
      plays.set(key, games);
    } else if (deed.deed === "deposit") {
      deposits.set(key, [...(deposits.get(key) ?? []), deed.amount]);
    } else if (deed.deed === "claim") {
      claimed.set(deed.who, [...(claimed.get(deed.who) ?? []), { day: deed.day, of: deed.of }]);
    }
  }
  return {
    people,
    days,
    played: (who, day) => [...(plays.get(`${who} ${day}`)?.values() ?? [])],
    deposits: (who, day) => deposits.get(`${who} ${day}`) ?? [],
    claimsOf: (who) => claimed.get(who) ?? [],
  };
}
