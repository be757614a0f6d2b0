/** Hold and win, exactly: lines by enumeration, moons by a Markov chain over the held cells. */
import type { HoldDefinition, HoldSlot } from "../spins/hold-spin.ts";
import { enumerateLines, type LineMoments } from "./line-enumeration.ts";
import type { Outcome } from "../outcome.ts";

function binomial(n: number, k: number, p: number): number {
  let ways = 1;
  for (let index = 0; index < k; index += 1) ways = (ways * (n - index)) / (index + 1);
  return ways * p ** k * (1 - p) ** (n - k);
}

/** chances[from][to]: that a hold which begins with `from` moons ends with `to` of them. */
export function finalMoons({ screen, respins, moonOneIn }: HoldDefinition): Float64Array[] {
  const cells = screen.reels * screen.rowsMax;
  const chances = Array.from({ length: cells + 1 }, () => new Float64Array(cells + 1));
  chances[cells]![cells] = 1;
  for (let from = cells - 1; from >= 0; from -= 1) {
    const free = cells - from;
    const nothing = (1 - 1 / moonOneIn) ** free;
    // All respins in a row bring nothing, or the first that brings something starts them anew.
    chances[from]![from] = nothing ** respins;
    const reached = (1 - nothing ** respins) / (1 - nothing);
    for (let landed = 1; landed <= free; landed += 1) {
      const step = reached * binomial(free, landed, 1 / moonOneIn);
      chances[from + landed]!.forEach((chance, to) => (chances[from]![to]! += step * chance));
    }
  }
  return chances;
}

function valueMoments({ values }: HoldDefinition): { mean: number; variance: number } {
  const total = values.reduce((sum, { weight }) => sum + weight, 0);
  const mean = values.reduce((sum, { hundredths, weight }) => sum + hundredths * weight, 0) / total;
  const square =
    values.reduce((sum, { hundredths, weight }) => sum + hundredths ** 2 * weight, 0) / total;
  return { mean, variance: square - mean * mean };
}

export function exactHold({ definition, table, strips, moon }: HoldSlot): Outcome & {
  readonly cycle: number;
  readonly largestLines: number;
  readonly moonsMean: number;
} {
  const { least, screen, maxWinMultiplier } = definition;
  const cap = maxWinMultiplier * 100;
  const lines = enumerateLines(table, strips, { rows: screen.rowsMax, symbol: moon });
  const chances = finalMoons(definition);
  const value = valueMoments(definition);
  const sums = { mean: 0, square: 0, base: 0, hits: 0, paid: 0, feature: 0, max: 0, moons: 0 };
  lines.bySpecials.forEach((moments, moons) => {
    const probability = moments.count / lines.cycle;
    if (moments.count === 0) return;
    const line = meansOf(moments);
    sums.base += probability * line.mean;
    if (moons < least) {
      sums.mean += probability * line.mean;
      sums.square += probability * line.square;
      sums.hits += moments.hits / lines.cycle;
      sums.paid += moments.paid / lines.cycle;
      return;
    }
    // Moons are worth more than the stake however small they are.
    sums.hits += probability;
    sums.paid += probability;
    sums.feature += probability;
    chances[moons]!.forEach((chance, held) => {
      const weight = probability * chance;
      sums.moons += weight * held;
      if (held === chances.length - 1) {
        sums.max += weight;
        sums.mean += weight * cap;
        sums.square += weight * cap * cap;
        return;
      }
      const moonMean = held * value.mean;
      const moonSquare = held * value.variance + moonMean * moonMean;
      sums.mean += weight * (line.mean + moonMean);
      sums.square += weight * (line.square + 2 * line.mean * moonMean + moonSquare);
    });
  });
  return {
    mean: sums.mean / 100,
    baseMean: sums.base / 100,
    featureMean: (sums.mean - sums.base) / 100,
    standardDeviation: Math.sqrt(sums.square - sums.mean * sums.mean) / 100,
    hitRate: sums.hits,
    paidRate: sums.paid,
    featureRate: sums.feature,
    maxWinRate: sums.max,
    cycle: lines.cycle,
    largestLines: lines.largest / 100,
    moonsMean: sums.moons / sums.feature,
  };
}

function meansOf({ count, sum, squares }: LineMoments): { mean: number; square: number } {
  return { mean: sum / count, square: squares / count };
}
