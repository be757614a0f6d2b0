/** How a game says in which ways somebody who works off a bonus would bet. */
import type { Way } from "./play-through.ts";

export interface Steered {
  readonly ways: readonly Way[];
  readonly edge: number;
  /** A choice that counts as much as any. */
  readonly choice: unknown;
}

export const at = (edge: number, ...backs: readonly number[]): Way[] =>
  backs.map((back) => ({ back, chance: (1 - edge) / back }));

/** One percent is kept whichever way, from the careful ones to the most that is ever paid. */
export const bold = (choice: unknown, most: number, ...careful: readonly number[]): Steered => ({
  ways: at(0.01, ...careful, ...[10, 100, 1_000].filter((back) => back < most), most),
  edge: 0.01,
  choice,
});
