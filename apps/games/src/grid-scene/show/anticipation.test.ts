// Protects: no reel is waited for unless one more symbol would start a bonus by the rules.
import { describe, expect, test } from "vitest";
import { isAwaited, levelOf } from "./anticipation.ts";

const three = { symbol: "star", least: 3 };
const column = (...stars: readonly number[]): string[] =>
  Array.from({ length: 3 }, (_, row) => (stars.includes(row) ? "star" : "leaf"));
const awaitedReels = (columns: readonly string[][], awaited: typeof three | null) =>
  columns.flatMap((_, reel) => (isAwaited(columns, reel, awaited) ? [reel] : []));

describe("a reel that is waited for", () => {
  test("comes after exactly one symbol fewer than a bonus takes", () => {
    const columns = [column(0), column(), column(1), column(), column()];
    expect(awaitedReels(columns, three)).toEqual([3, 4]);
    expect(levelOf(columns, 3, three)).toBe(1);
    expect(levelOf(columns, 4, three)).toBe(2);
  });

  test("there is none while too few were seen, or once the bonus is certain", () => {
    expect(awaitedReels([column(0), column(), column(), column(), column()], three)).toEqual([]);
    const certain = [column(0), column(0), column(0), column(), column()];
    expect(awaitedReels(certain, three)).toEqual([2]);
  });

  test("six moons are not three scatters", () => {
    const columns = [column(0, 1), column(0), column(1, 2), column(), column()];
    expect(awaitedReels(columns, { symbol: "star", least: 6 })).toEqual([3, 4]);
  });

  test("a game whose reels start nothing never waits", () => {
    expect(awaitedReels([column(0), column(0), column()], null)).toEqual([]);
  });
});
