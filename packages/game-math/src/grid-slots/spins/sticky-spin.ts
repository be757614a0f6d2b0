/**
 * Lines on strips, with free spins in which every wild that lands stays where it is until they end.
 * The free spins may be bought.
 */
import { createLineTable, type LineTable, type RunPays, runRule } from "../lines.ts";
import { chanceOfLeast, countsOnStrips } from "../control.ts";
import type { GameFacts, InstantGame } from "../../engine.ts";
import { readFields } from "../../read-fields.ts";
import {
  type GridEngine,
  type GridRound,
  playBought,
  playFreeSpins,
  playGrid,
  tellTrigger,
} from "../round.ts";
import {
  cellsWhere,
  compileStrips,
  countSymbol,
  createScreen,
  indexOfSymbol,
  type Screen,
  stopReels,
  type Strips,
} from "../screen.ts";
import type { GridScreen } from "../screens.ts";
import { slotKind } from "../slot.ts";
import { cellsOf, tellReveal } from "../tell.ts";
import { payLineScreen, showLineScreen } from "./line-screen.ts";

export interface StickyDefinition {
  readonly screen: GridScreen;
  readonly pays: RunPays;
  readonly strips: { readonly base: readonly string[]; readonly free: readonly string[] };
  readonly wild: string;
  readonly scatter: string;
  /** For three, four, five scatters: what they pay, in hundredths, and the free spins. */
  readonly scatterPays: readonly [number, number, number];
  readonly spins: readonly [number, number, number];
  /** What the free spins for three scatters cost, in units. */
  readonly buyUnits: number;
  readonly maxWinMultiplier: number;
}

export interface StickySlot {
  readonly definition: StickyDefinition;
  readonly engine: GridEngine;
  readonly table: LineTable;
  readonly strips: { readonly base: Strips; readonly free: Strips };
}

interface Rules extends Omit<StickySlot, "engine"> {
  readonly wild: number;
  readonly scatter: number;
  readonly screen: Screen;
  /** 1 where a wild stays; scratch. */
  readonly isStuck: Uint8Array;
}

export function createStickySlot(definition: StickyDefinition): StickySlot {
  const { screen: shape } = definition;
  const screen = createScreen(shape);
  const table = createLineTable(shape, runRule(shape.symbols, definition.pays));
  const strips = {
    base: compileStrips(shape.symbols, definition.strips.base),
    free: compileStrips(shape.symbols, definition.strips.free),
  };
  const rules: Rules = {
    definition,
    table,
    strips,
    wild: indexOfSymbol(shape.symbols, definition.wild),
    scatter: indexOfSymbol(shape.symbols, definition.scatter),
    screen,
    isStuck: new Uint8Array(screen.cells.length),
  };
  const playFeature = (round: GridRound, spins: number, bought: boolean): void => {
    rules.isStuck.fill(0);
    playFreeSpins(round, {
      spins,
      bought,
      spinsMax: spins,
      multiplier: () => 1,
      playSpin(number) {
        playFreeSpin(round, rules, number);
        return 0;
      },
    });
  };
  const cap = definition.maxWinMultiplier * 100;
  let spins = 0;
  const playBase = (round: GridRound): number => {
    spins = playBaseSpin(round, rules);
    return spins;
  };
  const counts = countsOnStrips(strips.base, rules.scatter, shape.rowsMax);
  const control = { chance: chanceOfLeast(counts, 3), happened: () => spins > 0 };
  return { definition, table, strips, engine: { cap, playBase, playFeature, control } };
}

function playBaseSpin(round: GridRound, rules: Rules): number {
  const { definition, screen, scatter } = rules;
  const stops = stopReels(screen, rules.strips.base, round.draws);
  const scatters = countSymbol(screen, scatter);
  const index = Math.min(scatters, 5) - 3;
  const pay = scatters < 3 ? 0 : definition.scatterPays[index]!;
  showLineScreen(round, rules, {
    stage: "base",
    spin: 0,
    stops,
    scatters: { id: definition.scatter, symbol: scatter, pay },
  });
  if (scatters < 3) return 0;
  const spins = definition.spins[index]!;
  tellTrigger(round, {
    stage: "base",
    symbol: definition.scatter,
    spins,
    cells: () => cellsOf(screen, scatter),
  });
  return spins;
}

function playFreeSpin(round: GridRound, rules: Rules, number: number): void {
  const { screen, isStuck, wild } = rules;
  const stops = stopReels(screen, rules.strips.free, round.draws);
  const { cells } = screen;
  const before = round.book === null ? null : isStuck.slice();
  for (let index = 0; index < cells.length; index += 1) {
    if (isStuck[index] === 1) cells[index] = wild;
    else if (cells[index] === wild) isStuck[index] = 1;
  }
  tellReveal(round, screen, rules.definition.screen.symbols, {
    stage: "free",
    spin: number,
    stops,
  });
  if (before !== null) {
    const fresh = cellsWhere(screen, (index) => isStuck[index] === 1 && before[index] === 0);
    if (fresh.length > 0) round.book?.push({ type: "gridSticky", cells: fresh });
  }
  payLineScreen(round, rules, { stage: "free" });
}

export interface StickyChoice {
  /** The free spins for three scatters at once; a market may refuse it. */
  readonly buy: boolean;
}

function readChoice(input: unknown): StickyChoice | null {
  if (input === undefined || input === null) return { buy: false };
  const buy = readFields(input, ["buy"])?.buy;
  return typeof buy === "boolean" ? { buy } : null;
}

function stickyGame(
  facts: GameFacts,
  { engine, definition: { buyUnits, spins } }: StickySlot,
): InstantGame<StickyChoice> {
  return {
    shape: "instant",
    facts,
    readChoice,
    unitsOf: ({ buy }) => (buy ? buyUnits : 1),
    play: ({ buy }, draws) =>
      buy
        ? playBought(engine, draws, { spins: spins[0], units: buyUnits })
        : playGrid(engine, draws),
  };
}

export const stickySlot = slotKind("sticky", createStickySlot, stickyGame);
