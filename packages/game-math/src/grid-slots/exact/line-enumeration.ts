/**
 * Every combination of stops of a five-reel slot with lines, counted one by one: what the lines
 * pay, apart for each number of special symbols on the screen. Reels are looked up as windows; of
 * the lines, only those whose first three symbols can still pay are followed further.
 */
import type { LineTable } from "../lines.ts";
import type { Strips } from "../screen.ts";

/** Of all combinations with so many special symbols. */
export interface LineMoments {
  count: number;
  /** Hundredths, summed and squared. */
  sum: number;
  squares: number;
  /** Combinations whose lines pay anything, and those whose lines pay more than the stake. */
  paid: number;
  hits: number;
}

export interface LineEnumeration {
  readonly cycle: number;
  /** By the number of special symbols shown. */
  readonly bySpecials: readonly LineMoments[];
  readonly largest: number;
}

const REELS = 5;
/** In hundredths. */
const STAKE = 100;

/** digits[reel][line * stops + stop]: the symbol on the line, shifted to its reel's digit. */
export function lineDigits(table: LineTable, strips: Strips): Int32Array[] {
  const size = table.symbols.length;
  return strips.map((strip, reel) => {
    const power = size ** (REELS - 1 - reel);
    const digits = new Int32Array(table.lines.length * strip.length);
    table.lines.forEach((rows, line) => {
      for (let stop = 0; stop < strip.length; stop += 1) {
        const symbol = strip[(stop + rows[reel]!) % strip.length]!;
        digits[line * strip.length + stop] = symbol * power;
      }
    });
    return digits;
  });
}

function specialsAt(strip: Uint8Array, rows: number, special: number): Uint8Array {
  return Uint8Array.from(strip, (_, stop) => {
    let count = 0;
    for (let row = 0; row < rows; row += 1) {
      if (strip[(stop + row) % strip.length] === special) count += 1;
    }
    return count;
  });
}

/** The lines that are followed into the last two reels. */
interface Front {
  length: number;
  readonly tuples: Int32Array;
  readonly lines: Int32Array;
}

class Walk {
  readonly #table: LineTable;
  readonly #strips: Strips;
  readonly #digits: Int32Array[];
  readonly #alive: Uint8Array;
  readonly #front: Front;
  readonly #specials: Uint8Array[];
  readonly #partial: Int32Array;
  readonly counts = new Float64Array(REELS * 7 + 1);
  readonly sums = new Float64Array(REELS * 7 + 1);
  readonly squares = new Float64Array(REELS * 7 + 1);
  readonly paid = new Float64Array(REELS * 7 + 1);
  readonly hits = new Float64Array(REELS * 7 + 1);
  largest = 0;

  constructor(table: LineTable, strips: Strips, special: { rows: number; symbol: number }) {
    this.#table = table;
    this.#strips = strips;
    this.#digits = lineDigits(table, strips);
    this.#alive = table.alive;
    const lines = table.lines.length;
    this.#front = { length: 0, tuples: new Int32Array(lines), lines: new Int32Array(lines) };
    this.#partial = new Int32Array(lines);
    this.#specials = strips.map((strip) => specialsAt(strip, special.rows, special.symbol));
  }

  run(): void {
    const [first, second, third] = this.#strips as [Uint8Array, Uint8Array, Uint8Array];
    const [one, two, three] = this.#specials as [Uint8Array, Uint8Array, Uint8Array];
    for (let a = 0; a < first.length; a += 1) {
      for (let b = 0; b < second.length; b += 1) {
        for (let c = 0; c < third.length; c += 1) {
          this.#follow(a, b, c);
          this.#walkBack(one[a]! + two[b]! + three[c]!);
        }
      }
    }
  }

  #follow(a: number, b: number, c: number): void {
    const front = this.#front;
    const [zero, one, two] = this.#digits as [Int32Array, Int32Array, Int32Array];
    const rest = this.#table.symbols.length ** 2;
    const lines = this.#table.lines.length;
    const [n0, n1, n2] = [
      this.#strips[0]!.length,
      this.#strips[1]!.length,
      this.#strips[2]!.length,
    ];
    front.length = 0;
    for (let line = 0; line < lines; line += 1) {
      const tuple = zero[line * n0 + a]! + one[line * n1 + b]! + two[line * n2 + c]!;
      if (this.#alive[tuple / rest] === 0) continue;
      front.tuples[front.length] = tuple;
      front.lines[front.length] = line;
      front.length += 1;
    }
  }

  #walkBack(specials: number): void {
    const { length, tuples, lines } = this.#front;
    const { pays } = this.#table;
    const partial = this.#partial;
    const [fourth, fifth] = [this.#digits[3]!, this.#digits[4]!];
    const [four, five] = [this.#specials[3]!, this.#specials[4]!];
    for (let d = 0; d < four.length; d += 1) {
      for (let index = 0; index < length; index += 1) {
        partial[index] = tuples[index]! + fourth[lines[index]! * four.length + d]!;
      }
      for (let e = 0; e < five.length; e += 1) {
        let pay = 0;
        for (let index = 0; index < length; index += 1) {
          pay += pays[partial[index]! + fifth[lines[index]! * five.length + e]!]!;
        }
        const shown = specials + four[d]! + five[e]!;
        this.counts[shown]! += 1;
        if (pay === 0) continue;
        this.sums[shown]! += pay;
        this.squares[shown]! += pay * pay;
        this.paid[shown]! += 1;
        if (pay > STAKE) this.hits[shown]! += 1;
        if (pay > this.largest) this.largest = pay;
      }
    }
  }
}

export function enumerateLines(
  table: LineTable,
  strips: Strips,
  special: { readonly rows: number; readonly symbol: number },
): LineEnumeration {
  const walk = new Walk(table, strips, special);
  walk.run();
  return {
    cycle: strips.reduce((product, strip) => product * strip.length, 1),
    bySpecials: Array.from(walk.counts, (count, shown) => ({
      count,
      sum: walk.sums[shown]!,
      squares: walk.squares[shown]!,
      paid: walk.paid[shown]!,
      hits: walk.hits[shown]!,
    })),
    largest: walk.largest,
  };
}
