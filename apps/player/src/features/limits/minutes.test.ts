/** Hours and minutes become one number, and a bar is never longer than its limit. */
import { expect, test } from "vitest";
import { parseMinutes, usedPercent } from "./minutes.ts";

test("an empty field counts as none, and nothing at all is no limit", () => {
  expect(parseMinutes("2", "30")).toBe(150);
  expect(parseMinutes("", "45")).toBe(45);
  expect(parseMinutes("3", "")).toBe(180);
  expect(parseMinutes("", "")).toBeNull();
  expect(parseMinutes("0", "0")).toBeNull();
  expect(parseMinutes("1.5", "")).toBeNull();
});

test("what is used beyond a lowered limit still fills the bar once", () => {
  expect(usedPercent(0, 10_000)).toBe(0);
  expect(usedPercent(2_500, 10_000)).toBe(25);
  expect(usedPercent(8_500, 7_000)).toBe(100);
});

test("a bar is as long as what is used, to the nearest hundredth, and full where nothing may be", () => {
  expect([usedPercent(0, 0), usedPercent(5, 0)]).toEqual([100, 100]);
  expect([usedPercent(0, 1), usedPercent(2, 3), usedPercent(9_900, 10_000)]).toEqual([0, 67, 99]);
});
