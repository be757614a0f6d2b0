/**
 * Every combination of stops of a stage, counted. Independent of the closed form: it looks at
 * whole windows, which the closed form never does, and both must give the same fraction.
 */
import { type CompiledSlot, REELS, ROWS, type StageName } from "../slots/definition.ts";
import { at, countScatters, expandWilds, linePay, reelAt, scatterPay } from "../slots/evaluate.ts";

/** How many of all combinations give this. */
export interface SpinOutcome {
  /** Line bets that lines and scatters pay together. */
  readonly pay: number;
  readonly triggers: boolean;
  /** Three or more scatters: how many, else 0. */
  readonly scatters: number;
  readonly count: number;
}

export interface SpinTable {
  readonly cycle: number;
  readonly outcomes: readonly SpinOutcome[];
}

/** What each line pays for each five symbols, so that the inner loop only looks up. */
export interface FastSpin {
  readonly strips: readonly (readonly number[])[];
  /** Line bets that the window at these stops pays, scatters included. */
  payAt(stops: readonly number[]): number;
  scattersAt(stops: readonly number[]): number;
}

/** Symbol tuples to pays: the first reel's symbol is the most significant digit. */
export function lineTable(slot: CompiledSlot): Int32Array {
  const size = slot.symbols.length;
  const table = new Int32Array(size ** REELS);
  const tuple = [0, 0, 0, 0, 0];
  for (let index = 0; index < table.length; index += 1) {
    let rest = index;
    for (let reel = REELS - 1; reel >= 0; reel -= 1) {
      tuple[reel] = rest % size;
      rest = Math.floor(rest / size);
    }
    table[index] = linePay(slot, tuple);
  }
  return table;
}

/** digits[reel][stop * ROWS + row]: the symbol shown there, shifted to its reel's digit. */
function digitsOf(slot: CompiledSlot, stage: StageName): Int32Array[] {
  const size = slot.symbols.length;
  return slot.strips[stage].map((strip, reel) => {
    const digits = new Int32Array(strip.length * ROWS);
    strip.forEach((_, stop) => {
      at(expandWilds(slot, [reelAt(strip, stop)]), 0).forEach((symbol, row) => {
        digits[stop * ROWS + row] = symbol * size ** (REELS - 1 - reel);
      });
    });
    return digits;
  });
}

function scatterDigits(slot: CompiledSlot, stage: StageName): Int32Array[] {
  return slot.strips[stage].map((strip) =>
    Int32Array.from(strip, (_, stop) => countScatters(slot, [reelAt(strip, stop)])),
  );
}

export function createFastSpin(slot: CompiledSlot, stage: StageName): FastSpin {
  const table = lineTable(slot);
  const digits = digitsOf(slot, stage);
  const scatters = scatterDigits(slot, stage);
  const lines = slot.definition.lines;
  const scattersAt = (stops: readonly number[]): number => {
    let count = 0;
    for (let reel = 0; reel < REELS; reel += 1) count += scatters[reel]![stops[reel]!]!;
    return count;
  };
  return {
    strips: slot.strips[stage],
    scattersAt,
    payAt(stops) {
      let pay = scatterPay(slot, scattersAt(stops));
      for (const line of lines) {
        let index = 0;
        for (let reel = 0; reel < REELS; reel += 1) {
          index += digits[reel]![stops[reel]! * ROWS + line[reel]!]!;
        }
        pay += table[index]!;
      }
      return pay;
    },
  };
}

/** Walks all stops; about ten million a second and more. */
export function enumerateStage(slot: CompiledSlot, stage: StageName): SpinTable {
  const table = lineTable(slot);
  const digits = digitsOf(slot, stage) as FiveArrays;
  const scatters = scatterDigits(slot, stage) as FiveArrays;
  const lengths = slot.strips[stage].map((strip) => strip.length);
  const lines = slot.definition.lines;
  const rows = Array.from({ length: REELS }, (_, reel) =>
    Int32Array.from(lines, (line) => at(line, reel)),
  ) as FiveArrays;
  const tally = new Tally(slot);
  const front = new Int32Array(lines.length);
  const walkBack = (frontScatters: number): void => {
    for (let d = 0; d < lengths[3]!; d += 1) {
      for (let e = 0; e < lengths[4]!; e += 1) {
        let pay = 0;
        for (let line = 0; line < front.length; line += 1) {
          pay +=
            table[
              front[line]! +
                digits[3][d * ROWS + rows[3][line]!]! +
                digits[4][e * ROWS + rows[4][line]!]!
            ]!;
        }
        tally.add(pay, frontScatters + scatters[3][d]! + scatters[4][e]!);
      }
    }
  };
  for (let a = 0; a < lengths[0]!; a += 1) {
    for (let b = 0; b < lengths[1]!; b += 1) {
      for (let c = 0; c < lengths[2]!; c += 1) {
        for (let line = 0; line < front.length; line += 1) {
          front[line] =
            digits[0][a * ROWS + rows[0][line]!]! +
            digits[1][b * ROWS + rows[1][line]!]! +
            digits[2][c * ROWS + rows[2][line]!]!;
        }
        walkBack(scatters[0][a]! + scatters[1][b]! + scatters[2][c]!);
      }
    }
  }
  return {
    cycle: lengths.reduce((product, length) => product * length, 1),
    outcomes: tally.outcomes(),
  };
}

type FiveArrays = [Int32Array, Int32Array, Int32Array, Int32Array, Int32Array];

/** Counts by (line pay, scatters): small pays in an array, the rare large ones in a map. */
class Tally {
  readonly #slot: CompiledSlot;
  readonly #small = new Float64Array(TALLY_SMALL * (REELS + 1));
  readonly #large = new Map<number, number>();

  constructor(slot: CompiledSlot) {
    this.#slot = slot;
  }

  add(linePays: number, scatters: number): void {
    const key = linePays * (REELS + 1) + scatters;
    if (linePays < TALLY_SMALL) this.#small[key]! += 1;
    else this.#large.set(key, (this.#large.get(key) ?? 0) + 1);
  }

  outcomes(): SpinOutcome[] {
    const list: SpinOutcome[] = [];
    const push = (key: number, count: number): void => {
      const scatters = key % (REELS + 1);
      const pay = Math.floor(key / (REELS + 1)) + scatterPay(this.#slot, scatters);
      const triggers = scatters >= 3;
      list.push({ pay, triggers, scatters: triggers ? scatters : 0, count });
    };
    this.#small.forEach((count, key) => {
      if (count > 0) push(key, count);
    });
    for (const [key, count] of this.#large) push(key, count);
    return list;
  }
}

const TALLY_SMALL = 4_096;
