// Protects: ways are counted and shown as one path after the other is, at any height of the reels.
import fc from "fast-check";
import { expect, test } from "vitest";
import { createScreen, indexOfSymbol, type Screen } from "./screen.ts";
import { shapeOf } from "../fixtures/shape-of.ts";
import type { GridScreen } from "./screens.ts";
import { createWaysTable, findWays, waysWinOf } from "./ways.ts";

const shape: GridScreen = {
  reels: 4,
  rowsMin: 1,
  rowsMax: 3,
  lines: [],
  pays: "ways",
  symbols: [
    { id: "wild", role: "wild" },
    { id: "double", role: "wild", multiplier: 2 },
    { id: "moon", role: "scatter" },
    { id: "a", role: "pays" },
    { id: "b", role: "pays" },
    { id: "c", role: "pays" },
  ],
};
const pays: Readonly<Record<string, readonly number[]>> = { a: [5, 20], b: [0, 7], c: [1, 3] };
const LEAST = 3;

function screenOf(columns: readonly (readonly string[])[]): Screen {
  const screen = createScreen(shape);
  // What lies below a reel's end is left from before, and counts for nothing.
  screen.cells.fill(indexOfSymbol(shape.symbols, "a"));
  columns.forEach((column, reel) => {
    screen.rows[reel] = column.length;
    column.forEach((id, row) => {
      screen.cells[reel * shape.rowsMax + row] = indexOfSymbol(shape.symbols, id);
    });
  });
  return screen;
}

const timesOf = (shown: string, id: string): number =>
  shown === id || shown === "wild" ? 1 : shown === "double" ? 2 : 0;

/** Walks every path from the left by itself, as long as it goes on. */
function naiveWays(columns: readonly (readonly string[])[], id: string) {
  const walk = (reel: number): { readonly reels: number; readonly ways: number } => {
    const next = columns[reel]?.filter((shown) => timesOf(shown, id) > 0) ?? [];
    if (next.length === 0) return { reels: reel, ways: 1 };
    const paths = next.map((shown) => ({ times: timesOf(shown, id), ...walk(reel + 1) }));
    const ways = paths.reduce((sum, path) => sum + path.times * path.ways, 0);
    return { reels: paths[0]?.reels ?? 0, ways };
  };
  return walk(0);
}

test("all ways, reel by reel, each as often as its wilds count", () => {
  const anyColumn = fc.array(fc.constantFrom(...shape.symbols.map(({ id }) => id)), {
    minLength: 1,
    maxLength: 3,
  });
  const anyScreen = fc.tuple(anyColumn, anyColumn, anyColumn, anyColumn);
  const table = createWaysTable(shape, { least: LEAST, pays });
  fc.assert(
    fc.property(anyScreen, (columns) => {
      const screen = screenOf(columns);
      const expected = ["a", "b", "c"].flatMap((id) => {
        const { reels, ways } = naiveWays(columns, id);
        const pay = pays[id]?.[reels - LEAST] ?? 0;
        if (pay === 0) return [];
        const cells = columns
          .slice(0, reels)
          .flatMap((column, reel) =>
            column.flatMap((shown, row) => (timesOf(shown, id) > 0 ? [{ reel, row }] : [])),
          );
        return [{ symbol: id, cells, count: reels, ways, winHundredths: 4 * pay * ways }];
      });
      const told = findWays(table, screen).map((win) =>
        waysWinOf(table, screen, { win, multiplier: 4 }),
      );
      const always = { kind: "ways", line: null, multiplier: 4 };
      expect(told).toEqual(expected.map((win) => ({ ...win, ...always })));
    }),
    { seed: 20_261_126, numRuns: 400 },
  );
});

test("a wild and a double are cells of the win they help to", () => {
  const table = createWaysTable(shape, { least: LEAST, pays });
  const screen = screenOf([["a"], ["wild", "moon"], ["double", "a", "b"], ["moon"]]);
  const [win, ...others] = findWays(table, screen);
  expect(others).toEqual([]);
  if (win === undefined) throw new Error("Three reels pay.");
  expect(win).toMatchObject({ reels: 3, ways: 3, pay: 15 });
  expect(waysWinOf(table, screen, { win, multiplier: 1 }).cells).toEqual([
    { reel: 0, row: 0 },
    { reel: 1, row: 0 },
    { reel: 2, row: 0 },
    { reel: 2, row: 1 },
  ]);
});

test("only what pays is counted, and every symbol has a pay for each number of reels", () => {
  const table = createWaysTable(shape, { least: LEAST, pays });
  expect(table.paying).toEqual(["a", "b", "c"].map((id) => indexOfSymbol(shape.symbols, id)));
  const nothing = [0, 0, 0, 0, 0];
  const paid = [nothing.with(3, 5).with(4, 20), nothing.with(4, 7), nothing.with(3, 1).with(4, 3)];
  expect(table.pays).toEqual([nothing, nothing, nothing, ...paid]);
});

test("no pay is given to a symbol that the screen does not have", () => {
  const least = 3;
  expect(() =>
    createWaysTable(shapeOf("boto-encantado"), { least, pays: { nobody: [1] } }),
  ).toThrow('No symbol "nobody".');
});
