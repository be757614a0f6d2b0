/**
 * A wheel of fortune: enough scatters turn it once, and every slice is as likely as it is wide, for
 * all are equal. A slice pays at once, or gives free spins whose wins are all multiplied.
 */
import { createLineTable, type LineTable, type RunPays, runRule } from "../lines.ts";
import { type GridEngine, type GridRound, playFreeSpins } from "../round.ts";
import {
  compileStrips,
  countSymbol,
  createScreen,
  indexOfSymbol,
  type Screen,
  stopReels,
  type Strips,
} from "../screen.ts";
import type { GridScreen } from "../screens.ts";
import { plainGame, slotKind } from "../slot.ts";
import { cellsOf } from "../tell.ts";
import { showLineScreen } from "./line-screen.ts";

export type WheelSlice =
  | { readonly kind: "coins"; readonly hundredths: number }
  | { readonly kind: "freeSpins"; readonly spins: number; readonly multiplier: number };

export interface WheelDefinition {
  readonly screen: GridScreen;
  readonly pays: RunPays;
  /** No scatter is on the free spins' strips: one turn of the wheel is one feature. */
  readonly strips: { readonly base: readonly string[]; readonly free: readonly string[] };
  readonly scatter: string;
  /** Scatters that turn the wheel. */
  readonly least: number;
  /** Equally likely, in the order in which they are drawn around it. */
  readonly wheel: readonly WheelSlice[];
  readonly maxWinMultiplier: number;
}

export interface WheelSlot {
  readonly definition: WheelDefinition;
  readonly engine: GridEngine;
  readonly table: LineTable;
  readonly strips: { readonly base: Strips; readonly free: Strips };
  readonly scatter: number;
}

interface Rules extends Omit<WheelSlot, "engine"> {
  readonly screen: Screen;
}

export function createWheelSlot(definition: WheelDefinition): WheelSlot {
  const { screen: shape } = definition;
  const rules: Rules = {
    definition,
    table: createLineTable(shape, runRule(shape.symbols, definition.pays)),
    strips: {
      base: compileStrips(shape.symbols, definition.strips.base),
      free: compileStrips(shape.symbols, definition.strips.free),
    },
    scatter: indexOfSymbol(shape.symbols, definition.scatter),
    screen: createScreen(shape),
  };
  /** Of the free spins that the wheel gave last. */
  let multiplier = 1;
  const playBase = (round: GridRound): number => {
    const scatters = playSpin(round, rules, { stage: "base", spin: 0, multiplier: 1 });
    if (scatters < definition.least) return 0;
    const slice = turnWheel(round, rules);
    if (slice.kind === "coins") return 0;
    ({ multiplier } = slice);
    return slice.spins;
  };
  const playFeature = (round: GridRound, spins: number, bought: boolean): void => {
    const times = multiplier;
    playFreeSpins(round, {
      spins,
      bought,
      spinsMax: spins,
      multiplier: () => times,
      playSpin(spin) {
        playSpin(round, rules, { stage: "free", spin, multiplier: times });
        return 0;
      },
    });
  };
  const { table, strips, scatter } = rules;
  const cap = definition.maxWinMultiplier * 100;
  return { definition, table, strips, scatter, engine: { cap, playBase, playFeature } };
}

/** Answers how many scatters there are. */
function playSpin(
  round: GridRound,
  { table, strips, scatter, screen }: Rules,
  spun: {
    readonly stage: "base" | "free";
    readonly spin: number;
    readonly multiplier: number;
  },
): number {
  const stops = stopReels(screen, strips[spun.stage], round.draws);
  showLineScreen(round, { table, screen }, { ...spun, stops });
  return countSymbol(screen, scatter);
}

function turnWheel(round: GridRound, { definition, scatter, screen }: Rules): WheelSlice {
  const { wheel } = definition;
  const segment = round.draws.below(wheel.length);
  const slice = wheel[segment]!;
  const winHundredths = slice.kind === "coins" ? slice.hundredths : 0;
  round.total += winHundredths;
  const { book } = round;
  if (book === null) return slice;
  const cells = cellsOf(screen, scatter);
  const { length: count } = cells;
  const symbol = definition.scatter;
  const { spins, multiplier } = slice.kind === "freeSpins" ? slice : { spins: 0, multiplier: 1 };
  const { kind } = slice;
  book.push(
    { type: "gridTrigger", stage: "base", feature: "wheel", symbol, cells, count, spins: 0 },
    {
      type: "gridFortune",
      segment,
      kind,
      spins,
      multiplier,
      winHundredths,
      totalHundredths: round.total,
    },
  );
  return slice;
}

export const wheelSlot = slotKind("wheel", createWheelSlot, plainGame);
