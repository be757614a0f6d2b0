/** Quick picks: chosen on the player's device. They change nothing about what a ticket returns. */
import type { Draws } from "@tucano/game-math/draws.ts";

const RANGE = 2 ** 32;

/** All equally likely: values that would cause a bias are discarded. */
function below(limit: number): number {
  const fair = RANGE - (RANGE % limit);
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (value < fair) return value % limit;
  }
}

export const deviceDraws: Draws = { below };

/** This many different numbers from 1 on, ascending. */
export function quickPick(count: number, numbers: number): number[] {
  const left = Array.from({ length: numbers }, (_, index) => index + 1);
  const picks = Array.from({ length: count }, () => left.splice(below(left.length), 1)[0] ?? 1);
  return picks.toSorted((a, b) => a - b);
}
