/**
 * A game's return as an exact fraction, in closed form. Reels stop independently and evenly, so
 *  - a line's expected pay is a sum over five-symbol tuples, weighted by how many stops of each
 *    reel show the symbol in the line's row;
 *  - the number of scatters is the convolution of each reel's count over its windows;
 *  - the feature is a Markov chain over (spins played, spins awarded). Whether spin n happens
 *    depends only on earlier spins, so its expected win does not depend on how it was reached.
 * The cap on a round's win is *not* in these figures: distribution.ts computes what it cuts off.
 */
import { plus, type Rational, rational, times } from "../rational.ts";
import { type CompiledSlot, REELS, ROWS, type StageName } from "./definition.ts";
import { at, countScatters, expandWilds, linePay, reelAt, scatterPay } from "./evaluate.ts";
import { multiplierOfSpin } from "./play.ts";

/** Expectations of one spin of a stage, in line bets. */
export interface SpinMean {
  readonly lines: Rational;
  readonly scatters: Rational;
}

/** Exact parts of the return, before the cap. 1 is the whole stake. */
export interface ExactReturn {
  readonly baseLines: Rational;
  readonly baseScatters: Rational;
  readonly feature: Rational;
  readonly total: Rational;
  /** Probability that a base spin starts the feature. */
  readonly featureRate: Rational;
  /** Expected number of free spins once it has started. */
  readonly featureSpins: Rational;
}

export function exactReturn(slot: CompiledSlot): ExactReturn {
  const lineCount = rational(1, slot.definition.lines.length);
  const base = spinMean(slot, "base");
  const free = spinMean(slot, "free");
  const trigger = scatterCounts(slot, "base");
  const retrigger = atLeastThree(scatterCounts(slot, "free"));
  const freeMean = times(plus(free.lines, free.scatters), lineCount);
  let feature = rational(0);
  let spins = rational(0);
  for (let count = 3; count <= REELS; count += 1) {
    const given = at(slot.definition.freeSpins.spins, count - 3);
    const occurring = spinProbabilities(slot, given, retrigger);
    occurring.forEach((probability, index) => {
      const weight = times(at(trigger, count), probability);
      const multiplier = rational(multiplierOfSpin(slot, index + 1));
      spins = plus(spins, weight);
      feature = plus(feature, times(times(weight, multiplier), freeMean));
    });
  }
  const baseLines = times(base.lines, lineCount);
  const baseScatters = times(base.scatters, lineCount);
  const featureRate = atLeastThree(trigger);
  return {
    baseLines,
    baseScatters,
    feature,
    total: plus(plus(baseLines, baseScatters), feature),
    featureRate,
    featureSpins: times(spins, inverse(featureRate)),
  };
}

export function spinMean(slot: CompiledSlot, stage: StageName): SpinMean {
  const counts = scatterCounts(slot, stage);
  let scatters = rational(0);
  counts.forEach((probability, count) => {
    scatters = plus(scatters, times(probability, rational(scatterPay(slot, count))));
  });
  return { lines: meanLinePay(slot, stage), scatters };
}

function inverse(value: Rational): Rational {
  return rational(value.denominator, value.numerator);
}

function atLeastThree(counts: readonly Rational[]): Rational {
  return counts.slice(3).reduce(plus, rational(0));
}

/** probabilities[n - 1]: that the feature's n-th free spin happens. */
export function spinProbabilities(
  slot: CompiledSlot,
  given: number,
  retrigger: Rational,
): Rational[] {
  const { retriggerSpins, spinsMax } = slot.definition.freeSpins;
  const plain = rational(retrigger.denominator - retrigger.numerator, retrigger.denominator);
  const probabilities: Rational[] = [];
  let awards = new Map<number, Rational>([[given, rational(1)]]);
  for (let spin = 1; spin <= spinsMax; spin += 1) {
    let happens = rational(0);
    const next = new Map<number, Rational>();
    for (const [awarded, probability] of awards) {
      if (awarded < spin) continue;
      happens = plus(happens, probability);
      const more = Math.min(awarded + retriggerSpins, spinsMax);
      addTo(next, awarded, times(probability, plain));
      addTo(next, more, times(probability, retrigger));
    }
    probabilities.push(happens);
    awards = next;
  }
  return probabilities;
}

function addTo(map: Map<number, Rational>, key: number, probability: Rational): void {
  map.set(key, plus(map.get(key) ?? rational(0), probability));
}

/** probabilities[k]: that exactly k scatters are on the screen. */
export function scatterCounts(slot: CompiledSlot, stage: StageName): Rational[] {
  let total: Rational[] = [rational(1)];
  for (let reel = 0; reel < REELS; reel += 1) {
    const windows = reelWindows(slot, stage, reel);
    const next = Array.from({ length: total.length + ROWS }, () => rational(0));
    for (const window of windows) {
      const count = countScatters(slot, [window]);
      total.forEach((probability, sum) => {
        const one = times(probability, rational(1, windows.length));
        next[sum + count] = plus(at(next, sum + count), one);
      });
    }
    total = next;
  }
  while (total.length > REELS + 1 && at(total, total.length - 1).numerator === 0n) total.pop();
  if (total.length > REELS + 1) throw new RangeError("More scatters than reels are possible.");
  return total;
}

/** Each reel's windows, one a stop. */
function reelWindows(slot: CompiledSlot, stage: StageName, reel: number): number[][] {
  const strip = at(slot.strips[stage], reel);
  return strip.map((_, stop) => reelAt(strip, stop));
}

/** counts[reel][row][symbol]: at how many stops the row shows the symbol, wilds expanded. */
function rowCounts(slot: CompiledSlot, stage: StageName): number[][][] {
  return Array.from({ length: REELS }, (_, reel) => {
    const rows = Array.from({ length: ROWS }, () => slot.symbols.map(() => 0));
    for (const window of expandWilds(slot, reelWindows(slot, stage, reel))) {
      window.forEach((symbol, row) => {
        const counts = at(rows, row);
        counts[symbol] = at(counts, symbol) + 1;
      });
    }
    return rows;
  });
}

/** Expected pay of all lines of one spin, in line bets. */
function meanLinePay(slot: CompiledSlot, stage: StageName): Rational {
  const counts = rowCounts(slot, stage);
  const stops = slot.strips[stage].reduce((product, strip) => product * strip.length, 1);
  const known = new Map<string, bigint>();
  let sum = 0n;
  for (const line of slot.definition.lines) {
    const onLine = line.map((row, reel) => at(at(counts, reel), row));
    const key = onLine.join("|");
    const pay = known.get(key) ?? weighLine(slot, onLine);
    known.set(key, pay);
    sum += pay;
  }
  return rational(sum, BigInt(stops));
}

/** The sum over all five-symbol tuples of pay x number of stops that show the tuple. */
function weighLine(slot: CompiledSlot, counts: readonly (readonly number[])[]): bigint {
  let sum = 0n;
  const tuple: number[] = [];
  const visit = (reel: number, weight: number): void => {
    if (reel === REELS) {
      const pay = linePay(slot, tuple);
      if (pay > 0) sum += BigInt(weight) * BigInt(pay);
      return;
    }
    at(counts, reel).forEach((count, symbol) => {
      if (count === 0) return;
      tuple[reel] = symbol;
      visit(reel + 1, weight * count);
    });
  };
  visit(0, 1);
  return sum;
}
