// Protects: ways to choose are counted exactly, and there are none to choose more than there are.
import { expect, test } from "vitest";
import { choose } from "./combinations.ts";

test("is Pascal's triangle", () => {
  let row = [1n];
  for (let from = 0; from <= 30; from += 1) {
    expect(row.map((_, count) => choose(from, count))).toEqual(row);
    expect([choose(from, -1), choose(from, from + 1), choose(from, from + 2)]).toEqual([
      0n,
      0n,
      0n,
    ]);
    row = [1n, ...row.map((each, index) => each + (row[index + 1] ?? 0n))];
  }
  expect(choose(60, 6)).toBe(50_063_860n);
});
