/** One slow answer does not make a slow line, and whole seconds make no wrong clock. */
import { expect, test } from "vitest";
import { clockOffsetOf, jitterOf, latencyOf, median, type Sample } from "./latency.ts";

const samples = (trips: readonly number[], aheadMs = 0): Sample[] =>
  trips.map((trip, index) => {
    const sentMs = 1_000_000 + index * 1_000;
    return { sentMs, answeredMs: sentMs + trip, serverMs: sentMs + trip / 2 - 500 - aheadMs };
  });

test("the middle of five", () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBe(0);
  expect(latencyOf(samples([40, 42, 41, 900, 39]))).toBe(41);
});

test("how far answers lie apart", () => {
  expect(jitterOf(samples([40, 44, 40, 44, 40]))).toBe(4);
  expect(jitterOf(samples([40]))).toBe(0);
});

test("how far the device's clock is ahead", () => {
  expect(clockOffsetOf(samples([40, 40, 40]))).toBe(0);
  expect(clockOffsetOf(samples([40, 40, 40], 90_000))).toBe(90_000);
  expect(clockOffsetOf([{ sentMs: 1, answeredMs: 2, serverMs: null }])).toBeNull();
});
