/**
 * What a house game is to the server, to the verifier and to the tests, whatever is played. All of
 * it is pure: choices and chance go in, events and multipliers come out. Money, clocks and players
 * are somebody else's.
 *
 * Wins are whole *hundredths of a unit*. A unit is the stake in games of one bet; where the stake
 * is spread over several bets (chips on a roulette table) or bought at a multiple (a feature), it
 * is the stake divided by `unitsOf` the choice. So the same seeds and the same choice give the same
 * book at every stake, and a published round shows no amount of money.
 */
import type { GameType } from "@tucano/contract/player/games/catalog.ts";
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import type { Draws } from "./draws.ts";

/** The three studios of the house. */
export type Brand = "onca" | "mare" | "saci";

export interface GameFacts {
  readonly code: string;
  readonly name: string;
  /** Raised by every change that could change an outcome; old versions stay verifiable. */
  readonly version: number;
  readonly type: GameType;
  readonly brand: Brand;
  readonly tags: readonly string[];
  /** What one unit may be, in centavos, ascending. */
  readonly stakesCentavos: readonly number[];
  readonly defaultStakeCentavos: number;
  /** The most one round may stake in all; the highest of `stakesCentavos` where it is missing. */
  readonly maxStakeCentavos?: number;
}

/** A finished round: its whole book, which ends with `finalWin`. */
export interface Played {
  readonly book: RoundEvent[];
  /** Hundredths of a unit, after the cap: what `finalWin` says. */
  readonly winHundredths: number;
}

/** A round that is over with one command. */
export interface InstantGame<Choice = unknown> {
  readonly shape: "instant";
  readonly facts: GameFacts;
  /**
   * What a player chose, checked to the last field; null when the game does not offer it. A game
   * without a choice takes `undefined` and nothing else.
   */
  readChoice(input: unknown): Choice | null;
  /** Units that the choice stakes: a whole number from 1. */
  unitsOf(choice: Choice): number;
  play(choice: Choice, draws: Draws): Played;
}

/**
 * A round of several steps: a deal, then what the player does, until it is over. The server keeps
 * the choice and the list of actions and nothing else; a state is what they make of the draws, so
 * `begin` and `act` take their draws in one order only, and may not change what they are given.
 */
export interface SteppedGame<Choice = unknown, State = unknown, Action = unknown> {
  readonly shape: "steps";
  readonly facts: GameFacts;
  readChoice(input: unknown): Choice | null;
  unitsOf(choice: Choice): number;
  /** An action by its form; null: no such thing exists in this game. */
  readAction(input: unknown): Action | null;
  begin(choice: Choice, draws: Draws): State;
  /**
   * What the action would cost beside the stake, in hundredths of a unit, 0 for most; null: it is
   * not allowed now. Never allowed once the round is over.
   */
  costOf(state: State, action: Action): number | null;
  act(state: State, action: Action, draws: Draws): State;
  /**
   * All that the player has been shown, in order; it only ever grows. Says what may be done next
   * and at what cost; hides what is not known to the player yet. Ends with `finalWin` once over.
   */
  eventsOf(state: State): readonly RoundEvent[];
  isOver(state: State): boolean;
  /** Hundredths of a unit; asked for once the round is over. */
  winHundredthsOf(state: State): number;
  /**
   * What is done for a player who never came back, until the round is over: as `readAction` would
   * be given it. It costs nothing, and is what a careful player would do: cash out, stand.
   */
  leave(state: State): unknown;
}

export type HouseGame = InstantGame | SteppedGame;

/** The figures that a game publishes. Written by `npm run maths`, never by hand. */
export interface GameFigures {
  /** "98.98": of the way of playing that a newcomer gets; options may differ. */
  readonly rtpPercent: string;
  /** "simulated" has a standard error; the others are exact. */
  readonly method: "exact" | "simulated";
  /** Of the return in percentage points, "0.012"; null: exact. */
  readonly standardErrorPercent: string | null;
  /** Of a hundred rounds, how many return more than was staked: a win. */
  readonly hitRatePercent: string;
  /** Of a hundred rounds, how many return anything, be it less than was staked. */
  readonly paidRatePercent: string;
  /**
   * The most that a round returns, times all that was staked on it, over every way of playing; and
   * one round in so many returns it, in the way of playing in which it is likeliest.
   */
  readonly maxWinMultiplier: number;
  readonly maxWinOneIn: string;
  /** Of what a round returns, in stakes. What volatility is told by. */
  readonly standardDeviation: string;
  /** Told of slots with lines and free spins: the return in two parts, which add up to it. */
  readonly parts?: Readonly<Record<"basePercent" | "featurePercent" | "featureOneIn", string>>;
  /** Each way of playing with a return of its own: bets of a table, risks, numbers picked. */
  readonly options: readonly FigureOption[];
}

export interface FigureOption {
  readonly id: string;
  readonly rtpPercent: string;
  /** Of a slot that is played in several ways: what this one costs, in stakes of a plain spin. */
  readonly units?: number;
  /** Where it begins with a paid spin: one round in so many wins the feature. */
  readonly featureOneIn?: string;
  /** The most that a round of it returns, times all that was staked; one in so many returns it. */
  readonly maxWinMultiplier?: number;
  readonly maxWinOneIn?: string;
}

/** Of one version: a game whose rules or numbers have changed since is not offered. */
export interface PublishedFigures extends GameFigures {
  readonly version: number;
}

/** Checks a choice of a game that has none. */
export function readNoChoice(input: unknown): true | null {
  return input === undefined || input === null ? true : null;
}

export function oneUnit(): number {
  return 1;
}
