/** The ladder, exactly: lines by enumeration, the climb by a Markov chain over the rungs. */
import type { LadderDefinition, LadderSlot } from "../spins/ladder-spin.ts";
import { enumerateLines } from "./line-enumeration.ts";
import type { Outcome } from "../outcome.ts";

/** From a rung on, of the climbs that do not reach the top: coins to come and the prize. */
interface Climb {
  /** That the top is reached. */
  readonly top: number;
  /** Hundredths, weighted with the probability of not reaching it. */
  readonly mean: number;
  readonly square: number;
}

/** climbs[rung], solved from the top down; a segment of coins leads back to the same rung. */
export function climbsFrom({ jackpots, wheel }: LadderDefinition): Climb[] {
  const top = jackpots.at(-1)!.rung;
  const climbs: Climb[] = [];
  climbs[top] = { top: 1, mean: 0, square: 0 };
  const share = 1 / wheel.length;
  for (let rung = top - 1; rung >= 0; rung -= 1) {
    const prize = jackpots.findLast((each) => each.rung <= rung)?.winHundredths ?? 0;
    const sums = { top: 0, mean: 0, square: 0, stay: 0 };
    const coins: number[] = [];
    for (const segment of wheel) {
      if (segment.kind === "coins") {
        sums.stay += share;
        coins.push(segment.hundredths);
      } else if (segment.kind === "slip") {
        sums.mean += share * prize;
        sums.square += share * prize * prize;
      } else {
        const next = climbs[Math.min(rung + segment.steps, top)]!;
        sums.top += share * next.top;
        sums.mean += share * next.mean;
        sums.square += share * next.square;
      }
    }
    climbs[rung] = solve(sums, coins, share);
  }
  return climbs;
}

/** Coins c lead to c + V: their equations for chance, mean and square in turn. */
function solve(
  sums: {
    readonly top: number;
    readonly mean: number;
    readonly square: number;
    readonly stay: number;
  },
  coins: readonly number[],
  share: number,
): Climb {
  const moves = 1 - sums.stay;
  const top = sums.top / moves;
  const below = 1 - top;
  let mean = sums.mean;
  for (const coin of coins) mean += share * coin * below;
  mean /= moves;
  let square = sums.square;
  for (const coin of coins) square += share * (coin * coin * below + 2 * coin * mean);
  return { top, mean, square: square / moves };
}

export function exactLadder({ definition, table, strips, bonus }: LadderSlot): Outcome & {
  readonly cycle: number;
  readonly largestLines: number;
} {
  const { least, bonusPay, screen, maxWinMultiplier } = definition;
  const cap = maxWinMultiplier * 100;
  const lines = enumerateLines(table, strips, { rows: screen.rowsMax, symbol: bonus });
  const climb = climbsFrom(definition)[0]!;
  const below = 1 - climb.top;
  const sums = { mean: 0, square: 0, base: 0, hits: 0, paid: 0, feature: 0 };
  lines.bySpecials.forEach(({ count, sum, squares, hits, paid }, shown) => {
    if (count === 0) return;
    const probability = count / lines.cycle;
    if (shown < least) {
      sums.base += sum / lines.cycle;
      sums.mean += sum / lines.cycle;
      sums.square += squares / lines.cycle;
      sums.hits += hits / lines.cycle;
      sums.paid += paid / lines.cycle;
      return;
    }
    const mean = sum / count + bonusPay;
    const square = squares / count + 2 * (sum / count) * bonusPay + bonusPay * bonusPay;
    sums.base += probability * mean;
    sums.feature += probability;
    // The bonus alone is worth two stakes.
    sums.hits += probability;
    sums.paid += probability;
    sums.mean += probability * (mean * below + climb.mean + cap * climb.top);
    sums.square +=
      probability * (square * below + 2 * mean * climb.mean + climb.square + cap * cap * climb.top);
  });
  return {
    mean: sums.mean / 100,
    baseMean: sums.base / 100,
    featureMean: (sums.mean - sums.base) / 100,
    standardDeviation: Math.sqrt(sums.square - sums.mean * sums.mean) / 100,
    hitRate: sums.hits,
    paidRate: sums.paid,
    featureRate: sums.feature,
    maxWinRate: sums.feature * climb.top,
    cycle: lines.cycle,
    largestLines: lines.largest / 100,
  };
}
