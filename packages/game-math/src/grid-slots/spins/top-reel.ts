/**
 * A reel that lies over others: one cell above each of them, which counts as that reel's uppermost.
 * It has weights of its own; where its symbols vanish the others move to the left, and new ones
 * follow from the right.
 */
import type { Draws } from "../../draws.ts";
import { compileWeights, type Screen, type Weighted, type Weights } from "../screen.ts";
import type { GridScreen } from "../screens.ts";

export interface TopReelNumbers {
  /** How often each symbol comes. */
  readonly weights: { readonly base: Weights; readonly free: Weights };
  /** How often a reel below it has the least rows, one more, …, without the cell above. */
  readonly rowWeights: readonly number[];
}

export interface TopReel {
  /** The reels below it, neighbours from the left. */
  readonly reels: readonly number[];
  readonly weighted: Readonly<Record<"base" | "free", Weighted>>;
}

export function compileTopReel(
  { symbols, reels: count, topReel: reels = [] }: GridScreen,
  { weights }: TopReelNumbers,
): TopReel {
  const tableOf = (of: Weights): Weighted => compileWeights(symbols, of, count)[0]!;
  return { reels, weighted: { base: tableOf(weights.base), free: tableOf(weights.free) } };
}

/** Each of its cells, from the left. */
export function fillTop(
  { cells, stride }: Screen,
  reels: readonly number[],
  { table, draws }: { readonly table: Weighted; readonly draws: Draws },
): void {
  for (const reel of reels) cells[reel * stride] = table[draws.below(table.length)]!;
}

/** Closes the gaps of what is marked, and fills the rest. Answers the reels under what is new. */
export function slideTop(
  screen: Screen,
  reels: readonly number[],
  filling: { readonly table: Weighted; readonly draws: Draws },
): readonly number[] {
  const { cells, stride, removed } = screen;
  let kept = 0;
  for (const reel of reels) {
    if (removed[reel * stride] === 1) continue;
    cells[reels[kept]! * stride] = cells[reel * stride]!;
    kept += 1;
  }
  const fresh = reels.slice(kept);
  fillTop(screen, fresh, filling);
  return fresh;
}
