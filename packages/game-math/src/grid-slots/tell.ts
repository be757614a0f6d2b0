/** What several mechanics tell in the same words. Nothing is built where there is no book. */
import type { GridWin } from "@tucano/contract/events/grid-slots.ts";
import type { Cell } from "@tucano/contract/events/round-events.ts";
import type { GridRound } from "./round.ts";
import { cellsWhere, columnsOf, type Screen } from "./screen.ts";
import type { GridSymbol } from "./screens.ts";

export interface ToldSpin {
  readonly stage: "base" | "free";
  /** 0 for the base spin. */
  readonly spin: number;
  /** Empty where symbols fall one by one. */
  readonly stops: number[];
}

export function tellReveal(
  { book }: GridRound,
  screen: Screen,
  symbols: readonly GridSymbol[],
  { stage, spin, stops }: ToldSpin,
): void {
  if (book === null) return;
  const columns = columnsOf(screen, symbols);
  book.push({ type: "gridReveal", stage, spin, columns, rows: [...screen.rows], stops });
}

export function tellWins(
  { book, total }: GridRound,
  { stage, step }: { readonly stage: "base" | "free"; readonly step: number },
  { wins, winHundredths }: { readonly wins: GridWin[]; readonly winHundredths: number },
): void {
  if (book === null || winHundredths === 0) return;
  book.push({ type: "gridWins", stage, step, wins, winHundredths, totalHundredths: total });
}

export function cellsOf(screen: Screen, symbol: number): Cell[] {
  return cellsWhere(screen, (index) => screen.cells[index] === symbol);
}

/** Scatters that pay the stake so many times. */
export function scatterWinOf(
  screen: Screen,
  { id, symbol, pay }: { readonly id: string; readonly symbol: number; readonly pay: number },
): GridWin {
  const cells = cellsOf(screen, symbol);
  return {
    kind: "scatter",
    symbol: id,
    cells,
    count: cells.length,
    line: null,
    ways: 1,
    multiplier: 1,
    winHundredths: pay,
  };
}
