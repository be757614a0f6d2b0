/** What a 5x3 lines slot is, as data. Everything a game pays follows from one of these. */

export const REELS = 5;
export const ROWS = 3;

export interface SymbolDefinition {
  readonly id: string;
  readonly role: "pays" | "wild" | "scatter";
  /** For runs of 3, 4, 5 (or 3, 4, 5 scatters). Line bets; for the scatter, whole stakes. */
  readonly pays: readonly [number, number, number];
  /** A wild's own multiplier; several in one run multiply each other. Default 1. */
  readonly multiplier?: number;
  /** A wild that fills its reel before lines are paid. */
  readonly expands?: boolean;
}

export interface FreeSpinsDefinition {
  /** Free spins for 3, 4, 5 scatters. */
  readonly spins: readonly [number, number, number];
  /** Added by three or more scatters inside the feature; 0 where it never retriggers. */
  readonly retriggerSpins: number;
  readonly spinsMax: number;
  /** Free spin n multiplies all it wins by from + step * (n - 1), at most `to`. */
  readonly multiplier: { readonly from: number; readonly step: number; readonly to: number };
}

export interface SlotDefinition {
  readonly code: string;
  readonly name: string;
  /** Raised by every change that could change an outcome; old versions stay verifiable. */
  readonly version: number;
  /** Row of each reel, per line. */
  readonly lines: readonly (readonly number[])[];
  readonly paysBothWays: boolean;
  readonly symbols: readonly SymbolDefinition[];
  /** One text of symbol ids per reel, separated by white space, top to bottom; it wraps. */
  readonly strips: { readonly base: readonly string[]; readonly free: readonly string[] };
  readonly freeSpins: FreeSpinsDefinition;
  /** The most a round pays, times its stake. The feature ends when it is reached. */
  readonly maxWinMultiplier: number;
  /** Multiples of the number of lines, so that each line's bet is whole centavos. */
  readonly stakesCentavos: readonly number[];
  readonly defaultStakeCentavos: number;
}

export type StageName = "base" | "free";

/** A definition with symbols as numbers: what evaluation runs on. */
export interface CompiledSlot {
  readonly definition: SlotDefinition;
  readonly symbols: readonly SymbolDefinition[];
  /** Index of the scatter. */
  readonly scatter: number;
  readonly isWild: readonly boolean[];
  readonly wildMultiplier: readonly number[];
  readonly expands: readonly boolean[];
  /** Index of the wild whose pays count for a run of wilds alone; -1 without wilds. */
  readonly plainWild: number;
  readonly strips: Readonly<Record<StageName, readonly (readonly number[])[]>>;
  /** What each reel shows at each of its stops: reelStops[stage][reel][stop]. */
  readonly reelStops: Readonly<Record<StageName, readonly (readonly ReelStop[])[]>>;
}

/** One reel at one stop. There are few, so all are worked out when the game loads. */
export interface ReelStop {
  /** Ids of the symbols as the reel stopped, top row first. */
  readonly ids: readonly string[];
  /** The symbols that lines count, top row first: a wild that expands has filled its reel. */
  readonly counted: readonly number[];
  readonly hasExpanded: boolean;
  /** Where the reel stopped on scatters: an expanded wild hides none. */
  readonly scatterRows: readonly number[];
}
