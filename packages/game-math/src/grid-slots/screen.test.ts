// Protects: each reel shows its own strip, and no symbol that the screen does not have.
import { expect, test } from "vitest";
import { shapeOf } from "../fixtures/shape-of.ts";
import { createScreen, indexOfSymbol, showReel } from "./screen.ts";

const shape = shapeOf("luar-do-sertao");

test("a symbol that the screen does not have is refused", () => {
  expect(indexOfSymbol(shape.symbols, "lua")).toBe(1);
  expect(() => indexOfSymbol(shape.symbols, "nobody")).toThrow('No symbol "nobody".');
});

test("a reel that stops leaves its neighbours as they are, and its strip wraps", () => {
  const screen = createScreen(shape);
  screen.cells.fill(9);
  showReel(screen, 1, { strip: Uint8Array.of(4, 5, 6, 7), stop: 3 });
  expect([...screen.cells.subarray(0, 9)]).toEqual([9, 9, 9, 7, 4, 5, 9, 9, 9]);
});
