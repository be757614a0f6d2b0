// Protects: where nothing is won, or nobody listens, no win is told.
import { expect, test } from "vitest";
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import { openRound } from "./round.ts";
import { cellsOf, scatterWinOf, tellReveal, tellWins } from "./tell.ts";
import { createScreen } from "./screen.ts";
import { shapeOf } from "../fixtures/shape-of.ts";

const draws = { below: () => 0 };
const shape = shapeOf("rio-das-piranhas");

function shown() {
  const screen = createScreen(shape);
  // The second symbol lies beyond the end of a reel of two rows, too.
  screen.rows.set([2, 3, 2, 2, 2, 2]);
  screen.cells.fill(2);
  screen.cells.set([1, 3, 1], 0);
  screen.cells.set([4, 1, 1], 7);
  return screen;
}

test("a win is told with the sum of the round, and none is not", () => {
  const book: RoundEvent[] = [];
  const round = openRound(1_000, draws, book);
  round.total = 90;
  tellWins(round, { stage: "free", step: 2 }, { wins: [], winHundredths: 0 });
  expect(book).toEqual([]);
  tellWins(round, { stage: "free", step: 2 }, { wins: [], winHundredths: 1 });
  expect(book).toEqual([
    { type: "gridWins", stage: "free", step: 2, wins: [], winHundredths: 1, totalHundredths: 90 },
  ]);
});

test("without a book neither screens nor wins are told", () => {
  const round = openRound(1_000, draws, null);
  const told = { stage: "base", spin: 0, stops: [] } as const;
  expect(() => tellReveal(round, shown(), shape.symbols, { ...told, stops: [] })).not.toThrow();
  const win = { wins: [], winHundredths: 50 };
  expect(() => tellWins(round, { stage: "base", step: 0 }, win)).not.toThrow();
});

test("a screen is told as high as its reels are", () => {
  const book: RoundEvent[] = [];
  const round = openRound(1_000, draws, book);
  tellReveal(round, shown(), shape.symbols, { stage: "base", spin: 0, stops: [] });
  const plain = ["piranha", "piranha"];
  expect(book).toEqual([
    {
      type: "gridReveal",
      stage: "base",
      spin: 0,
      columns: [
        ["redemoinho", "jacare"],
        ["pirarucu", "redemoinho", "redemoinho"],
        plain,
        plain,
        plain,
        plain,
      ],
      rows: [2, 3, 2, 2, 2, 2],
      stops: [],
    },
  ]);
});

test("scatters are shown where they lie, and pay the stake so many times", () => {
  const cells = [
    { reel: 0, row: 0 },
    { reel: 1, row: 1 },
    { reel: 1, row: 2 },
  ];
  expect(cellsOf(shown(), 1)).toEqual(cells);
  expect(scatterWinOf(shown(), { id: "redemoinho", symbol: 1, pay: 200 })).toEqual({
    kind: "scatter",
    symbol: "redemoinho",
    cells,
    count: 3,
    line: null,
    ways: 1,
    multiplier: 1,
    winHundredths: 200,
  });
});
