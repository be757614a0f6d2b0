/**
 * Spins of five reels with lines by the million: nothing but stops drawn and pays looked up. For
 * each pair of stops of the first two reels stands a list of the lines that can still pay; most
 * often it is empty, and only what is on it is followed further.
 */
import type { Draws } from "../../draws.ts";
import { lineDigits } from "../exact/line-enumeration.ts";
import type { LineTable } from "../lines.ts";
import type { Strips } from "../screen.ts";

export interface SpunLines {
  readonly spins: number;
  /** Hundredths, summed and squared. */
  readonly sum: number;
  readonly squares: number;
  readonly hits: number;
}

export interface LineSpinner {
  /** Hundredths at these stops. */
  payAt(stops: readonly number[]): number;
  spin(draws: Draws, spins: number): SpunLines;
}

interface Pairs {
  /** Where the list of each pair of stops begins; one more than there are pairs. */
  readonly starts: Int32Array;
  readonly lines: Int32Array;
  /** The first two symbols' digits. */
  readonly tuples: Int32Array;
}

/** The digits of the first two symbols where they leave something to win. */
function alivePairs({ symbols, pays }: LineTable): ReadonlySet<number> {
  const rest = symbols.length ** 3;
  const alive = new Set<number>();
  pays.forEach((pay, tuple) => {
    if (pay > 0) alive.add(tuple - (tuple % rest));
  });
  return alive;
}

function pairsOf(table: LineTable, strips: Strips, digits: readonly Int32Array[]): Pairs {
  const [first, second] = [strips[0]!.length, strips[1]!.length];
  const alive = alivePairs(table);
  const starts = [0];
  const lines: number[] = [];
  const tuples: number[] = [];
  for (let a = 0; a < first; a += 1) {
    for (let b = 0; b < second; b += 1) {
      for (let line = 0; line < table.lines.length; line += 1) {
        const tuple = digits[0]![line * first + a]! + digits[1]![line * second + b]!;
        if (!alive.has(tuple)) continue;
        lines.push(line);
        tuples.push(tuple);
      }
      starts.push(lines.length);
    }
  }
  return {
    starts: Int32Array.from(starts),
    lines: Int32Array.from(lines),
    tuples: Int32Array.from(tuples),
  };
}

export function createLineSpinner(table: LineTable, strips: Strips): LineSpinner {
  const digits = lineDigits(table, strips);
  const { starts, lines, tuples } = pairsOf(table, strips, digits);
  const { pays } = table;
  const [, , three, four, five] = digits as [
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  const [n1, n2, n3, n4, n5] = strips.map((strip) => strip.length) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return {
    payAt(stops) {
      const [a, b, c, d, e] = stops as [number, number, number, number, number];
      let pay = 0;
      for (let index = starts[a * n2 + b]!; index < starts[a * n2 + b + 1]!; index += 1) {
        const line = lines[index]!;
        const back = three[line * n3 + c]! + four[line * n4 + d]! + five[line * n5 + e]!;
        pay += pays[tuples[index]! + back]!;
      }
      return pay;
    },
    spin(draws, spins) {
      let sum = 0;
      let squares = 0;
      let hits = 0;
      for (let spun = 0; spun < spins; spun += 1) {
        // Two draws are enough: each combination of stops is as likely as every other.
        const pair = draws.below(n1 * n2);
        const stops = draws.below(n3 * n4 * n5);
        const end = starts[pair + 1]!;
        let index = starts[pair]!;
        if (index === end) continue;
        const c = (stops / (n4 * n5)) | 0;
        const rest = stops - c * n4 * n5;
        const d = (rest / n5) | 0;
        const e = rest - d * n5;
        let pay = 0;
        for (; index < end; index += 1) {
          const line = lines[index]!;
          const back = three[line * n3 + c]! + four[line * n4 + d]! + five[line * n5 + e]!;
          pay += pays[tuples[index]! + back]!;
        }
        if (pay === 0) continue;
        sum += pay;
        squares += pay * pay;
        hits += 1;
      }
      return { spins, sum, squares, hits };
    },
  };
}
