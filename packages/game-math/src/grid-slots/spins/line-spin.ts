/**
 * Lines on five reels of three rows, with free spins on strips of their own. A wild may fill its
 * reel, wilds may multiply the lines they are on, lines may pay from both edges, and the multiplier
 * of the free spins may rise. These were the first slots of the house, and tell their rounds in the
 * words that they began with: every book there is stays what it was.
 */
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import type { GameFacts, InstantGame } from "../../engine.ts";
import { instantGrid } from "../game.ts";
import { createLineTable, type LineTable, payLines, placedRuns, runRule } from "../lines.ts";
import { type FreeSpinsWords, type GridEngine, type GridRound, playFreeSpins } from "../round.ts";
import {
  columnsOf,
  compileStrips,
  countSymbol,
  createScreen,
  type Screen,
  stopReels,
  type Strips,
} from "../screen.ts";
import type { GridScreen, GridSymbol } from "../screens.ts";
import { slotKind } from "../slot.ts";
import { cellsOf } from "../tell.ts";

const REELS = 5;
const ROWS = 3;
/** Scatters that start the feature. */
const LEAST = 3;

export interface LineSymbol extends GridSymbol {
  readonly role: "pays" | "wild" | "scatter";
  /** For runs of 3, 4, 5 (or 3, 4, 5 scatters). Line bets; for the scatter, whole stakes. */
  readonly pays: readonly [number, number, number];
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

/** Everything such a game pays follows from one of these. */
export interface LineDefinition {
  /** Row of each reel, per line. */
  readonly lines: readonly (readonly number[])[];
  readonly paysBothWays: boolean;
  readonly symbols: readonly LineSymbol[];
  readonly strips: { readonly base: readonly string[]; readonly free: readonly string[] };
  readonly freeSpins: FreeSpinsDefinition;
  readonly maxWinMultiplier: number;
}

export interface LineSlot {
  readonly definition: LineDefinition;
  readonly screen: GridScreen;
  readonly engine: GridEngine;
  readonly table: LineTable;
  readonly strips: { readonly base: Strips; readonly free: Strips };
  readonly scatter: number;
  /** By symbol. */
  readonly expands: readonly boolean[];
}

export interface LineGame extends InstantGame {
  readonly slot: LineSlot;
}

interface Spin {
  readonly stage: "base" | "free";
  /** 0 for the base spin. */
  readonly number: number;
  readonly multiplier: number;
  /** Free spins that so many scatters give. */
  given(scatters: number): number;
}

type Rules = Omit<LineSlot, "engine">;

export function createLineSlot(definition: LineDefinition): LineSlot {
  checkDefinition(definition);
  const { lines, symbols, paysBothWays } = definition;
  const shape: GridScreen = {
    reels: REELS,
    rowsMin: ROWS,
    rowsMax: ROWS,
    lines,
    pays: "line",
    symbols,
  };
  const pays = Object.fromEntries(
    symbols.map((symbol) => [symbol.id, symbol.pays.map((pay) => (pay * 100) / lines.length)]),
  );
  const slot: Rules = {
    definition,
    screen: shape,
    table: createLineTable(shape, runRule(symbols, { least: 3, pays }), { paysBothWays }),
    strips: {
      base: compileStrips(symbols, definition.strips.base),
      free: compileStrips(symbols, definition.strips.free),
    },
    scatter: symbols.findIndex(({ role }) => role === "scatter"),
    expands: symbols.map(({ expands = false }) => expands),
  };
  checkStrips(slot);
  return { ...slot, engine: createEngine(slot) };
}

/** A bet on a line is whole centavos at every stake. */
export function lineGame(facts: GameFacts, slot: LineSlot): LineGame {
  const { lines } = slot.definition;
  for (const stake of [...facts.stakesCentavos, facts.defaultStakeCentavos]) {
    if (stake % lines.length !== 0) throw new RangeError("A stake gives fractions of a centavo.");
  }
  return { ...instantGrid(facts, slot.engine), slot };
}

/** Fails at load, not in a player's round. */
function checkDefinition({ lines, symbols }: LineDefinition): void {
  if (symbols.filter(({ role }) => role === "scatter").length !== 1) {
    throw new RangeError("It needs exactly one scatter symbol.");
  }
  for (const line of lines) {
    if (line.length !== REELS || line.some((row) => row < 0 || row >= ROWS)) {
      throw new RangeError("An odd line.");
    }
  }
  if (100 % lines.length !== 0) {
    throw new RangeError("A line bet is not whole hundredths of a stake.");
  }
}

function checkStrips({ strips }: Rules): void {
  for (const stage of [strips.base, strips.free]) {
    if (stage.length !== REELS) throw new RangeError("It needs five strips a stage.");
    if (stage.some((strip) => strip.length < ROWS)) throw new RangeError("A strip is too short.");
  }
}

export function multiplierOfSpin(
  { multiplier: { from, step, to } }: FreeSpinsDefinition,
  spin: number,
): number {
  return Math.min(from + step * (spin - 1), to);
}

function createEngine(slot: Rules): GridEngine {
  const { freeSpins, maxWinMultiplier } = slot.definition;
  const screen = createScreen(slot.screen);
  const base: Spin = {
    stage: "base",
    number: 0,
    multiplier: 1,
    given: (scatters) => freeSpins.spins[Math.min(scatters, REELS) - LEAST]!,
  };
  const playFeature = (round: GridRound, spins: number, bought: boolean): void => {
    let multiplier = multiplierOfSpin(freeSpins, 1);
    playFreeSpins(round, {
      spins,
      bought,
      spinsMax: freeSpins.spinsMax,
      words: firstWords(freeSpins, round),
      multiplier: () => multiplier,
      playSpin(number, room) {
        const given = () => Math.min(freeSpins.retriggerSpins, room);
        const added = playSpin(round, slot, screen, { stage: "free", number, multiplier, given });
        multiplier = multiplierOfSpin(freeSpins, number + 1);
        return added;
      },
    });
  };
  return {
    cap: maxWinMultiplier * 100,
    playBase: (round) => playSpin(round, slot, screen, base),
    playFeature,
  };
}

/** The feature's own sum counts from the total as it was, be that above the maximum. */
function firstWords(freeSpins: FreeSpinsDefinition, round: GridRound): FreeSpinsWords {
  const begun = round.total;
  return {
    start: ({ spins, multiplier }) => ({ type: "freeSpinsStart", spins, multiplier }),
    spin({ spin, remaining, multiplier }) {
      const from = multiplierOfSpin(freeSpins, Math.max(spin - 1, 1));
      const begins: RoundEvent = { type: "freeSpin", spin, remaining, multiplier };
      return multiplier > from ? [begins, { type: "multiplier", from, to: multiplier }] : [begins];
    },
    end: ({ spinsPlayed }) => ({
      type: "freeSpinsEnd",
      spinsPlayed,
      winHundredths: Math.min(round.total, round.cap) - begun,
    }),
  };
}

/** Answers the free spins that its scatters give. */
function playSpin(round: GridRound, slot: Rules, screen: Screen, spin: Spin): number {
  const { stage, multiplier } = spin;
  const { book } = round;
  const stops = stopReels(screen, slot.strips[stage], round.draws);
  if (book !== null) {
    const window = columnsOf(screen, slot.screen.symbols);
    book.push({ type: "reveal", stage, spin: spin.number, stops, window });
  }
  // They count where the reels stopped: a wild that fills its reel hides none.
  const scatters = countSymbol(screen, slot.scatter);
  const cells = book === null ? [] : cellsOf(screen, slot.scatter);
  const reels = expandWilds(slot, screen);
  if (reels.length > 0) book?.push({ type: "wildExpand", reels });
  payScreen(round, slot, screen, spin);
  if (scatters < LEAST) return 0;
  const spins = spin.given(scatters);
  const pay = slot.definition.symbols[slot.scatter]!.pays[Math.min(scatters, REELS) - LEAST]!;
  const winHundredths = pay * 100 * multiplier;
  round.total += winHundredths;
  const totalHundredths = round.total;
  const told = { stage, count: scatters, cells, spins, winHundredths, totalHundredths };
  book?.push({ type: "scatterTrigger", ...told });
  return spins;
}

/** Answers which reels have been filled, each by the first wild from the top that does so. */
export function expandWilds(
  { expands }: Pick<LineSlot, "expands">,
  { cells, reels, stride }: Screen,
): number[] {
  const filled: number[] = [];
  if (!expands.includes(true)) return filled;
  for (let reel = 0; reel < reels; reel += 1) {
    for (let index = reel * stride; index < (reel + 1) * stride; index += 1) {
      const symbol = cells[index]!;
      if (!expands[symbol]!) continue;
      cells.fill(symbol, reel * stride, (reel + 1) * stride);
      filled.push(reel);
      break;
    }
  }
  return filled;
}

function payScreen(
  round: GridRound,
  { table }: Rules,
  screen: Screen,
  { stage, multiplier }: Spin,
): void {
  const count = table.lines.length;
  const winHundredths = payLines(table, screen, count) * multiplier;
  round.total += winHundredths;
  if (round.book === null || winHundredths === 0) return;
  const wins = placedRuns(table, screen, count).map((run) => ({
    line: run.line,
    from: run.from,
    symbol: run.symbol,
    count: run.count,
    cells: run.cells,
    multiplier: run.multiplier * multiplier,
    winHundredths: run.pay * multiplier,
  }));
  const totalHundredths = round.total;
  round.book.push({ type: "lineWins", stage, wins, winHundredths, totalHundredths });
}

export const lineSlot = slotKind("line", createLineSlot, lineGame);
