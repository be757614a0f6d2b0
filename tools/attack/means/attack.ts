/** What an attack is: what it does to a house from outside, and what must have held. */
import type { House } from "./house.ts";

export interface Verdict {
  /** What was done and seen, with its scale. */
  readonly seen: string;
  /** What did not hold. */
  readonly holes: readonly string[];
  /** Why it could not be driven here; then nothing was proved. */
  readonly skipped?: string;
}

export interface Attack {
  readonly name: string;
  /** What must hold. */
  readonly guards: string;
  /** How long it may take. Default: LIMIT_MS. */
  readonly limitMs?: number;
  run(house: House): Promise<Verdict>;
}

export const LIMIT_MS = 60_000;

export interface Look {
  /** Notes a hole unless it is true. */
  that(isTrue: boolean, hole: string): void;
  verdict(seen: string): Verdict;
}

export function look(): Look {
  const holes: string[] = [];
  return {
    that: (isTrue, hole) => {
      if (!isTrue) holes.push(hole);
    },
    verdict: (seen) => ({ seen, holes }),
  };
}

/** How often each was answered, as `3× 200, 1× 429`. */
export function tally(values: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${count}× ${value}`).join(", ");
}

/** Does it for each, so many at a time. */
export async function forEach<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const waiting = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of waiting) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
}

export const times = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index);
