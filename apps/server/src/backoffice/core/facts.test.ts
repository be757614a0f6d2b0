// Protects: what an act found and what it left can be laid side by side, whatever shape it had.
import { expect, test } from "vitest";
import { differing, toFacts } from "./facts.ts";
import { limitOf, numberAfter, toPage } from "./keyset.ts";

test("inner values are flat, with their path for a name", () => {
  expect(toFacts({ isOpen: true, tiers: [{ rate: 5 }], note: null, name: "a" })).toEqual({
    isOpen: "true",
    "tiers.0.rate": "5",
    note: "",
    name: "a",
  });
  expect(toFacts(7)).toEqual({ value: "7" });
});

test("only what differs is left, on both sides", () => {
  expect(differing({ a: "1", b: "2", c: "3" }, { a: "1", b: "4", d: "5" })).toEqual({
    before: { b: "2", c: "3" },
    after: { b: "4", d: "5" },
  });
});

test("a page is cut from one row more, and its cursor is its last row", () => {
  const how = { show: (row: number) => row, keyOf: String };
  expect(toPage([9, 8, 7], 2, how)).toEqual({ list: [9, 8], next: "8" });
  expect(toPage([9, 8], 2, how)).toEqual({ list: [9, 8], next: null });
  expect([limitOf(undefined), limitOf(0), limitOf(5_000)]).toEqual([50, 1, 100]);
  expect([numberAfter("12"), numberAfter("x"), numberAfter(undefined)]).toEqual([12, null, null]);
});
