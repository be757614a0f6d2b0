/**
 * Makes a game ready to be played: symbols become numbers, and all that a reel can show is worked
 * out, so that a round only looks up.
 */
import {
  type CompiledSlot,
  REELS,
  type ReelStop,
  ROWS,
  type SlotDefinition,
  type StageName,
} from "./definition.ts";
import { at, expandWilds, reelAt } from "./evaluate.ts";

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
  const rules = {
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
  checkDefinition(rules);
  return { ...rules, reelStops: { base: stopsOf(rules, "base"), free: stopsOf(rules, "free") } };
}

/** A game before its stops are worked out. */
type Rules = Omit<CompiledSlot, "reelStops">;

function stopsOf(rules: Rules, stage: StageName): ReelStop[][] {
  return rules.strips[stage].map((strip) =>
    strip.map((_, stop) => {
      const stopped = reelAt(strip, stop);
      return {
        ids: stopped.map((symbol) => at(rules.symbols, symbol).id),
        counted: at(expandWilds(rules, [stopped]), 0),
        hasExpanded: stopped.some((symbol) => rules.expands[symbol]),
        scatterRows: stopped.flatMap((symbol, row) => (symbol === rules.scatter ? [row] : [])),
      };
    }),
  );
}

/** Fails at load, not in a player's round. */
function checkDefinition(slot: Rules): void {
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
