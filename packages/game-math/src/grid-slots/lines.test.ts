// Protects: a line pays what its symbols are worth, told or not, whatever the first symbol is.
import { expect, test } from "vitest";
import { createLineTable, lineWinsOf, payLines, runRule } from "./lines.ts";
import { createScreen } from "./screen.ts";
import type { GridScreen } from "./screens.ts";

const shape: GridScreen = {
  reels: 5,
  rowsMin: 1,
  rowsMax: 1,
  lines: [[0, 0, 0, 0, 0]],
  pays: "line",
  symbols: [
    { id: "moon", role: "scatter" },
    { id: "wild", role: "wild" },
    { id: "a", role: "pays" },
  ],
};
const [WILD, A] = [1, 2];
const rule = runRule(shape.symbols, { least: 3, pays: { a: [5, 20, 70] } });

test("wilds without a prize of their own pay nothing by themselves", () => {
  expect(rule([WILD, WILD, WILD, WILD, WILD])).toBeNull();
  expect(rule([WILD, WILD, WILD, WILD, A])).toMatchObject({ symbol: "a", pay: 70 });
});

test("a full line pays where nothing begins with the first symbol, told as many times as it is", () => {
  const table = createLineTable(shape, rule);
  const screen = createScreen(shape);
  expect([
    payLines(table, screen, 1),
    lineWinsOf(table, screen, { count: 1, multiplier: 10 }),
  ]).toEqual([0, []]);
  screen.cells.fill(A);
  expect(payLines(table, screen, 1)).toBe(70);
  expect(lineWinsOf(table, screen, { count: 1, multiplier: 10 })).toMatchObject([
    { symbol: "a", count: 5, multiplier: 10, winHundredths: 700 },
  ]);
});
