/**
 * A book: the wild is the scatter as well. Its free spins draw one symbol that, on enough reels,
 * fills these reels and pays on every line, whatever lies between them.
 */
import type { GridWin } from "@tucano/contract/events/grid-slots.ts";
import { createLineTable, type LineTable, type RunPays, runRule } from "../lines.ts";
import { type GridEngine, type GridRound, playFreeSpins, tellTrigger } from "../round.ts";
import {
  cellsWhere,
  columnsOf,
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
import { cellsOf, tellWins } from "../tell.ts";
import { showLineScreen } from "./line-screen.ts";

export interface BookDefinition {
  readonly screen: GridScreen;
  /** The special symbol pays by the same table, from as many reels on as it pays anything. */
  readonly pays: RunPays;
  readonly strips: { readonly base: readonly string[]; readonly free: readonly string[] };
  readonly book: string;
  /** For three, four, five books: what they pay, in hundredths, and the free spins. */
  readonly scatterPays: readonly [number, number, number];
  readonly spins: readonly [number, number, number];
  readonly retriggerSpins: number;
  readonly spinsMax: number;
  /** One is drawn for all spins of a feature; as often as it stands here. */
  readonly specials: readonly string[];
  readonly maxWinMultiplier: number;
}

export interface BookSlot {
  readonly definition: BookDefinition;
  readonly engine: GridEngine;
  readonly table: LineTable;
  readonly strips: { readonly base: Strips; readonly free: Strips };
  readonly book: number;
}

interface Rules extends Omit<BookSlot, "engine"> {
  readonly screen: Screen;
}

export function createBookSlot(definition: BookDefinition): BookSlot {
  const { screen: shape } = definition;
  const rules: Rules = {
    definition,
    table: createLineTable(shape, runRule(shape.symbols, definition.pays)),
    strips: {
      base: compileStrips(shape.symbols, definition.strips.base),
      free: compileStrips(shape.symbols, definition.strips.free),
    },
    book: indexOfSymbol(shape.symbols, definition.book),
    screen: createScreen(shape),
  };
  const playBase = (round: GridRound): number => {
    const books = playSpin(round, rules, { stage: "base", spin: 0 });
    const spins = books < 3 ? 0 : definition.spins[Math.min(books, 5) - 3]!;
    if (spins > 0) tellBooks(round, rules, { stage: "base", spins });
    return spins;
  };
  const { table, strips, book } = rules;
  const engine: GridEngine = {
    cap: definition.maxWinMultiplier * 100,
    playBase,
    playFeature: (round, spins, bought) => playFeature(round, rules, { spins, bought }),
  };
  return { definition, table, strips, book, engine };
}

function playFeature(
  round: GridRound,
  rules: Rules,
  { spins, bought }: { readonly spins: number; readonly bought: boolean },
): void {
  const { specials, spinsMax, retriggerSpins } = rules.definition;
  const special = specials[round.draws.below(specials.length)]!;
  round.book?.push({ type: "gridSpecial", symbol: special });
  playFreeSpins(round, {
    spins,
    bought,
    spinsMax,
    multiplier: () => 1,
    playSpin(spin, room) {
      const books = playSpin(round, rules, { stage: "free", spin });
      expand(round, rules, special);
      if (books < 3) return 0;
      const added = Math.min(retriggerSpins, room);
      tellBooks(round, rules, { stage: "free", spins: added });
      return added;
    },
  });
}

/** Answers how many books there are. */
function playSpin(
  round: GridRound,
  { definition, table, strips, book, screen }: Rules,
  { stage, spin }: { readonly stage: "base" | "free"; readonly spin: number },
): number {
  const stops = stopReels(screen, strips[stage], round.draws);
  const books = countSymbol(screen, book);
  const pay = books < 3 ? 0 : definition.scatterPays[Math.min(books, 5) - 3]!;
  const scatters = { id: definition.book, symbol: book, pay };
  showLineScreen(round, { table, screen }, { stage, spin, stops, scatters });
  return books;
}

/** What the special symbol pays on so many reels, on all lines together. */
export function expandedPay({ screen, pays }: BookDefinition, special: string, reels: number) {
  return (pays.pays[special]?.[reels - pays.least] ?? 0) * screen.lines.length;
}

function expand(round: GridRound, rules: Rules, special: string): void {
  const { definition, screen } = rules;
  const { symbols } = definition.screen;
  const symbol = indexOfSymbol(symbols, special);
  const reels: number[] = [];
  for (let reel = 0; reel < screen.reels; reel += 1) {
    const column = screen.cells.subarray(reel * screen.stride, (reel + 1) * screen.stride);
    if (column.includes(symbol)) reels.push(reel);
  }
  const winHundredths = expandedPay(definition, special, reels.length);
  if (winHundredths === 0) return;
  round.total += winHundredths;
  if (round.book === null) return;
  const filled = new Set(reels);
  const columns = columnsOf(screen, symbols).map((column, reel) =>
    filled.has(reel) ? column.map(() => special) : column,
  );
  round.book.push({ type: "gridExpand", symbol: special, reels, columns });
  const win: GridWin = {
    kind: "expanded",
    symbol: special,
    cells: cellsWhere(screen, (index) => filled.has(Math.floor(index / screen.stride))),
    count: reels.length,
    line: null,
    ways: 1,
    multiplier: 1,
    winHundredths,
  };
  tellWins(round, { stage: "free", step: 1 }, { wins: [win], winHundredths });
}

function tellBooks(
  round: GridRound,
  { definition, screen, book }: Rules,
  { stage, spins }: { readonly stage: "base" | "free"; readonly spins: number },
): void {
  const cells = () => cellsOf(screen, book);
  tellTrigger(round, { stage, symbol: definition.book, spins, cells });
}

export const bookSlot = slotKind("book", createBookSlot, plainGame);
