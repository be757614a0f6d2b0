// Protects: a screen of falling symbols pays to its last cell and no further, whatever symbol
// stands first: what wins is told in order, and that alone vanishes.
import { describe, expect, test } from "vitest";
import type { GridWin } from "@tucano/contract/events/grid-slots.ts";
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import { payAroundWilds, payOverMarks } from "./clusters.ts";
import { payAnywhere, payWays } from "./evaluators.ts";
import { createScreen, indexOfSymbol, type Screen } from "./screen.ts";
import { type GridScreen, paying } from "./screens.ts";
import type { Evaluator } from "./spins/cascade-spin.ts";

const shapeOf = (pays: GridScreen["pays"], reels: number, rows: number): GridScreen => ({
  reels,
  rowsMin: 1,
  rowsMax: rows,
  lines: [],
  pays,
  symbols: [...paying("a", "b"), { id: "pearl", role: "scatter" }, { id: "wild", role: "wild" }],
});

/** All cells, reel by reel from the top. */
function screenOf(shape: GridScreen, cells: string): Screen {
  const screen = createScreen(shape);
  screen.cells.set(cells.split(" ").map((id) => indexOfSymbol(shape.symbols, id)));
  return screen;
}

/** All that it pays, each win as "how many of what: for how much", and which cells vanish. */
function paid(evaluator: Evaluator, screen: Screen, multiplier: number) {
  const wins: GridWin[] = [];
  const total = evaluator.evaluate(screen, multiplier, wins);
  const told = wins.map(({ count, symbol, winHundredths }) => `${count}${symbol}:${winHundredths}`);
  return [total, told.join(" "), screen.removed.join("")];
}

test.each([
  ["a full screen", "a a a a", 40, "4a:120", "1111"],
  ["two of each", "b a a b", 15, "2a:30 2b:15", "1111"],
  ["one too few", "a b pearl pearl", 0, "", "0000"],
])("anywhere: %s", (_name, cells, ...expected) => {
  const shape = shapeOf("anywhere", 2, 2);
  const evaluator = payAnywhere(shape, { counts: [2, 4], pays: { a: [10, 40], b: [5, 20] } });
  expect(paid(evaluator, screenOf(shape, cells), 3)).toEqual(expected);
});

describe("Clusters", () => {
  const shape = shapeOf("cluster", 2, 3);
  const pays = { counts: [1, 2, 5], pays: { a: [1, 10, 100], b: [2, 20, 200] } };
  const clusters = () => payOverMarks(shape, pays, { spotMax: 2 });

  test.each([
    ["every cell by itself", "a b a b a b", 9, "1a:3 1b:6 1a:3 1b:6 1a:3 1b:6", "111111"],
    ["round a corner, and back to the left", "b a b b b b", 201, "5b:600 1a:3", "111111"],
    ["pearls do not pay", "pearl a a pearl pearl b", 12, "2a:30 1b:6", "011001"],
  ])("%s", (_name, cells, ...expected) => {
    expect(paid(clusters(), screenOf(shape, cells), 3)).toEqual(expected);
  });

  test("a mark is told while it grows, and not at its limit", () => {
    const evaluator = clusters();
    const screen = screenOf(shape, "pearl pearl pearl pearl pearl a");
    const told = [1, 2, 3].map(() => {
      const book: RoundEvent[] = [];
      evaluator.evaluate(screen, 1, null);
      evaluator.settle?.(screen, book);
      return book;
    });
    const markOf = (multiplier: number) => [
      { type: "gridSpots", spots: [{ reel: 1, row: 2, multiplier }] },
    ];
    expect(told).toEqual([markOf(1), markOf(2), []]);
  });
});

describe("Clusters around wilds", () => {
  const shape: GridScreen = {
    ...shapeOf("cluster", 2, 3),
    symbols: [
      { id: "bud", role: "wild" },
      { id: "bloom", role: "wild", multiplier: 5 },
      { id: "pearl", role: "scatter" },
      ...paying("a", "b"),
    ],
  };
  const pays = { counts: [2, 4], pays: { a: [10, 100], b: [20, 200] } };

  test.each([
    ["a wild counts and multiplies", "a bloom pearl pearl pearl pearl", 50, "2a:50", "110000"],
    ["two add up", "a bud pearl bloom pearl pearl", 60, "3a:60", "100100"],
    ["one serves two clusters", "a bloom b pearl pearl pearl", 150, "2a:50 2b:100", "111000"],
    ["wilds alone pay nothing", "bud bloom bud bloom bud bloom", 0, "", "000000"],
    ["nor do they reach over pearls", "a pearl bloom pearl pearl b", 100, "2b:100", "001001"],
  ])("%s", (_name, cells, ...expected) => {
    const evaluator = payAroundWilds(shape, pays);
    expect(paid(evaluator, screenOf(shape, cells), 1)).toEqual(expected);
  });

  test("what took part grows and stays, the last of wilds goes, and others wait", () => {
    const evaluator = payAroundWilds(shape, pays);
    const screen = screenOf(shape, "a bud pearl bloom pearl bud");
    const book: RoundEvent[] = [];
    evaluator.evaluate(screen, 1, null);
    evaluator.settle?.(screen, book);
    expect(book).toEqual([{ type: "gridGrow", cells: [{ reel: 0, row: 1, symbol: "bloom" }] }]);
    expect([screen.removed.join(""), screen.cells[1], screen.cells[5]]).toEqual(["100100", 1, 0]);
    screen.removed.fill(0);
    screen.cells.fill(2);
    expect(evaluator.evaluate(screen, 1, null)).toBe(0);
    evaluator.settle?.(screen, book);
    expect(book, "nothing grows that has not won").toHaveLength(1);
  });

  test("wilds stay in the free spins, and nothing else does", () => {
    expect([...(payAroundWilds(shape, pays).stays ?? [])]).toEqual([1, 1, 0, 0, 0]);
  });
});

test("ways: nothing below a short reel vanishes, nor on the reels after the win", () => {
  const shape = shapeOf("ways", 3, 2);
  const screen = screenOf(shape, "a a a wild b pearl");
  screen.rows[0] = 1;
  const evaluator = payWays(shape, { least: 2, pays: { a: [10, 100] } });
  expect(paid(evaluator, screen, 3)).toEqual([20, "2a:60", "101100"]);
});
