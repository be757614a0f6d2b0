import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { layOut } from "../scene/layout.ts";
import { boxOf, fallOf, fitOf, giantStopOf, middleOf, uniqueCells } from "./board.ts";

const screen = { width: 375, height: 812, hudHeight: 190, reelCount: 6, rowCount: 5 };

describe("the cells of a grid", () => {
  test("cells of a reel fill its window from edge to edge, however many there are", () => {
    const layout = layOut(screen);
    for (const rows of [2, 3, 4, 5, 6, 7]) {
      const boxes = Array.from({ length: rows }, (_, row) =>
        boxOf(layout, { rows, isFilling: true }, { reel: 2, row }),
      );
      const last = boxes.at(-1);
      expect((boxes[0]?.y ?? 0) - (boxes[0]?.height ?? 0) / 2).toBeCloseTo(layout.reels.y);
      expect((last?.y ?? 0) + (last?.height ?? 0) / 2).toBeCloseTo(
        layout.reels.y + layout.reels.height,
      );
    }
  });

  test("a picture fills a cell of a reel that changes, but is not torn out of its form", () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 90 }), fc.integer({ min: 30, max: 300 }), (w, h) => {
        const { edge, stretch } = fitOf(w, h, true);
        const square = fitOf(w, h, false);
        expect(square).toEqual({ edge: Math.min(w, h), stretch: 1 });
        expect(edge).toBeLessThanOrEqual(w);
        expect(edge * stretch).toBeLessThanOrEqual(h + 1e-9);
        expect(edge * edge * stretch).toBeGreaterThanOrEqual(square.edge ** 2 - 1e-9);
        expect(stretch).toBeLessThan(1.63);
        expect(stretch).toBeGreaterThan(0.85);
      }),
      { seed: 7 },
    );
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
