/**
 * Lines with free spins, exactly: every combination of stops of both stages is counted, and the
 * free spins are followed spin by spin. The mean has a closed form beside it, a sum over what a
 * line can show: it never looks at a whole screen, which is all that the counting does.
 */
import type { Outcome } from "../outcome.ts";
import { createScreen, showReel } from "../screen.ts";
import { expandWilds, type LineSlot } from "../spins/line-spin.ts";
import {
  featureMean,
  outcomeOfRound,
  type SpinMean,
  type SpinOutcome,
  type SpinTable,
} from "./distribution.ts";

const ROWS = 3;
const REELS = 5;

type Stage = "base" | "free";

/** What a reel shows at each of its stops. */
interface ReelWindows {
  readonly stops: number;
  /** symbols[stop * ROWS + row], once wilds have filled their reel. */
  readonly symbols: Uint8Array;
  /** Scatters at each stop, before that. */
  readonly scatters: Uint8Array;
}

function windowsOf(slot: LineSlot, stage: Stage): ReelWindows[] {
  const screen = createScreen(slot.screen);
  return slot.strips[stage].map((strip, reel) => {
    const symbols = new Uint8Array(strip.length * ROWS);
    const scatters = new Uint8Array(strip.length);
    const shown = screen.cells.subarray(reel * ROWS, (reel + 1) * ROWS);
    for (let stop = 0; stop < strip.length; stop += 1) {
      showReel(screen, reel, { strip, stop });
      scatters[stop] = shown.filter((symbol) => symbol === slot.scatter).length;
      expandWilds(slot, screen);
      symbols.set(shown, stop * ROWS);
    }
    return { stops: strip.length, symbols, scatters };
  });
}

/** digits[reel][line * stops + stop]: the symbol on the line, shifted to its reel's digit. */
function digitsOf({ table }: LineSlot, windows: readonly ReelWindows[]): Int32Array[] {
  return windows.map(({ stops, symbols }, reel) => {
    const power = table.symbols.length ** (REELS - 1 - reel);
    const digits = new Int32Array(table.lines.length * stops);
    table.lines.forEach((rows, line) => {
      for (let stop = 0; stop < stops; stop += 1) {
        digits[line * stops + stop] = symbols[stop * ROWS + rows[reel]!]! * power;
      }
    });
    return digits;
  });
}

type Five<Value> = readonly [Value, Value, Value, Value, Value];

/** Walks all stops. Of the lines only those whose first three symbols can still pay go on. */
export function enumerateStage(slot: LineSlot, stage: Stage): SpinTable {
  const windows = windowsOf(slot, stage);
  const digits = digitsOf(slot, windows) as unknown as Five<Int32Array>;
  const [n1, n2, n3, n4, n5] = windows.map(({ stops }) => stops) as unknown as Five<number>;
  const scatters = windows.map((reel) => reel.scatters) as unknown as Five<Uint8Array>;
  const { pays, alive, lines, symbols } = slot.table;
  const rest = symbols.length ** 2;
  const tally = new Tally();
  const tuples = new Int32Array(lines.length);
  const front = new Int32Array(lines.length);
  const follow = (a: number, b: number, c: number): number => {
    let length = 0;
    for (let line = 0; line < lines.length; line += 1) {
      const tuple =
        digits[0][line * n1 + a]! + digits[1][line * n2 + b]! + digits[2][line * n3 + c]!;
      if (alive[tuple / rest] === 0) continue;
      tuples[length] = tuple;
      front[length] = line;
      length += 1;
    }
    return length;
  };
  const walkBack = (length: number, shown: number): void => {
    for (let d = 0; d < n4; d += 1) {
      for (let e = 0; e < n5; e += 1) {
        let pay = 0;
        for (let index = 0; index < length; index += 1) {
          const line = front[index]!;
          pay += pays[tuples[index]! + digits[3][line * n4 + d]! + digits[4][line * n5 + e]!]!;
        }
        tally.add(pay, shown + scatters[3][d]! + scatters[4][e]!);
      }
    }
  };
  for (let a = 0; a < n1; a += 1) {
    for (let b = 0; b < n2; b += 1) {
      for (let c = 0; c < n3; c += 1) {
        walkBack(follow(a, b, c), scatters[0][a]! + scatters[1][b]! + scatters[2][c]!);
      }
    }
  }
  return { cycle: n1 * n2 * n3 * n4 * n5, outcomes: tally.outcomes(slot) };
}

/** Counts by pay and scatters: small pays in an array, the rare large ones in a map. */
class Tally {
  readonly #small = new Float64Array(SMALL * (REELS + 1));
  readonly #large = new Map<number, number>();

  /** In hundredths. */
  add(pay: number, scatters: number): void {
    const key = pay * (REELS + 1) + scatters;
    if (pay < SMALL) this.#small[key]! += 1;
    else this.#large.set(key, (this.#large.get(key) ?? 0) + 1);
  }

  /** In bets on a line. */
  outcomes(slot: LineSlot): SpinOutcome[] {
    const grains = slot.table.lines.length;
    const outcomes: SpinOutcome[] = [];
    const push = (key: number, count: number): void => {
      const scatters = key % (REELS + 1);
      const triggers = scatters >= 3;
      const hundredths = Math.floor(key / (REELS + 1)) + scatterHundredths(slot, scatters);
      const pay = (hundredths * grains) / 100;
      outcomes.push({ pay, triggers, scatters: triggers ? scatters : 0, count });
    };
    this.#small.forEach((count, key) => {
      if (count > 0) push(key, count);
    });
    for (const [key, count] of this.#large) push(key, count);
    return outcomes;
  }
}

const SMALL = 16_384;

function scatterHundredths({ definition, scatter }: LineSlot, count: number): number {
  return count < 3 ? 0 : definition.symbols[scatter]!.pays[count - 3]! * 100;
}

export interface StageSums {
  /** What all combinations of stops pay together, scatters included: a whole number. */
  readonly hundredths: number;
  /** Combinations with 0 to 5 scatters. */
  readonly scatters: readonly number[];
  readonly cycle: number;
}

/** In closed form: reels stop independently, so a line shows each tuple so many times. */
export function stageSums(slot: LineSlot, stage: Stage): StageSums {
  const windows = windowsOf(slot, stage);
  const size = slot.table.symbols.length;
  let scatters = [1];
  for (const reel of windows) {
    const next = Array.from({ length: scatters.length + ROWS }, () => 0);
    for (const more of reel.scatters) {
      scatters.forEach((count, shown) => (next[shown + more]! += count));
    }
    scatters = next;
  }
  if (scatters.slice(REELS + 1).some((count) => count > 0)) {
    throw new RangeError("More scatters than reels are possible.");
  }
  scatters = scatters.slice(0, REELS + 1);
  let hundredths = 0;
  for (const rows of slot.table.lines) {
    const counts = windows.map(({ stops, symbols }, reel) => {
      const shown = Array.from({ length: size }, () => 0);
      for (let stop = 0; stop < stops; stop += 1) shown[symbols[stop * ROWS + rows[reel]!]!]! += 1;
      return shown;
    });
    hundredths += weighLine(slot.table.pays, counts);
  }
  scatters.forEach((count, shown) => (hundredths += count * scatterHundredths(slot, shown)));
  const cycle = windows.reduce((product, { stops }) => product * stops, 1);
  return { hundredths, scatters, cycle };
}

/** The sum over all that a line can show of its pay times the stops that show it. */
function weighLine(pays: Int32Array, counts: readonly (readonly number[])[]): number {
  const visit = (reel: number, tuple: number, weight: number): number => {
    const shown = counts[reel];
    if (shown === undefined) return weight * pays[tuple]!;
    let sum = 0;
    shown.forEach((count, symbol) => {
      if (count > 0) sum += visit(reel + 1, tuple * shown.length + symbol, weight * count);
    });
    return sum;
  };
  return visit(0, 0, 1);
}

function meanOf({ hundredths, scatters, cycle }: StageSums): SpinMean {
  return { pay: hundredths / cycle / 100, scatters: scatters.map((count) => count / cycle) };
}

/** The return before the cap, in stakes: closed form. */
export function freeLinesReturn(slot: LineSlot): number {
  const base = meanOf(stageSums(slot, "base"));
  const free = meanOf(stageSums(slot, "free"));
  return base.pay + featureMean(slot.definition.freeSpins, { base, free });
}

/** Both ways must agree to the last digit. */
function enumerateChecked(slot: LineSlot, stage: Stage): SpinTable {
  const table = enumerateStage(slot, stage);
  const grains = slot.table.lines.length;
  const sum = table.outcomes.reduce((total, { pay, count }) => total + pay * count, 0);
  if ((sum * 100) / grains !== stageSums(slot, stage).hundredths) {
    throw new Error(`Enumeration and closed form disagree (${stage}).`);
  }
  return table;
}

export function exactFreeLines(slot: LineSlot): Outcome & { readonly cycle: number } {
  const { freeSpins, maxWinMultiplier, lines } = slot.definition;
  return outcomeOfRound(
    { freeSpins, maxWinMultiplier, grains: lines.length },
    { base: enumerateChecked(slot, "base"), free: enumerateChecked(slot, "free") },
  );
}
