/** Lines: what a run of symbols pays, looked up by the tuple of symbols on the line. */
import type { GridWin } from "@tucano/contract/events/grid-slots.ts";
import type { Cell } from "@tucano/contract/events/round-events.ts";
import type { Screen } from "./screen.ts";
import type { GridScreen, GridSymbol } from "./screens.ts";

/** What the symbols of one line, from one edge, pay. */
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

export interface LineRuns {
  readonly left: LineRun | null;
  readonly right: LineRun | null;
}

export type LineRule = (symbols: readonly number[]) => LineRun | null;

export interface LineTable {
  readonly lines: readonly Uint8Array[];
  readonly symbols: readonly GridSymbol[];
  readonly rule: LineRule;
  /** Runs count from the right edge, too; one that fills the line counts once. */
  readonly paysBothWays: boolean;
  /** Pay by tuple: the first reel's symbol is the most significant digit. */
  readonly pays: Int32Array;
  /** 1 where the symbols before the last two reels leave something to win. */
  readonly alive: Uint8Array;
}

/** Pays for runs from two (or three) symbols of one kind: `pays[id][length - least]`. */
export interface RunPays {
  /** Length of the shortest run that pays anything. */
  readonly least: number;
  /** Hundredths of a unit. */
  readonly pays: Readonly<Record<string, readonly number[]>>;
}

/**
 * Equal symbols from the left; wilds stand for every symbol that pays, and those that multiply
 * multiply each other. Leading wilds may count as themselves or for what follows them: the dearer
 * reading is paid.
 */
export function runRule(symbols: readonly GridSymbol[], { least, pays }: RunPays): LineRule {
  const plainWild = symbols.findIndex((symbol) => symbol.role === "wild");
  const zeros = Array.from({ length: least }, () => 0);
  const table = symbols.map(({ id }) => [...zeros, ...(pays[id] ?? [])]);
  const isPaying = symbols.map(({ role }) => role === "pays");
  const isWild = symbols.map(({ role }) => role === "wild");
  const times = symbols.map(({ multiplier = 1 }) => multiplier);
  const runOf = (tuple: readonly number[], symbol: number, count: number): LineRun | null => {
    const pay = table[symbol]![count] ?? 0;
    if (pay === 0) return null;
    let multiplier = 1;
    for (let reel = 0; reel < count; reel += 1) multiplier *= times[tuple[reel]!]!;
    return { symbol: symbols[symbol]!.id, count, multiplier, pay: pay * multiplier };
  };
  return (tuple) => {
    let wilds = 0;
    while (wilds < tuple.length && isWild[tuple[wilds]!]!) wilds += 1;
    const asWild = plainWild < 0 ? null : runOf(tuple, plainWild, wilds);
    const first = tuple[wilds];
    if (first === undefined || !isPaying[first]) return asWild;
    let count = wilds;
    while (count < tuple.length && (tuple[count] === first || isWild[tuple[count]!]!)) count += 1;
    const asSymbol = runOf(tuple, first, count);
    if (asSymbol === null || asWild === null) return asSymbol ?? asWild;
    return asWild.pay > asSymbol.pay ? asWild : asSymbol;
  };
}

/** The pays are worked out on first use: code that only draws never needs them. */
export function createLineTable(
  screen: GridScreen,
  rule: LineRule,
  { paysBothWays = false } = {},
): LineTable {
  const { symbols } = screen;
  const lines = screen.lines.map((line) => Uint8Array.from(line));
  let known: Pick<LineTable, "pays" | "alive"> | null = null;
  const work = () => (known ??= allPays(screen, { rule, paysBothWays }));
  return {
    lines,
    symbols,
    rule,
    paysBothWays,
    get pays() {
      return work().pays;
    },
    get alive() {
      return work().alive;
    },
  };
}

/** What one line pays: from the left, and from the right too where a game pays both ways. */
export function runsOf(
  { rule, paysBothWays }: Pick<LineTable, "rule" | "paysBothWays">,
  tuple: readonly number[],
): LineRuns {
  const left = rule(tuple);
  if (!paysBothWays || left?.count === tuple.length) return { left, right: null };
  return { left, right: rule(tuple.toReversed()) };
}

function allPays(
  { reels, symbols }: GridScreen,
  rules: Pick<LineTable, "rule" | "paysBothWays">,
): Pick<LineTable, "pays" | "alive"> {
  const size = symbols.length;
  const pays = new Int32Array(size ** reels);
  const alive = new Uint8Array(size ** (reels - 2));
  const tuple = Array.from({ length: reels }, () => 0);
  for (let index = 0; index < pays.length; index += 1) {
    let rest = index;
    for (let reel = reels - 1; reel >= 0; reel -= 1) {
      tuple[reel] = rest % size;
      rest = Math.floor(rest / size);
    }
    const { left, right } = runsOf(rules, tuple);
    const pay = (left?.pay ?? 0) + (right?.pay ?? 0);
    pays[index] = pay;
    if (pay > 0) alive[Math.floor(index / size ** 2)] = 1;
  }
  return { pays, alive };
}

/** Hundredths that the first `count` lines pay on this screen, before any multiplier. */
export function payLines(table: LineTable, screen: Screen, count: number): number {
  const { lines, pays, alive } = table;
  const size = table.symbols.length;
  let pay = 0;
  for (let line = 0; line < count; line += 1) {
    pay += payOn(lines[line]!, screen, { size, pays, alive });
  }
  return pay;
}

/** Read no further where the first symbols leave nothing to win. */
function payOn(
  rows: Uint8Array,
  { cells, stride }: Screen,
  { size, pays, alive }: Pick<LineTable, "pays" | "alive"> & { readonly size: number },
): number {
  const split = rows.length - 2;
  let tuple = 0;
  let reel = 0;
  for (; reel < split; reel += 1) tuple = tuple * size + cells[reel * stride + rows[reel]!]!;
  if (alive[tuple] === 0) return 0;
  for (; reel < rows.length; reel += 1) tuple = tuple * size + cells[reel * stride + rows[reel]!]!;
  return pays[tuple]!;
}

/** A run that pays, and where it is. */
export interface PlacedRun extends LineRun {
  readonly line: number;
  readonly from: "left" | "right";
  /** In the order in which the run is counted. */
  readonly cells: Cell[];
}

/** The runs that pay on the first `count` lines, one line after the other. */
export function placedRuns(table: LineTable, screen: Screen, count: number): PlacedRun[] {
  const placed: PlacedRun[] = [];
  for (let line = 0; line < count; line += 1) {
    const rows = table.lines[line]!;
    const { left, right } = runsOf(table, symbolsOn(rows, screen));
    if (left !== null) placed.push(placedRun(left, rows, { line, from: "left" }));
    if (right !== null) placed.push(placedRun(right, rows, { line, from: "right" }));
  }
  return placed;
}

function symbolsOn(rows: Uint8Array, { cells, stride }: Screen): number[] {
  const symbols: number[] = [];
  for (let reel = 0; reel < rows.length; reel += 1)
    symbols.push(cells[reel * stride + rows[reel]!]!);
  return symbols;
}

function placedRun(
  run: LineRun,
  rows: Uint8Array,
  where: Pick<PlacedRun, "line" | "from">,
): PlacedRun {
  const cells: Cell[] = [];
  for (let index = 0; index < run.count; index += 1) {
    const reel = where.from === "left" ? index : rows.length - 1 - index;
    cells.push({ reel, row: rows[reel]! });
  }
  return { ...run, ...where, cells };
}

/** The same as `payLines`, told. */
export function lineWinsOf(
  table: LineTable,
  screen: Screen,
  { count, multiplier }: { readonly count: number; readonly multiplier: number },
): GridWin[] {
  return placedRuns(table, screen, count).map((run) => ({
    kind: "line",
    symbol: run.symbol,
    cells: run.cells,
    count: run.count,
    line: run.line,
    ways: 1,
    multiplier: run.multiplier * multiplier,
    winHundredths: run.pay * multiplier,
  }));
}
