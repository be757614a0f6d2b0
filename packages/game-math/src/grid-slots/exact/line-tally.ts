/**
 * Every combination of stops counted by what its lines pay, exactly and as a whole distribution.
 * What stops together is a group: one reel, or several that turn as one. A group's stop carries a
 * mark, a number that is summed over the groups: scatters, or whatever else a feature asks for.
 */
import type { LineTable } from "../lines.ts";
import type { SpinOutcome, SpinTable } from "./distribution.ts";

/** What a group can show: the columns of its reels, and in how many of its stops. */
export interface Shown {
  readonly columns: readonly (readonly number[])[];
  readonly weight: number;
  readonly mark: number;
}

export type Group = readonly Shown[];

/** Combinations by what they pay and by the sum of their marks. */
export interface Tallied {
  /** In grains. */
  readonly pay: number;
  readonly mark: number;
  readonly count: number;
}

export interface Tally {
  readonly cycle: number;
  readonly outcomes: readonly Tallied[];
}

export interface TallyRules {
  readonly table: LineTable;
  /** Hundredths that every pay is a multiple of. */
  readonly grain: number;
  /** All sums of marks are below this. */
  readonly marks: number;
}

/** Pays up to here are counted in an array, the rare larger ones in a map. */
const SMALL = 4096;

/** A reel that stops on a strip: its windows, those that look alike together. */
export function reelGroup(
  strip: Uint8Array,
  rows: number,
  markOf: (column: readonly number[]) => number,
): Group {
  const found = new Map<string, { column: number[]; weight: number }>();
  for (let stop = 0; stop < strip.length; stop += 1) {
    const column = Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]!);
    const key = column.join(" ");
    const known = found.get(key) ?? { column, weight: 0 };
    known.weight += 1;
    found.set(key, known);
  }
  return [...found.values()].map(({ column, weight }) => ({
    columns: [column],
    weight,
    mark: markOf(column),
  }));
}

interface Level {
  readonly digits: Int32Array;
  readonly weights: Float64Array;
  readonly marks: Int32Array;
  /** Tuples of the groups so far; scratch. */
  readonly tuples: Int32Array;
}

/** digits[shown * lines + line]: the group's symbols on the line, at their places in the tuple. */
function levelsOf({ lines, symbols }: LineTable, groups: readonly Group[]): Level[] {
  const size = symbols.length;
  const reels = lines[0]!.length;
  let first = 0;
  return groups.map((group) => {
    const digits = new Int32Array(group.length * lines.length);
    group.forEach(({ columns }, shown) => {
      lines.forEach((rows, line) => {
        let digit = 0;
        columns.forEach((column, index) => {
          const reel = first + index;
          digit += column[rows[reel]!]! * size ** (reels - 1 - reel);
        });
        digits[shown * lines.length + line] = digit;
      });
    });
    first += group[0]!.columns.length;
    return {
      digits,
      weights: Float64Array.from(group, ({ weight }) => weight),
      marks: Int32Array.from(group, ({ mark }) => mark),
      tuples: new Int32Array(lines.length),
    };
  });
}

/** 1 where the symbols before the last group leave something to win. */
function aliveBefore(pays: Int32Array, tail: number): Uint8Array {
  const alive = new Uint8Array(pays.length / tail);
  for (let tuple = 0; tuple < pays.length; tuple += 1) {
    if (pays[tuple]! > 0) alive[Math.floor(tuple / tail)] = 1;
  }
  return alive;
}

export function tallyLines(rules: TallyRules, groups: readonly Group[]): Tally {
  const { table, grain, marks } = rules;
  const levels = levelsOf(table, groups);
  const { pays } = table;
  const count = table.lines.length;
  const small = new Float64Array(SMALL * marks);
  const large = new Map<number, number>();
  const last = levels.length - 1;
  const tail = table.symbols.length ** groups[last]![0]!.columns.length;
  const alive = aliveBefore(pays, tail);
  const front = new Int32Array(count);
  /** The last group: of the lines only those that can still win are looked up. */
  const finish = (tuples: Int32Array, weight: number, mark: number): void => {
    const { digits, weights, marks: own } = levels[last]!;
    let length = 0;
    for (let line = 0; line < count; line += 1) {
      if (alive[tuples[line]! / tail] === 0) continue;
      front[length] = line;
      length += 1;
    }
    for (let shown = 0; shown < weights.length; shown += 1) {
      let pay = 0;
      const from = shown * count;
      for (let index = 0; index < length; index += 1) {
        const line = front[index]!;
        pay += pays[tuples[line]! + digits[from + line]!]!;
      }
      const key = (pay / grain) * marks + mark + own[shown]!;
      const more = weight * weights[shown]!;
      if (key < small.length) small[key]! += more;
      else large.set(key, (large.get(key) ?? 0) + more);
    }
  };
  const walk = (depth: number, before: Int32Array, weight: number, mark: number): void => {
    if (depth === last) return finish(before, weight, mark);
    const { digits, weights, marks: own, tuples } = levels[depth]!;
    for (let shown = 0; shown < weights.length; shown += 1) {
      const from = shown * count;
      for (let line = 0; line < count; line += 1) {
        tuples[line] = before[line]! + digits[from + line]!;
      }
      walk(depth + 1, tuples, weight * weights[shown]!, mark + own[shown]!);
    }
  };
  walk(0, new Int32Array(count), 1, 0);
  return { cycle: cycleOf(groups), outcomes: outcomesOf(small, large, marks) };
}

function outcomesOf(
  small: Float64Array,
  large: ReadonlyMap<number, number>,
  marks: number,
): Tallied[] {
  const outcomes: Tallied[] = [];
  const push = (count: number, key: number): void => {
    if (count > 0) outcomes.push({ pay: Math.floor(key / marks), mark: key % marks, count });
  };
  small.forEach(push);
  for (const [key, count] of large) push(count, key);
  return outcomes;
}

export function cycleOf(groups: readonly Group[]): number {
  return groups.reduce((cycle, group) => cycle * weightOf(group), 1);
}

function weightOf(group: Group): number {
  return group.reduce((sum, { weight }) => sum + weight, 0);
}

/**
 * What all combinations pay together, in hundredths: a sum over what a line can show, which never
 * looks at a whole screen. The counting above must give the same.
 */
export function linesSum(table: LineTable, groups: readonly Group[]): number {
  const size = table.symbols.length;
  const reels = table.lines[0]!.length;
  let sum = 0;
  for (const rows of table.lines) {
    const visit = (group: number, first: number, tuple: number, weight: number): number => {
      const shown = groups[group];
      if (shown === undefined) return weight * table.pays[tuple]!;
      const digits = new Map<number, number>();
      for (const { columns, weight: own } of shown) {
        let digit = 0;
        columns.forEach((column, index) => {
          const reel = first + index;
          digit += column[rows[reel]!]! * size ** (reels - 1 - reel);
        });
        digits.set(digit, (digits.get(digit) ?? 0) + own);
      }
      const next = first + shown[0]!.columns.length;
      let total = 0;
      for (const [digit, own] of digits) {
        total += visit(group + 1, next, tuple + digit, weight * own);
      }
      return total;
    };
    sum += visit(0, 0, 0, 1);
  }
  return sum;
}

/** How many combinations have each sum of marks. */
export function markCounts(groups: readonly Group[], marks: number): number[] {
  let counts = [1];
  for (const group of groups) {
    const next = Array.from({ length: marks }, () => 0);
    for (const { weight, mark } of group) {
      counts.forEach((count, sum) => {
        if (count > 0) next[sum + mark]! += count * weight;
      });
    }
    counts = next;
  }
  return counts;
}

/** For the distribution of a whole round: scatters that pay and begin free spins. */
export function spinTableOf(
  { cycle, outcomes }: Tally,
  read: (mark: number) => { readonly scatters: number; readonly bonusGrains: number },
): SpinTable {
  return {
    cycle,
    outcomes: outcomes.map(({ pay, mark, count }): SpinOutcome => {
      const { scatters, bonusGrains } = read(mark);
      const triggers = scatters >= 3;
      return {
        pay: pay + bonusGrains,
        triggers,
        scatters: triggers ? Math.min(scatters, 5) : 0,
        count,
      };
    }),
  };
}
