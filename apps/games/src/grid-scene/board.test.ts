import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { layOut } from "../scene/layout.ts";
import { boxOf, fallOf, giantStopOf, middleOf, uniqueCells } from "./board.ts";

const screen = { width: 375, height: 812, hudHeight: 190, reelCount: 6, rowCount: 5 };

describe("the cells of a grid", () => {
  test("cells of a reel fill its window from edge to edge, however many there are", () => {
    const layout = layOut(screen);
    for (const rows of [2, 3, 4, 5, 6, 7]) {
      const boxes = Array.from({ length: rows }, (_, row) => boxOf(layout, rows, { reel: 2, row }));
      const last = boxes.at(-1);
      expect((boxes[0]?.y ?? 0) - (boxes[0]?.height ?? 0) / 2).toBeCloseTo(layout.reels.y);
      expect((last?.y ?? 0) + (last?.height ?? 0) / 2).toBeCloseTo(
        layout.reels.y + layout.reels.height,
      );
    }
  });

  test("what stays falls in its order and never upwards; the rest is new", () => {
    const column = fc
      .integer({ min: 1, max: 7 })
      .chain((rows) =>
        fc.tuple(fc.constant(rows), fc.uniqueArray(fc.integer({ min: 0, max: rows - 1 }))),
      );
    fc.assert(
      fc.property(column, ([rows, removed]) => {
        const from = fallOf(rows, removed);
        expect(from).toHaveLength(rows);
        expect(from).toEqual(from.toSorted((one, other) => one - other));
        expect(from.filter((row) => row < 0)).toHaveLength(removed.length);
        for (const [row, old] of from.entries()) expect(old).toBeLessThanOrEqual(row);
        for (const row of removed) expect(from).not.toContain(row);
      }),
      { seed: 7 },
    );
  });

  test("an amount is written on a cell that won", () => {
    const cells = [
      { reel: 0, row: 0 },
      { reel: 1, row: 2 },
      { reel: 2, row: 1 },
      { reel: 1, row: 2 },
    ];
    expect(cells).toContainEqual(middleOf(cells));
    expect(uniqueCells(cells)).toHaveLength(3);
  });
});

test("a giant ends where the cells show another one", () => {
  const stop = (...column: string[]) => giantStopOf([1, 2, 3], column);
  expect(stop("boi", "boi", "boi")).toEqual({ reels: [1, 2, 3], symbols: ["boi", "boi"], part: 0 });
  expect(stop("boi", "boi", "flor")).toMatchObject({ symbols: ["boi", "flor"], part: 1 - 2 / 3 });
  expect(stop("boi", "flor", "flor")).toMatchObject({ symbols: ["boi", "flor"], part: 1 - 1 / 3 });
});
