/**
 * Symbols that fall: what wins vanishes, the rest drops, new ones follow, until nothing wins any
 * more. How a screen pays is the evaluator's business; multipliers and free spins are told here.
 * Orbs, where a screen has them, stay while symbols fall around them, and multiply at the end what
 * their spin has won, all of them together; in free spins with all that were collected before.
 */
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import type { GridWin } from "@tucano/contract/events/grid-slots.ts";
import { chanceOfLeast, type Control, countsOfCells } from "../control.ts";
import { type GridEngine, type GridRound, playFreeSpins, tellTrigger } from "../round.ts";
import {
  cellsWhere,
  columnsOf,
  compileWeights,
  countSymbol,
  createScreen,
  dropSymbols,
  fillScreen,
  indexOfSymbol,
  type Screen,
  type Weighted,
  type Weights,
} from "../screen.ts";
import type { GridScreen } from "../screens.ts";
import { cellsOf, tellReveal, tellWins } from "../tell.ts";
import {
  compileTopReel,
  fillTop,
  slideTop,
  type TopReel,
  type TopReelNumbers,
} from "./top-reel.ts";

export type CascadeStage = "base" | "free";

export interface Evaluator {
  /**
   * Hundredths that the screen pays before the stage's multiplier; marks in `screen.removed` what
   * takes part. Writes the wins to `wins`, multiplied, where they are told.
   */
  evaluate(screen: Screen, multiplier: number, wins: GridWin[] | null): number;
  /** A paid spin or a feature begins. */
  begin?(): void;
  /** What a win changes on the screen, or on its places, before the marked cells vanish. */
  settle?(screen: Screen, book: RoundEvent[] | null): void;
  /** Symbols that stay from free spin to free spin, by index: 1. */
  readonly stays?: Uint8Array;
}

export interface CascadeDefinition {
  readonly screen: GridScreen;
  /** How often each symbol falls. */
  readonly weights: { readonly base: Weights; readonly free: Weights };
  /** How often a reel has 2, 3, … rows, from the least on; missing: always the same. */
  readonly rowWeights?: readonly number[];
  /** Of the reel that lies over others, where a screen has one. */
  readonly topReel?: TopReelNumbers;
  /** Multiplier of the base spin's screens: as revealed, after one cascade, …; the last stays. */
  readonly baseMultipliers: readonly number[];
  /** In the free spins: one more with every cascade, kept from spin to spin. */
  readonly freeMultiplier: { readonly from: number; readonly step: number; readonly to: number };
  readonly scatter: string;
  /** Scatters that start the free spins, and spins for that many, one more, … */
  readonly least: number;
  readonly spins: readonly number[];
  /** In the free spins: scatters that add spins, and how many. */
  readonly retriggerLeast: number;
  readonly retriggerSpins: number;
  readonly spinsMax: number;
  readonly maxWinMultiplier: number;
}

export interface CascadeSlot {
  readonly definition: CascadeDefinition;
  readonly engine: GridEngine;
}

interface Rules {
  readonly definition: CascadeDefinition;
  readonly evaluator: Evaluator;
  readonly screen: Screen;
  readonly weighted: Readonly<Record<CascadeStage, readonly Weighted[]>>;
  /** Of each reel, each height as often as it comes; null: always the same. */
  readonly rowTables: readonly Uint8Array[] | null;
  readonly topReel: TopReel | null;
  readonly scatter: number;
  /** What each symbol adds to the multiplier of its spin, by index; null: there are no orbs. */
  readonly orbs: Uint16Array | null;
  /** Scatters on the first screen of the last paid spin; a control for simulations. */
  readonly opening: { scatters: number };
}

interface Spin {
  readonly stage: CascadeStage;
  readonly number: number;
  /** The multiplier with which it begins. */
  readonly multiplier: number;
}

export function createCascadeSlot(
  definition: CascadeDefinition,
  evaluator: Evaluator,
): CascadeSlot {
  const { screen: shape, topReel } = definition;
  const screen = createScreen(shape);
  const rules: Rules = {
    definition,
    evaluator,
    screen,
    weighted: {
      base: compileWeights(shape.symbols, definition.weights.base, shape.reels),
      free: compileWeights(shape.symbols, definition.weights.free, shape.reels),
    },
    rowTables: rowTablesOf(definition, screen),
    topReel: topReel === undefined ? null : compileTopReel(shape, topReel),
    scatter: indexOfSymbol(shape.symbols, definition.scatter),
    orbs: orbsOf(shape),
    opening: { scatters: 0 },
  };
  const cap = definition.maxWinMultiplier * 100;
  return {
    definition,
    engine: {
      cap,
      playBase: (round) => playBase(round, rules),
      playFeature: (round, spins, bought) => playFeature(round, rules, { spins, bought }),
      control: controlOf(rules),
    },
  };
}

/** Without the cells of a top reel. */
function rowTablesOf(
  { screen: { rowsMin }, rowWeights, topReel }: CascadeDefinition,
  { tops }: Screen,
): readonly Uint8Array[] | null {
  if (rowWeights === undefined) return null;
  return Array.from(tops, (top) => {
    const weights = top === 1 ? topReel!.rowWeights : rowWeights;
    return Uint8Array.from(
      weights.flatMap((weight, index) => Array.from({ length: weight }, () => rowsMin + index)),
    );
  });
}

function orbsOf({ symbols }: GridScreen): Uint16Array | null {
  if (symbols.every(({ role }) => role !== "orb")) return null;
  return Uint16Array.from(symbols, ({ role, multiplier }) => (role === "orb" ? multiplier! : 0));
}

/** Scatters do not come on a top reel. */
function controlOf({ definition, weighted, scatter, rowTables, screen, opening }: Rules): Control {
  const heights = rowTables ?? weighted.base.map(() => Uint8Array.of(screen.stride));
  const counts = countsOfCells(weighted.base, scatter, heights);
  return {
    chance: chanceOfLeast(counts, definition.least),
    happened: () => opening.scatters >= definition.least,
  };
}

function playBase(round: GridRound, rules: Rules): number {
  const { definition, screen, scatter } = rules;
  rules.evaluator.begin?.();
  playSpin(round, rules, { stage: "base", number: 0, multiplier: definition.baseMultipliers[0]! });
  const count = countSymbol(screen, scatter);
  if (count < definition.least) return 0;
  const given = definition.spins;
  const spins = given[Math.min(count - definition.least, given.length - 1)]!;
  tellScatters(round, rules, { stage: "base", spins });
  return spins;
}

function playFeature(
  round: GridRound,
  rules: Rules,
  { spins, bought }: { readonly spins: number; readonly bought: boolean },
): void {
  const { definition, evaluator, screen, scatter } = rules;
  let multiplier = definition.freeMultiplier.from;
  evaluator.begin?.();
  playFreeSpins(round, {
    spins,
    bought,
    spinsMax: definition.spinsMax,
    multiplier: () => multiplier,
    playSpin(number, room) {
      multiplier = playSpin(round, rules, { stage: "free", number, multiplier });
      if (countSymbol(screen, scatter) < definition.retriggerLeast) return 0;
      const added = Math.min(definition.retriggerSpins, room);
      tellScatters(round, rules, { stage: "free", spins: added });
      return added;
    },
  });
}

/** Answers the multiplier with which it ends: the next free spin begins with it. */
function playSpin(round: GridRound, rules: Rules, spin: Spin): number {
  const { evaluator, screen } = rules;
  const { book, draws } = round;
  const weighted = rules.weighted[spin.stage];
  drawRows(rules, round);
  const { topReel } = rules;
  if (topReel !== null) {
    fillTop(screen, topReel.reels, { table: topReel.weighted[spin.stage], draws });
  }
  fillScreen(screen, weighted, draws, spin.number > 1 ? evaluator.stays : undefined);
  if (spin.stage === "base") rules.opening.scatters = countSymbol(screen, rules.scatter);
  const { stage, number } = spin;
  tellReveal(round, screen, rules.definition.screen.symbols, { stage, spin: number, stops: [] });
  const before = round.total;
  let multiplier = rules.orbs === null ? spin.multiplier : 1;
  for (let step = 0; ; step += 1) {
    const wins: GridWin[] | null = book === null ? null : [];
    const winHundredths = evaluator.evaluate(screen, multiplier, wins) * multiplier;
    if (winHundredths === 0) {
      return rules.orbs === null ? multiplier : collectOrbs(round, rules, { spin, before });
    }
    round.total += winHundredths;
    if (wins !== null) tellWins(round, { stage, step }, { wins, winHundredths });
    cascade(round, rules, { spin, step: step + 1 });
    const next = multiplierAfter(rules, spin, { step: step + 1, multiplier });
    if (next !== multiplier) book?.push({ type: "gridMultiplier", from: multiplier, to: next });
    multiplier = next;
  }
}

/** Only of a spin that has won; a multiplier of 1 is none, to which orbs are not added. */
function collectOrbs(
  round: GridRound,
  { screen, orbs }: Rules,
  { spin, before }: { readonly spin: Spin; readonly before: number },
): number {
  const won = round.total - before;
  if (won === 0) return spin.multiplier;
  let multiplier = spin.multiplier > 1 ? spin.multiplier : 0;
  for (const symbol of screen.cells) multiplier += orbs![symbol]!;
  if (multiplier === 0) return 1;
  const winHundredths = won * (multiplier - 1);
  round.total += winHundredths;
  round.book?.push({
    type: "gridOrbs",
    stage: spin.stage,
    cells: cellsWhere(screen, (index) => orbs![screen.cells[index]!]! > 0),
    multiplier,
    winHundredths,
    totalHundredths: round.total,
  });
  return multiplier;
}

function drawRows({ rowTables, screen }: Rules, { draws }: GridRound): void {
  if (rowTables === null) return;
  for (let reel = 0; reel < screen.reels; reel += 1) {
    const table = rowTables[reel]!;
    screen.rows[reel] = table[draws.below(table.length)]! + screen.tops[reel]!;
  }
}

function multiplierAfter(
  { definition }: Rules,
  { stage }: Spin,
  { step, multiplier }: { readonly step: number; readonly multiplier: number },
): number {
  if (stage === "base") {
    const list = definition.baseMultipliers;
    return list[Math.min(step, list.length - 1)]!;
  }
  return Math.min(multiplier + definition.freeMultiplier.step, definition.freeMultiplier.to);
}

function cascade(
  { book, draws }: GridRound,
  { screen, evaluator, weighted, topReel, definition }: Rules,
  { spin, step }: { readonly spin: Spin; readonly step: number },
): void {
  evaluator.settle?.(screen, book);
  const removed = book === null ? [] : cellsWhere(screen, (index) => screen.removed[index] === 1);
  const table = topReel?.weighted[spin.stage];
  const slid = table === undefined ? null : slideTop(screen, topReel!.reels, { table, draws });
  const fresh = dropSymbols(screen, weighted[spin.stage], draws);
  if (book === null) return;
  const columns = columnsOf(screen, definition.screen.symbols);
  const filled = columns.map((column, reel) => {
    const top = screen.tops[reel]!;
    return column.slice(top, top + fresh[reel]!);
  });
  const entered = slid === null ? {} : { entered: slid.map((reel) => columns[reel]![0]!) };
  book.push({ type: "gridCascade", step, removed, filled, columns, ...entered });
}

function tellScatters(
  round: GridRound,
  { definition, screen, scatter }: Rules,
  { stage, spins }: { readonly stage: CascadeStage; readonly spins: number },
): void {
  const cells = () => cellsOf(screen, scatter);
  tellTrigger(round, { stage, symbol: definition.scatter, spins, cells });
}
