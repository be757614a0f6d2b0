/**
 * The symbols on a screen as numbers in one flat array, and how they get there: reels that stop
 * on a strip, or symbols that fall one by one.
 */
import type { Cell } from "@tucano/contract/events/round-events.ts";
import type { Draws } from "../draws.ts";
import type { GridScreen, GridSymbol } from "./screens.ts";

export interface Screen {
  readonly reels: number;
  /** The most rows a reel can have: the cell of reel r and row s is r * stride + s. */
  readonly stride: number;
  /** Height of each reel now, with the cell of a top reel. */
  readonly rows: Uint8Array;
  /** 1 where the uppermost cell is one of a top reel, which fills by itself. */
  readonly tops: Uint8Array;
  readonly cells: Uint8Array;
  /** 1 where a symbol wins and is about to vanish. */
  readonly removed: Uint8Array;
}

export function createScreen({ reels, rowsMax, topReel = [] }: GridScreen): Screen {
  const tops = new Uint8Array(reels);
  for (const reel of topReel) tops[reel] = 1;
  return {
    reels,
    stride: rowsMax,
    rows: new Uint8Array(reels).fill(rowsMax),
    tops,
    cells: new Uint8Array(reels * rowsMax),
    removed: new Uint8Array(reels * rowsMax),
  };
}

export function indexOfSymbol(symbols: readonly GridSymbol[], id: string): number {
  const index = symbols.findIndex((symbol) => symbol.id === id);
  if (index < 0) throw new RangeError(`No symbol "${id}".`);
  return index;
}

/** Ids of what each reel shows, top row first: new arrays, they go into a book. */
export function columnsOf(screen: Screen, symbols: readonly GridSymbol[]): string[][] {
  const columns: string[][] = [];
  for (let reel = 0; reel < screen.reels; reel += 1) {
    const column: string[] = [];
    const end = reel * screen.stride + screen.rows[reel]!;
    for (let index = reel * screen.stride; index < end; index += 1) {
      column.push(symbols[screen.cells[index]!]!.id);
    }
    columns.push(column);
  }
  return columns;
}

/** The cells that are wanted, reel by reel from the top. */
export function cellsWhere(screen: Screen, isWanted: (index: number) => boolean): Cell[] {
  const cells: Cell[] = [];
  for (let reel = 0; reel < screen.reels; reel += 1) {
    for (let row = 0; row < screen.rows[reel]!; row += 1) {
      if (isWanted(reel * screen.stride + row)) cells.push({ reel, row });
    }
  }
  return cells;
}

export function countSymbol({ reels, rows, stride, cells }: Screen, symbol: number): number {
  let count = 0;
  for (let reel = 0; reel < reels; reel += 1) {
    const end = reel * stride + rows[reel]!;
    for (let index = reel * stride; index < end; index += 1) {
      if (cells[index] === symbol) count += 1;
    }
  }
  return count;
}

/** One strip a reel, as symbol numbers; it wraps. */
export type Strips = readonly Uint8Array[];

export function compileStrips(symbols: readonly GridSymbol[], strips: readonly string[]): Strips {
  return strips.map((strip) =>
    Uint8Array.from(strip.trim().split(/\s+/), (id) => indexOfSymbol(symbols, id)),
  );
}

/** Draws a stop for each reel, from the left, and fills the screen. */
export function stopReels(screen: Screen, strips: Strips, draws: Draws): number[] {
  const stops: number[] = [];
  for (let reel = 0; reel < strips.length; reel += 1) {
    const stop = draws.below(strips[reel]!.length);
    stops.push(stop);
    showReel(screen, reel, { strip: strips[reel]!, stop });
  }
  return stops;
}

export function showReel(
  { cells, stride }: Screen,
  reel: number,
  { strip, stop }: { readonly strip: Uint8Array; readonly stop: number },
): void {
  let from = stop;
  for (let row = 0; row < stride; row += 1) {
    cells[reel * stride + row] = strip[from]!;
    from += 1;
    if (from === strip.length) from = 0;
  }
}

/** Symbols by their weights: each number below the length has its symbol. */
export type Weighted = Uint8Array;

/** Weights by symbol id; a list gives each reel its own. */
export type Weights = Readonly<Record<string, number | readonly number[]>>;

export function compileWeights(
  symbols: readonly GridSymbol[],
  weights: Weights,
  reels: number,
): readonly Weighted[] {
  return Array.from({ length: reels }, (_, reel) =>
    Uint8Array.from(
      Object.entries(weights).flatMap(([id, weight]) => {
        const length = typeof weight === "number" ? weight : weight[reel]!;
        return Array.from({ length }, () => indexOfSymbol(symbols, id));
      }),
    ),
  );
}

/**
 * Fills every cell, reel by reel from the top; not those whose symbol stays, by index: 1, nor
 * those of a top reel.
 */
export function fillScreen(
  { reels, stride, rows, tops, cells }: Screen,
  weighted: readonly Weighted[],
  draws: Draws,
  stays?: Uint8Array,
): void {
  for (let reel = 0; reel < reels; reel += 1) {
    const table = weighted[reel]!;
    const end = reel * stride + rows[reel]!;
    for (let index = reel * stride + tops[reel]!; index < end; index += 1) {
      if (stays?.[cells[index]!] === 1) continue;
      cells[index] = table[draws.below(table.length)]!;
    }
  }
}

/**
 * What is marked vanishes, the rest falls, new symbols fill each reel from the top. Answers how
 * many are new on each reel; they are its upper rows, below the cell of a top reel.
 */
export function dropSymbols(
  screen: Screen,
  weighted: readonly Weighted[],
  draws: Draws,
): Uint8Array {
  const { reels, stride, rows, tops, cells, removed } = screen;
  const fresh = new Uint8Array(reels);
  for (let reel = 0; reel < reels; reel += 1) {
    const top = reel * stride + tops[reel]!;
    let to = reel * stride + rows[reel]! - 1;
    for (let from = to; from >= top; from -= 1) {
      if (removed[from] === 1) continue;
      cells[to] = cells[from]!;
      to -= 1;
    }
    const table = weighted[reel]!;
    fresh[reel] = to - top + 1;
    for (let index = top; index <= to; index += 1) {
      cells[index] = table[draws.below(table.length)]!;
    }
  }
  removed.fill(0);
  return fresh;
}
