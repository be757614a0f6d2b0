/**
 * A control for simulations: something that happens in the paid spin, and whose chance is known
 * exactly. Enough scatters on the first screen are the best one: whether features come carries most
 * of a round's spread, and how often they come need not be guessed from the sample.
 */
import type { Strips, Weighted } from "./screen.ts";

export interface Control {
  readonly chance: number;
  /** In the paid spin that was played last. */
  happened(): boolean;
}

/** Chances of 0, 1, 2, … symbols on a reel. */
type Counts = readonly number[];

/** That all reels together show at least so many. */
export function chanceOfLeast(reels: readonly Counts[], least: number): number {
  let chances: readonly number[] = [1];
  for (const reel of reels) {
    const next = Array.from({ length: chances.length + reel.length - 1 }, () => 0);
    chances.forEach((chance, shown) => {
      reel.forEach((more, count) => (next[shown + count]! += chance * more));
    });
    chances = next;
  }
  return chances.slice(least).reduce((sum, chance) => sum + chance, 0);
}

/** On reels that stop on strips. */
export function countsOnStrips(strips: Strips, symbol: number, rows: number): Counts[] {
  return strips.map((strip) => {
    const counts = Array.from({ length: rows + 1 }, () => 0);
    for (let stop = 0; stop < strip.length; stop += 1) {
      let shown = 0;
      for (let row = 0; row < rows; row += 1) {
        if (strip[(stop + row) % strip.length] === symbol) shown += 1;
      }
      counts[shown]! += 1 / strip.length;
    }
    return counts;
  });
}

/** On reels whose cells are filled one by one; `heights`: each of a reel as often as it comes. */
export function countsOfCells(
  weighted: readonly Weighted[],
  symbol: number,
  heights: readonly Uint8Array[],
): Counts[] {
  return weighted.map((table, reel) => {
    const own = heights[reel]!;
    const one = table.filter((each) => each === symbol).length / table.length;
    const counts = Array.from({ length: Math.max(...own) + 1 }, () => 0);
    for (const height of own) {
      let chances = [1];
      for (let cell = 0; cell < height; cell += 1) {
        chances = [...chances, 0].map(
          (chance, shown) => chance * (1 - one) + (chances[shown - 1] ?? 0) * one,
        );
      }
      chances.forEach((chance, shown) => (counts[shown]! += chance / own.length));
    }
    return counts;
  });
}
