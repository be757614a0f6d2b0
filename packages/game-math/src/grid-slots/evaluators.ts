/** How a screen of falling symbols pays: enough anywhere, clusters over marked cells, or ways. */
import type { GridWin } from "@tucano/contract/events/grid-slots.ts";
import type { Evaluator } from "./spins/cascade-spin.ts";
import { cellsWhere, indexOfSymbol, type Screen } from "./screen.ts";
import type { GridScreen } from "./screens.ts";
import {
  createWaysTable,
  findWays,
  type WaysPays,
  type WaysTable,
  type WaysWin,
  waysWinOf,
} from "./ways.ts";

/** What a number of symbols pays: from `count` on, up to the next step. */
export interface CountPays {
  /** The least counts of the steps, ascending. */
  readonly counts: readonly number[];
  /** Hundredths of a unit, one for each step. */
  readonly pays: Readonly<Record<string, readonly number[]>>;
}

/** payTable[symbol][count]: hundredths. */
function compileCounts({ symbols }: GridScreen, cells: number, { counts, pays }: CountPays) {
  return symbols.map(({ id }) =>
    Int32Array.from({ length: cells + 1 }, (_, count) => {
      const step = counts.findLastIndex((least) => least <= count);
      return pays[id]?.[step] ?? 0;
    }),
  );
}

/** Enough equal symbols, wherever they are. */
export function payAnywhere(shape: GridScreen, pays: CountPays): Evaluator {
  const table = compileCounts(shape, shape.reels * shape.rowsMax, pays);
  const counts = new Uint8Array(shape.symbols.length);
  return {
    evaluate(screen, multiplier, wins) {
      counts.fill(0);
      const { cells } = screen;
      for (let index = 0; index < cells.length; index += 1) counts[cells[index]!]! += 1;
      let total = 0;
      for (let symbol = 0; symbol < counts.length; symbol += 1) {
        const count = counts[symbol]!;
        const pay = table[symbol]![count]!;
        if (pay === 0) continue;
        total += pay;
        markSymbol(screen, symbol);
        wins?.push({
          kind: "anywhere",
          symbol: shape.symbols[symbol]!.id,
          cells: cellsWhere(screen, (index) => screen.cells[index] === symbol),
          count,
          line: null,
          ways: 1,
          multiplier,
          winHundredths: pay * multiplier,
        });
      }
      return total;
    },
  };
}

function markSymbol({ cells, removed }: Screen, symbol: number): void {
  for (let index = 0; index < cells.length; index += 1) {
    if (cells[index] === symbol) removed[index] = 1;
  }
}

/**
 * Touching cells of one symbol. A cell that wins is marked; each further win over a marked cell
 * doubles its multiplier, from two on. A cluster pays times the sum of the multipliers under it.
 */
export function payClusters(
  shape: GridScreen,
  pays: CountPays,
  { scatter, spotMax }: { readonly scatter: string; readonly spotMax: number },
): Evaluator {
  const size = shape.reels * shape.rowsMax;
  const table = compileCounts(shape, size, pays);
  const neighbours = neighboursOf(shape);
  const least = pays.counts[0]!;
  const blocked = indexOfSymbol(shape.symbols, scatter);
  /** 0: never won. 1: marked. 2 and more: multiplies. */
  const spots = new Uint16Array(size);
  const seen = new Uint8Array(size);
  const queue = new Uint8Array(size);
  /** Fills the queue with the cluster of this cell; answers how many cells it has. */
  const gather = ({ cells }: Screen, start: number): number => {
    const symbol = cells[start];
    let length = 1;
    queue[0] = start;
    seen[start] = 1;
    for (let head = 0; head < length; head += 1) {
      const first = queue[head]! * 4;
      for (let index = first; index < first + 4; index += 1) {
        const next = neighbours[index]!;
        if (cells[next] !== symbol || seen[next] === 1) continue;
        seen[next] = 1;
        queue[length] = next;
        length += 1;
      }
    }
    return length;
  };
  const payCluster = (screen: Screen, start: number, count: number) => {
    let sum = 0;
    for (let index = 0; index < count; index += 1) {
      const cell = queue[index]!;
      screen.removed[cell] = 1;
      if (spots[cell]! > 1) sum += spots[cell]!;
    }
    return { pay: table[screen.cells[start]!]![count]!, times: Math.max(sum, 1) };
  };
  return {
    begin() {
      spots.fill(0);
    },
    evaluate(screen, multiplier, wins) {
      seen.fill(0);
      let total = 0;
      for (let start = 0; start < size; start += 1) {
        if (seen[start] === 1 || screen.cells[start] === blocked) continue;
        const count = gather(screen, start);
        if (count < least) continue;
        const { pay, times } = payCluster(screen, start, count);
        total += pay * times;
        wins?.push(clusterWin(shape, screen, queue.slice(0, count), pay, times * multiplier));
      }
      return total;
    },
    markSpots(screen, changed) {
      for (let index = 0; index < size; index += 1) {
        if (screen.removed[index] === 0) continue;
        const next = Math.min(Math.max(spots[index]! * 2, 1), spotMax);
        if (next === spots[index]) continue;
        spots[index] = next;
        if (changed === null) continue;
        const reel = Math.floor(index / shape.rowsMax);
        changed.push({ reel, row: index % shape.rowsMax, multiplier: next });
      }
    },
  };
}

function clusterWin(
  shape: GridScreen,
  screen: Screen,
  found: Uint8Array,
  pay: number,
  multiplier: number,
): GridWin {
  const inside = new Set(found);
  return {
    kind: "cluster",
    symbol: shape.symbols[screen.cells[found[0]!]!]!.id,
    cells: cellsWhere(screen, (index) => inside.has(index)),
    count: found.length,
    line: null,
    ways: 1,
    multiplier,
    winHundredths: pay * multiplier,
  };
}

/** Four for each cell; the cell itself where the screen ends. */
function neighboursOf({ reels, rowsMax }: GridScreen): Uint8Array {
  const neighbours = new Uint8Array(reels * rowsMax * 4);
  for (let index = 0; index < reels * rowsMax; index += 1) {
    const row = index % rowsMax;
    const up = row > 0 ? index - 1 : index;
    const down = row < rowsMax - 1 ? index + 1 : index;
    const left = index >= rowsMax ? index - rowsMax : index;
    const right = index + rowsMax < reels * rowsMax ? index + rowsMax : index;
    neighbours.set([up, down, left, right], index * 4);
  }
  return neighbours;
}

/** Ways from the left, on reels of any height. */
export function payWays(
  shape: GridScreen,
  pays: { readonly least: number; readonly pays: WaysPays },
): Evaluator {
  const table = createWaysTable(shape, pays);
  return {
    evaluate(screen, multiplier, wins) {
      let total = 0;
      for (const win of findWays(table, screen)) {
        total += win.pay;
        markWays(table, screen, win);
        wins?.push(waysWinOf(table, screen, { win, multiplier }));
      }
      return total;
    },
  };
}

/** Only cells on the screen: a short reel's unused cells keep what they were. */
function markWays({ wildWays }: WaysTable, screen: Screen, { symbol, reels }: WaysWin): void {
  const { cells, removed, rows, stride } = screen;
  for (let reel = 0; reel < reels; reel += 1) {
    const end = reel * stride + rows[reel]!;
    for (let index = reel * stride; index < end; index += 1) {
      if (cells[index] === symbol || wildWays[cells[index]!]! > 0) removed[index] = 1;
    }
  }
}
