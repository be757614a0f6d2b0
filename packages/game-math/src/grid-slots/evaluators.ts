/** How a screen of falling symbols pays: enough anywhere, or ways; clusters are beside this. */
import type { Evaluator } from "./spins/cascade-spin.ts";
import { cellsWhere, type Screen } from "./screen.ts";
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
export function compileCounts({ symbols }: GridScreen, cells: number, { counts, pays }: CountPays) {
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
