/** Lines: what a run of symbols pays, looked up by the tuple of symbols on the line. */
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
  const zeros = Array.from({ length: least }, () => 0);
  const table = symbols.map(({ id }) => [...zeros, ...(pays[id] ?? [])]);
  const isPaying = symbols.map(({ role }) => role === "pays");
  const runOf = (symbol: number, count: number): LineRun | null => {
    const pay = table[symbol]![count] ?? 0;
    return pay === 0 ? null : { symbol: symbols[symbol]!.id, count, multiplier: 1, pay };
  };
  return (tuple) => {
    let wilds = 0;
    while (wilds < tuple.length && tuple[wilds] === wild) wilds += 1;
    const asWild = wild < 0 ? null : runOf(wild, wilds);
    const first = tuple[wilds];
    if (first === undefined || !isPaying[first]) return asWild;
    let count = wilds;
    while (count < tuple.length && (tuple[count] === first || tuple[count] === wild)) count += 1;
    const asSymbol = runOf(first, count);
    if (asSymbol === null || asWild === null) return asSymbol ?? asWild;
    return asWild.pay > asSymbol.pay ? asWild : asSymbol;
  };
}

/** The pays are worked out when they are first asked for: who only draws never needs them. */
export function createLineTable(screen: GridScreen, rule: LineRule): LineTable {
  let known: Int32Array | null = null;
  return {
    lines: screen.lines.map((line) => Uint8Array.from(line)),
    symbols: screen.symbols,
    rule,
    get pays() {
      known ??= allPays(screen, rule);
      return known;
    },
  };
}

function allPays({ reels, symbols }: GridScreen, rule: LineRule): Int32Array {
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
  return pays;
}

/** Hundredths that the first `count` lines pay on this screen, before any multiplier. */
export function payLines(table: LineTable, { cells, stride }: Screen, count: number): number {
  const size = table.symbols.length;
  const { pays } = table;
  let pay = 0;
  for (let index = 0; index < count; index += 1) {
    const line = table.lines[index]!;
    let tuple = 0;
    for (let reel = 0; reel < line.length; reel += 1) {
      tuple = tuple * size + cells[reel * stride + line[reel]!]!;
    }
    pay += pays[tuple]!;
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
