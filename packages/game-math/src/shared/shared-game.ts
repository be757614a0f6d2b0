/**
 * A game in which one draw decides everybody's bets: a crash flight, a wheel with many players, a
 * draw every minute. Pure like every game: a bet and a result go in, hundredths of a unit come out.
 */
import type { GameFacts } from "../engine.ts";
import type { FairRound } from "../provably-fair.ts";

/** How a table runs. The server keeps these times; they never depend on who has bet. */
export interface TablePace {
  /** How long bets are taken. */
  readonly bettingMs: number;
  /** "No more bets": when it ends, every bet made in time has been booked. */
  readonly closedMs: number;
  /** How long the result is shown before the next round opens. */
  readonly showMs: number;
  /** Rounds begin at whole multiples of it since midnight UTC; null: one after the other. */
  readonly everyMs: number | null;
}

export interface SharedGame<Bet = unknown, Result = unknown> {
  readonly shape: "shared";
  readonly facts: GameFacts;
  readonly pace: TablePace;
  /** A crash flight has a length of its own; everything else is known at one instant. */
  readonly kind: "flight" | "draw";
  /** Bets of one player in one round. */
  readonly betsMax: number;
  /** May the player name any amount between the lowest and the highest stake? */
  readonly isStakeFree: boolean;
  /** A bet, checked to the last field; null when the game does not offer it. */
  readBet(input: unknown): Bet | null;
  /** Units that the bet stakes: a whole number from 1. */
  unitsOf(bet: Bet): number;
  /** Bets that name what they are on (a day of matches) are valid in that round only. */
  isBetOn?(bet: Bet, roundNumber: number): boolean;
  /**
   * The most that the bet can win, in hundredths of a unit. Left out: the game's maximum, which is
   * then so low at every stake that it does not matter.
   */
  mostHundredthsOf?(bet: Bet): number;
  draw(round: FairRound): Result;
  /** Hundredths of a unit, after the cap. For flights: what an automatic cash-out brings. */
  winHundredthsOf(bet: Bet, result: Result): number;
}
