/**
 * When a reel is worth waiting for: the reels before it show exactly one symbol fewer than start a
 * bonus. It follows from what the server drew and from the published rule, so no wait promises
 * more than the rules do; and a game without such a rule never waits.
 */
import type { Columns } from "../grid-scene.ts";
import type { Awaited } from "../theme.ts";

export function isAwaited(columns: Columns, reel: number, awaited: Awaited | null): boolean {
  if (awaited === null) return false;
  return countOf(columns.slice(0, reel), awaited) === awaited.least - 1;
}

/** How many columns before this one were waited for, and this one. */
export function levelOf(columns: Columns, reel: number, awaited: Awaited | null): number {
  return columns.slice(0, reel + 1).filter((_, index) => isAwaited(columns, index, awaited)).length;
}

function countOf(columns: Columns, { symbol }: Awaited): number {
  return columns.flat().filter((id) => id === symbol).length;
}
