/** Where the cells of a grid are, for reels of any height. Pure. */
import type { Cell } from "@tucano/contract/events/round-events.ts";
import type { Layout } from "../scene/layout.ts";
import type { Place } from "../scene/winnings.ts";

export interface CellBox extends Required<Place> {
  width: number;
  height: number;
}

/** How large a picture is in its cell, and how much higher than wide. */
interface Fit {
  readonly edge: number;
  readonly stretch: number;
}

/** Where reels change their height, pictures follow their cells as far as they bear it. */
const HIGH_MAX = 1.62;
const WIDE_MAX = 1.14;

export function fitOf(width: number, height: number, isFilling: boolean): Fit {
  if (!isFilling) return { edge: Math.min(width, height), stretch: 1 };
  const edge = Math.min(width, height * WIDE_MAX);
  return { edge, stretch: Math.min(height, width * HIGH_MAX) / edge };
}

/** Where a reel stands that has so many rows. */
interface Reel {
  readonly rows: number;
  /** Its height changes from spin to spin. */
  readonly isFilling: boolean;
  /** Its uppermost cell is one of a reel that lies over it. */
  readonly hasTop?: boolean;
  /** How high that reel is, over whichever reels; 0: there is none. */
  readonly topHeight?: number;
}

/** All reels fill the same window: more rows are lower rows. */
export function boxOf(
  { reels, cellWidth }: Layout,
  { rows, isFilling, hasTop = false, topHeight = 0 }: Reel,
  { reel, row }: Cell,
): CellBox {
  const isTop = hasTop && row === 0;
  const [own, at] = hasTop ? [rows - 1, row - 1] : [rows, row];
  const height = isTop ? topHeight : (reels.height - topHeight) / Math.max(1, own);
  return {
    x: reels.x + (reel + 0.5) * cellWidth,
    y: isTop ? reels.y + topHeight / 2 : reels.y + topHeight + (at + 0.5) * height,
    width: cellWidth,
    height,
    ...fitOf(cellWidth, height, isFilling),
  };
}

export function keyOf({ reel, row }: Cell): string {
  return `${reel}/${row}`;
}

/** Each cell once, in the order of its first mention. */
export function uniqueCells(cells: readonly Cell[]): Cell[] {
  return [...new Map(cells.map((cell) => [keyOf(cell), cell])).values()];
}

/** Where joined reels stop: the two symbols in view, and how much of the upper one is out of it. */
export interface GiantStop {
  readonly reels: readonly number[];
  readonly symbols: readonly [string, string];
  readonly part: number;
}

/** Giants below each other differ, so what the cells show tells where each of them ends. */
export function giantStopOf(reels: readonly number[], column: readonly string[]): GiantStop {
  const [upper = ""] = column;
  const end = column.findIndex((id) => id !== upper);
  return {
    reels,
    symbols: [upper, column.at(-1) ?? upper],
    part: end < 0 ? 0 : 1 - end / column.length,
  };
}

/** The cell nearest to the middle of them all: where an amount is written. */
export function middleOf(cells: readonly Cell[]): Cell {
  const first = cells[0] ?? { reel: 0, row: 0 };
  const mean = (pick: (cell: Cell) => number): number =>
    cells.reduce((sum, cell) => sum + pick(cell), 0) / Math.max(1, cells.length);
  const x = mean(({ reel }) => reel);
  const y = mean(({ row }) => row);
  const far = ({ reel, row }: Cell): number => Math.hypot(reel - x, row - y);
  return cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best), first);
}

/**
 * How a reel that lies over others closes its gaps: for each cell afterwards, the one it was
 * before. From its length on: new, from the right.
 */
export function slideOf(cells: number, removed: readonly number[]): number[] {
  const kept = Array.from({ length: cells }, (_, at) => at).filter((at) => !removed.includes(at));
  return Array.from({ length: cells }, (_, at) => kept[at] ?? cells + at - kept.length);
}

/**
 * How a column falls when some of its cells vanish: for each row afterwards, the row it had before.
 * Negative: new, above the window.
 */
export function fallOf(rows: number, removed: readonly number[]): number[] {
  const gone = new Set(removed);
  const kept = Array.from({ length: rows }, (_, row) => row).filter((row) => !gone.has(row));
  const fresh = rows - kept.length;
  return Array.from({ length: rows }, (_, row) =>
    row < fresh ? row - fresh : (kept[row - fresh] ?? row),
  );
}
