/**
 * What the people of the simulated month did, in words of their own: all that the second
 * calculation knows. Nothing here was read from the tables of the house.
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

/** Asked for on arrival, for what was done on other days. */
export const welcomeClaims = [
  "rebates",
  "upgrade",
  "weekly",
  "monthly",
  "relief",
  "invitation",
  "day7",
] as const;
/** Asked for after having paid in. */
export const depositClaims = ["first", "tiers", "recharge-rebate"] as const;
export type Claim = (typeof welcomeClaims)[number] | (typeof depositClaims)[number];
export const wheels = ["daily", "lottery"] as const;
export type Wheel = (typeof wheels)[number];

export interface Bet {
  /** Names the bet among all of the month. */
  readonly bet: number;
  readonly game: GameCode;
  readonly stake: number;
  readonly win: number;
  /** Left open, so that it may be taken back on another day. */
  readonly isOpen: boolean;
}

/** What a wheel had shown before it was turned: all that decides but the secret seed. */
export interface Spin {
  readonly wheel: Wheel;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** `who` is the number of a person, in the order in which they joined. */
export type Deed = { readonly day: string; readonly who: number } & (
  | { readonly deed: "join" | "visit" | "give-up" }
  | { readonly deed: "claim"; readonly of: Claim }
  | { readonly deed: "look"; readonly wheel: Wheel }
  | ({ readonly deed: "spin" } & Spin)
  | { readonly deed: "deposit"; readonly amount: number; readonly order: string }
  /** Paid by a stranger, or a second time for one order. */
  | { readonly deed: "refund"; readonly amount: number; readonly order: string }
  | ({ readonly deed: "bet" } & Bet)
  | { readonly deed: "void"; readonly bet: number }
  | { readonly deed: "withdrawal"; readonly amount: number }
  /** Of the operators, on the withdrawal of an earlier day. */
  | { readonly deed: "decision"; readonly of: string; readonly isPaid: boolean }
);

export interface Person {
  readonly who: number;
  readonly inviter: number | null;
}

export interface Played {
  readonly game: GameCode;
  readonly stake: number;
  readonly win: number;
  /** Of these, what the bonus pocket paid and got. */
  readonly bonusStake: number;
  readonly bonusWin: number;
}

/** One thing once: `<who> <what> <of what>` to what it came to. */
export type Lines = Map<string, string>;

export function sum(amounts: Iterable<number>): number {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}

/** A rate in hundredths of a percent, rounded down. */
export function share(amount: number, rate: number): number {
  return Number((BigInt(amount) * BigInt(rate)) / 10_000n);
}

/** Turnover by the weights of the games; what is below nothing is weighed as if it were above. */
export function weighed({ game, stake }: Played): number {
  const size = share(Math.abs(stake), GAMES[game].weightPercent * 100);
  return stake < 0 ? -size : size;
}

export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_one, index) => addDays(first, index));
}
