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
  readonly volatility: "low" | "medium" | "high";
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
}

export function compileSlot(definition: SlotDefinition): CompiledSlot {
  const { symbols } = definition;
  const indexOf = new Map(symbols.map((symbol, index) => [symbol.id, index]));
  const compileStrip = (strip: string): readonly number[] =>
    strip
      .trim()
      .split(/\s+/)
      .map((id) => {
        const index = indexOf.get(id);
        if (index === undefined) throw new RangeError(`${definition.code}: no symbol "${id}".`);
        return index;
      });
  const slot: CompiledSlot = {
    definition,
    symbols,
    scatter: symbols.findIndex((symbol) => symbol.role === "scatter"),
    isWild: symbols.map((symbol) => symbol.role === "wild"),
    wildMultiplier: symbols.map((symbol) => symbol.multiplier ?? 1),
    expands: symbols.map((symbol) => symbol.expands ?? false),
    plainWild: symbols.findIndex((symbol) => symbol.role === "wild"),
    strips: {
      base: definition.strips.base.map(compileStrip),
      free: definition.strips.free.map(compileStrip),
    },
  };
  checkDefinition(slot);
  return slot;
}

/** Fails at load, not in a player's round. */
function checkDefinition(slot: CompiledSlot): void {
  const { definition } = slot;
  const refuse = (why: string): never => {
    throw new RangeError(`${definition.code}: ${why}`);
  };
  if (slot.symbols.filter((symbol) => symbol.role === "scatter").length !== 1) {
    refuse("needs exactly one scatter symbol.");
  }
  for (const line of definition.lines) {
    if (line.length !== REELS || line.some((row) => row < 0 || row >= ROWS)) refuse("odd line.");
  }
  for (const strips of [slot.strips.base, slot.strips.free]) {
    if (strips.length !== REELS) refuse("needs five strips a stage.");
    if (strips.some((strip) => strip.length < ROWS)) refuse("a strip is too short.");
  }
  for (const stake of [...definition.stakesCentavos, definition.defaultStakeCentavos]) {
    if (stake % definition.lines.length !== 0) refuse("a stake gives fractions of a centavo.");
  }
  if (100 % definition.lines.length !== 0) refuse("a line bet is not whole hundredths of a stake.");
}
