// Protects: everybody sees the same ball at the same time, and none before its time.
import { expect, test } from "vitest";
import { quickPick } from "./chance.ts";
import { ballsOut, clockOf } from "./reveal.ts";

const reveal = { endsAtMs: 100_000, showMs: 20_000, firstMs: 1_000, ballMs: 500, count: 20 };

test("balls come out one after the other, from the first to the last", () => {
  expect(ballsOut(reveal, 70_000)).toBe(0);
  expect(ballsOut(reveal, 80_999)).toBe(0);
  expect(ballsOut(reveal, 81_000)).toBe(1);
  expect(ballsOut(reveal, 81_499)).toBe(1);
  expect(ballsOut(reveal, 81_500)).toBe(2);
  expect(ballsOut(reveal, 90_500)).toBe(20);
  expect(ballsOut(reveal, 999_999)).toBe(20);
});

test("the clock never shows less than nothing", () => {
  expect(clockOf(-5)).toBe("0:00");
  expect(clockOf(1)).toBe("0:01");
  expect(clockOf(245_000)).toBe("4:05");
});

test("a quick pick has so many different numbers of the board, ascending", () => {
  for (let turn = 0; turn < 200; turn += 1) {
    const picks = quickPick(6, 60);
    expect(new Set(picks).size).toBe(6);
    expect(picks).toEqual(picks.toSorted((a, b) => a - b));
    expect(Math.min(...picks)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...picks)).toBeLessThanOrEqual(60);
  }
});
