/**
 * Ways on strips, exactly: every combination of stops of both stages is counted, and the free spins
 * are followed spin by spin as sums of independent wins. The mean has a closed form beside it,
 * since reels are independent of each other: it shares nothing with the counting.
 */
import {
  boughtMean,
  featureMean,
  outcomeOfFeature,
  outcomeOfRound,
  type SpinMean,
  type SpinOutcome,
  type SpinTable,
} from "./distribution.ts";
import { PLAIN_SPIN, type Played } from "../modes.ts";
import type { Outcome } from "../outcome.ts";
import type { Strips } from "../screen.ts";
import type { WaysSlot } from "../spins/ways-spin.ts";

const ROWS = 3;
const REELS = 5;
/** Hundredths in the unit that pays are multiples of. */
const GRAIN = 5;

type Stage = "base" | "free";

/** counts[reel][stop * symbols + symbol]: ways on that reel. */
function windowCounts({ table }: WaysSlot, strips: Strips): Uint8Array[] {
  const size = table.wildWays.length;
  return strips.map((strip) => {
    const counts = new Uint8Array(strip.length * size);
    for (let stop = 0; stop < strip.length; stop += 1) {
      for (let row = 0; row < ROWS; row += 1) {
        const shown = strip[(stop + row) % strip.length]!;
        const wild = table.wildWays[shown]!;
        if (wild === 0) counts[stop * size + shown]! += 1;
        else for (const any of table.paying) counts[stop * size + any]! += wild;
      }
    }
    return counts;
  });
}

/** Counts outcomes by pay (in grains, the cap and above as one) and scatters. */
class Tally {
  readonly counts: Float64Array;
  readonly #cap: number;

  constructor(cap: number) {
    this.#cap = cap;
    this.counts = new Float64Array((cap + 1) * (REELS + 1));
  }

  add(pay: number, scatters: number): void {
    this.counts[Math.min(pay, this.#cap) * (REELS + 1) + scatters]! += 1;
  }
}

/** Symbols that have reached the third reel, with their ways there. */
interface Front {
  length: number;
  readonly symbols: Int32Array;
  readonly ways: Int32Array;
}

function enumerateWays(slot: WaysSlot, stage: Stage): SpinTable {
  const strips = slot.strips[stage];
  const counts = windowCounts(slot, strips);
  const size = slot.table.wildWays.length;
  const lengths = strips.map((strip) => strip.length);
  const cap = (slot.definition.maxWinMultiplier * 100) / GRAIN;
  const tally = new Tally(cap);
  const front: Front = { length: 0, symbols: new Int32Array(size), ways: new Int32Array(size) };
  const pays = Int32Array.from(slot.table.pays.flat(), (pay) => pay / GRAIN);
  const [zero, one, two] = counts as [Uint8Array, Uint8Array, Uint8Array];
  /** Symbols that three windows share become the front; answers their scatters. */
  const meet = (a: number, b: number, c: number): number => {
    front.length = 0;
    for (let symbol = 0; symbol < size; symbol += 1) {
      const ways = zero[a + symbol]! * one[b + symbol]! * two[c + symbol]!;
      if (ways === 0 || symbol === slot.scatter) continue;
      front.symbols[front.length] = symbol;
      front.ways[front.length] = ways;
      front.length += 1;
    }
    return zero[a + slot.scatter]! + one[b + slot.scatter]! + two[c + slot.scatter]!;
  };
  const walkBack = createWalkBack(slot, { counts, lengths, pays, tally });
  for (let a = 0; a < lengths[0]!; a += 1) {
    for (let b = 0; b < lengths[1]!; b += 1) {
      for (let c = 0; c < lengths[2]!; c += 1) {
        const scatters = meet(a * size, b * size, c * size);
        walkBack(front, scatters);
      }
    }
  }
  const cycle = lengths.reduce((product, length) => product * length, 1);
  return { cycle, outcomes: outcomesOf(slot, tally) };
}

function createWalkBack(
  { scatter, table }: WaysSlot,
  walk: { counts: Uint8Array[]; lengths: number[]; pays: Int32Array; tally: Tally },
): (front: Front, scatters: number) => void {
  const size = table.wildWays.length;
  const { lengths, pays, tally } = walk;
  const [three, four] = [walk.counts[3]!, walk.counts[4]!];
  return ({ length, symbols, ways }, scatters) => {
    for (let d = 0; d < lengths[3]!; d += 1) {
      for (let e = 0; e < lengths[4]!; e += 1) {
        let pay = 0;
        for (let index = 0; index < length; index += 1) {
          const symbol = symbols[index]!;
          const fourth = three[d * size + symbol]!;
          const fifth = four[e * size + symbol]!;
          const run = fourth === 0 ? 3 : fifth === 0 ? 4 : 5;
          const times = fourth === 0 ? 1 : fifth === 0 ? fourth : fourth * fifth;
          pay += pays[symbol * (REELS + 1) + run]! * ways[index]! * times;
        }
        tally.add(pay, scatters + three[d * size + scatter]! + four[e * size + scatter]!);
      }
    }
  };
}

/** One strip shows a scatter at most once: no more than five. */
function outcomesOf({ definition }: WaysSlot, { counts }: Tally): SpinOutcome[] {
  const outcomes: SpinOutcome[] = [];
  counts.forEach((count, key) => {
    if (count === 0) return;
    const shown = key % (REELS + 1);
    const triggers = shown >= 3;
    const scatterPay = triggers ? definition.scatterPays[shown - 3]! / GRAIN : 0;
    const pay = Math.floor(key / (REELS + 1)) + scatterPay;
    outcomes.push({ pay, triggers, scatters: triggers ? shown : 0, count });
  });
  return outcomes;
}

/** In stakes of a plain spin, whatever the way of playing costs. */
export function exactWays(
  slot: WaysSlot,
  { units, spins: bought }: Played = PLAIN_SPIN,
): Outcome & { readonly cycle: number } {
  const { maxWinMultiplier, spins, retriggerSpins, spinsMax } = slot.definition;
  const multiplier = { from: 1, step: 0, to: 1 };
  const of = {
    freeSpins: { spins, retriggerSpins, spinsMax, multiplier },
    maxWinMultiplier,
    grains: 100 / GRAIN,
  };
  const free = enumerateWays(slot, "free");
  if (bought !== null) return outcomeOfFeature(of, free, { spins: bought, units });
  return outcomeOfRound(of, { base: enumerateWays(slot, "base"), free }, units);
}

/** What a spin pays on average, in units: means of reels multiply, as reels are independent. */
function spinMean(slot: WaysSlot, stage: Stage): SpinMean {
  const { table, definition } = slot;
  const size = table.wildWays.length;
  const counts = windowCounts(slot, slot.strips[stage]);
  const scatters = scatterChances(slot, stage);
  let pay = 0;
  for (const symbol of table.paying) {
    let ways = 1;
    for (let reel = 0; reel < REELS; reel += 1) {
      const shown = counts[reel]!.filter((_, index) => index % size === symbol);
      const missing = shown.filter((count) => count === 0).length / shown.length;
      pay += ways * missing * table.pays[symbol]![reel]!;
      ways *= shown.reduce((sum, count) => sum + count, 0) / shown.length;
    }
    pay += ways * table.pays[symbol]![REELS]!;
  }
  definition.scatterPays.forEach((prize, index) => (pay += prize * scatters[index + 3]!));
  return { pay: pay / 100, scatters };
}

/** Chance of so many scatters on the screen. */
function scatterChances(slot: WaysSlot, stage: Stage): number[] {
  let chances = [1, 0, 0, 0, 0, 0];
  for (const strip of slot.strips[stage]) {
    const one = (strip.filter((symbol) => symbol === slot.scatter).length * ROWS) / strip.length;
    chances = chances.map((chance, count) => chance * (1 - one) + (chances[count - 1] ?? 0) * one);
  }
  return chances;
}

/** What a round returns before the cap, in stakes of a plain spin: closed form. */
export function waysReturn(slot: WaysSlot, { spins: bought }: Played = PLAIN_SPIN): number {
  const { spins, retriggerSpins, spinsMax } = slot.definition;
  const freeSpins = { spins, retriggerSpins, spinsMax, multiplier: { from: 1, step: 0, to: 1 } };
  const base = spinMean(slot, "base");
  const free = spinMean(slot, "free");
  if (bought !== null) return boughtMean(freeSpins, free, bought);
  return base.pay + featureMean(freeSpins, { base, free });
}
