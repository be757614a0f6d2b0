/**
 * Ways: equal symbols on neighbouring reels from the left, in any rows. Each choice of one such
 * cell a reel is a way; a wild that carries a multiplier counts as so many.
 */
import type { GridWin } from "@tucano/contract/events/grid-slots.ts";
import { cellsWhere, indexOfSymbol, type Screen } from "./screen.ts";
import type { GridScreen } from "./screens.ts";

/** Hundredths for one way, by the number of reels from the shortest run on. */
export type WaysPays = Readonly<Record<string, readonly number[]>>;

export interface WaysTable {
  readonly screen: GridScreen;
  /** What a cell counts for every symbol: 1 for a plain wild, 0 for what is not wild. */
  readonly wildWays: Uint8Array;
  /** The symbols that pay, ascending. */
  readonly paying: readonly number[];
  /** pays[symbol][reels]: hundredths for one way. */
  readonly pays: readonly (readonly number[])[];
  /** Counted ways of each symbol on each reel; scratch. */
  readonly counts: Uint16Array;
}

export interface WaysWin {
  readonly symbol: number;
  readonly reels: number;
  readonly ways: number;
  readonly pay: number;
}

export function createWaysTable(
  screen: GridScreen,
  { least, pays }: { readonly least: number; readonly pays: WaysPays },
): WaysTable {
  const { symbols, reels } = screen;
  const table = symbols.map(() => Array.from({ length: reels + 1 }, () => 0));
  for (const [id, list] of Object.entries(pays)) {
    list.forEach((pay, index) => (table[indexOfSymbol(symbols, id)]![least + index] = pay));
  }
  return {
    screen,
    wildWays: Uint8Array.from(symbols, ({ role, multiplier }) =>
      role === "wild" ? (multiplier ?? 1) : 0,
    ),
    paying: [...symbols.keys()].filter((symbol) => symbols[symbol]!.role === "pays"),
    pays: table,
    counts: new Uint16Array(reels * symbols.length),
  };
}

function countReels({ counts, wildWays, paying }: WaysTable, screen: Screen): void {
  const size = wildWays.length;
  counts.fill(0);
  for (let reel = 0; reel < screen.reels; reel += 1) {
    const end = reel * screen.stride + screen.rows[reel]!;
    let wilds = 0;
    for (let index = reel * screen.stride; index < end; index += 1) {
      const symbol = screen.cells[index]!;
      counts[reel * size + symbol]! += 1;
      wilds += wildWays[symbol]!;
    }
    if (wilds === 0) continue;
    for (const symbol of paying) counts[reel * size + symbol]! += wilds;
  }
}

/** All that the screen pays, before any multiplier of the stage. Runs begin on the first reel. */
export function findWays(table: WaysTable, screen: Screen): WaysWin[] {
  countReels(table, screen);
  const { counts, pays, paying } = table;
  const size = pays.length;
  const wins: WaysWin[] = [];
  for (const symbol of paying) {
    let ways = 1;
    let reels = 0;
    while (reels < screen.reels) {
      const count = counts[reels * size + symbol]!;
      if (count === 0) break;
      ways *= count;
      reels += 1;
    }
    const pay = pays[symbol]![reels]!;
    if (pay > 0) wins.push({ symbol, reels, ways, pay: pay * ways });
  }
  return wins;
}

/** Whether the cell takes part in the win. */
function isInWays(
  { wildWays }: WaysTable,
  { cells, stride }: Screen,
  { symbol, reels }: WaysWin,
): (index: number) => boolean {
  return (index) =>
    Math.floor(index / stride) < reels && (cells[index] === symbol || wildWays[cells[index]!]! > 0);
}

export function waysWinOf(
  table: WaysTable,
  screen: Screen,
  { win, multiplier }: { readonly win: WaysWin; readonly multiplier: number },
): GridWin {
  return {
    kind: "ways",
    symbol: table.screen.symbols[win.symbol]!.id,
    cells: cellsWhere(screen, isInWays(table, screen, win)),
    count: win.reels,
    line: null,
    ways: win.ways,
    multiplier,
    winHundredths: win.pay * multiplier,
  };
}
