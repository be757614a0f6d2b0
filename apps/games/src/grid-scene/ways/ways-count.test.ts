// Protects: the number on the cabinet is the number of ways in which the screen can pay.
import { expect, test } from "vitest";
import { waysOf } from "./ways-count.ts";

test("each choice of one cell a reel is a way; a reel that is still empty takes none away", () => {
  expect(waysOf([7, 7, 7, 7, 7, 7])).toBe(117_649);
  expect(waysOf([2, 3, 4])).toBe(24);
  expect(waysOf([2, 0, 4])).toBe(8);
  expect(waysOf([])).toBe(1);
});
