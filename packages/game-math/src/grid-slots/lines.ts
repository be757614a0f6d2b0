/** Lines: what a run of symbols pays, for each tuple of symbols worked out when a game loads. */
import type { GridWin } from "@tucano/contract/events/grid-slots.ts";
import type { Screen } from "./screen.ts";
import type { GridScreen, GridSymbol } from "./screens.ts";

/** What the symbols of one line, from the left, pay. */
export interface LineRun {
  /** What is paid: a symbol's id, or the name of a mix. */
  readonly symbol: string;
  /** Length of the run. */
  readonly count: number;
  /** Of the wilds in it. */
  readonly multiplier: number;
  /** Hundredths of a unit, multiplier included. */
  readonly pay: number;
}

export type LineRule = (symbols: readonly number[]) => LineRun | null;

export interface LineTable {
  readonly lines: readonly Uint8Array[];
  readonly symbols: readonly GridSymbol[];
  readonly rule: LineRule;
  /** Pay by tuple: the first reel's symbol is the most significant digit. */
  readonly pays: Int32Array;
}

/** Pays for runs from two (or three) symbols of one kind: `pays[id][length - least]`. */
export interface RunPays {
  /** Length of the shortest run that pays anything. */
  readonly least: number;
  /** Hundredths of a unit. */
  readonly pays: Readonly<Record<string, readonly number[]>>;
}

/**
 * Equal symbols from the left; wilds stand for every symbol that pays. Leading wilds may count as
 * themselves or for what follows them: the dearer reading is paid.
 */
export function runRule(symbols: readonly GridSymbol[], { least, pays }: RunPays): LineRule {
  const wild = symbols.findIndex((symbol) => symbol.role === "wild");
  const payOf = (symbol: number, count: number): number =>
    count < least ? 0 : (pays[symbols[symbol]!.id]?.[count - least] ?? 0);
  const lengthOf = (tuple: readonly number[], symbol: number): number => {
    const end = tuple.findIndex((each) => each !== symbol && each !== wild);
    return end < 0 ? tuple.length : end;
  };
  return (tuple) => {
    const wilds = tuple.findIndex((each) => each !== wild);
    const readings: LineRun[] = [];
    const read = (symbol: number, count: number): void => {
      const pay = payOf(symbol, count);
      const { id } = symbols[symbol]!;
      if (pay > 0) readings.push({ symbol: id, count, multiplier: 1, pay });
    };
    if (wild >= 0) read(wild, wilds < 0 ? tuple.length : wilds);
    const first = tuple[wilds];
    if (first !== undefined && symbols[first]?.role === "pays") read(first, lengthOf(tuple, first));
    return readings.toSorted((a, b) => b.pay - a.pay)[0] ?? null;
  };
}

export function createLineTable({ lines, reels, symbols }: GridScreen, rule: LineRule): LineTable {
  const size = symbols.length;
  const pays = new Int32Array(size ** reels);
  const tuple = Array.from({ length: reels }, () => 0);
  for (let index = 0; index < pays.length; index += 1) {
    let rest = index;
    for (let reel = reels - 1; reel >= 0; reel -= 1) {
      tuple[reel] = rest % size;
      rest = Math.floor(rest / size);
    }
    pays[index] = rule(tuple)?.pay ?? 0;
  }
  return { lines: lines.map((line) => Uint8Array.from(line)), symbols, rule, pays };
}

/** Hundredths that the first `count` lines pay on this screen, before any multiplier. */
export function payLines(table: LineTable, { cells, stride }: Screen, count: number): number {
  const size = table.symbols.length;
  let pay = 0;
  for (let index = 0; index < count; index += 1) {
    const line = table.lines[index]!;
    let tuple = 0;
    for (let reel = 0; reel < line.length; reel += 1) {
      tuple = tuple * size + cells[reel * stride + line[reel]!]!;
    }
    pay += table.pays[tuple]!;
  }
  return pay;
}

/** The same, told. */
export function lineWinsOf(
  table: LineTable,
  { cells, stride }: Screen,
  { count, multiplier }: { readonly count: number; readonly multiplier: number },
): GridWin[] {
  return table.lines.slice(0, count).flatMap((line, index) => {
    const tuple = Array.from(line, (row, reel) => cells[reel * stride + row]!);
    const run = table.rule(tuple);
    if (run === null) return [];
    return [
      {
        kind: "line" as const,
        symbol: run.symbol,
        cells: Array.from(line.slice(0, run.count), (row, reel) => ({ reel, row })),
        count: run.count,
        line: index,
        ways: 1,
        multiplier: run.multiplier * multiplier,
        winHundredths: run.pay * multiplier,
      },
    ];
  });
}
