// Protects: what is published of a bet follows exactly from every way it can end.
import { describe, expect, test } from "vitest";
import { deviationOf, figuresOfOutcomes, hitOrMiss, oneInOf, percentOf } from "./outcomes.ts";
import { rational } from "./rational.ts";

describe("Of sixteen tickets that pay nothing, half, all or four times the stake", () => {
  const figures = figuresOfOutcomes([
    { winHundredths: 0, weight: 7n },
    { winHundredths: 50, weight: 4n },
    { winHundredths: 100, weight: 2n },
    { winHundredths: 400, weight: 2n },
    { winHundredths: 400, weight: 1n },
  ]);

  test("returns 16 of 16 units, and its variance is the mean of squares less one", () => {
    expect(figures.rtp).toEqual(rational(1n));
    // (4 · 0.25 + 2 · 1 + 3 · 16) / 16 - 1
    expect(figures.variance).toEqual(rational(35n, 16n));
  });

  test("pays in nine of sixteen, and more than the stake in three", () => {
    expect(figures.paidRate).toEqual(rational(9n, 16n));
    expect(figures.hitRate).toEqual(rational(3n, 16n));
  });

  test("pays four times at most, by both ways that lead there", () => {
    expect(figures.maxHundredths).toBe(400);
    expect(figures.maxChance).toEqual(rational(3n, 16n));
  });
});

test("a ticket that never pays has no win, all of the time", () => {
  const figures = figuresOfOutcomes([{ winHundredths: 0, weight: 3n }]);
  expect(figures.maxHundredths).toBe(0);
  expect(figures.maxChance).toEqual(rational(1n));
  expect(figures.paidRate).toEqual(rational(0n));
});

test("a centavo is paid, and a centavo above the stake is a hit", () => {
  const figures = figuresOfOutcomes([
    { winHundredths: 1, weight: 1n },
    { winHundredths: 101, weight: 1n },
  ]);
  expect(figures.paidRate).toEqual(rational(1n));
  expect(figures.hitRate).toEqual(rational(1n, 2n));
});

test("all or nothing is two ways to end", () => {
  expect(hitOrMiss(rational(3n, 10n), 330)).toEqual([
    { winHundredths: 0, weight: 7n },
    { winHundredths: 330, weight: 3n },
  ]);
});

test("a share is told in percent, rounded half up", () => {
  expect(percentOf(rational(1n, 3n))).toBe("33.33");
  expect(percentOf(rational(2n, 3n))).toBe("66.67");
  expect(percentOf(rational(1n), 0)).toBe("100");
});

test.each([
  [1n, 13_983_816n, "13983816"],
  [2n, 401n, "201"],
  [2n, 201n, "101"],
  [1n, 100n, "100"],
  [2n, 199n, "99.5"],
  [3n, 100n, "33.3"],
  [1n, 20n, "20"],
  [1n, 1n, "1"],
])("%i in %i is one in %s", (times, of, words) => {
  expect(oneInOf(rational(times, of))).toBe(words);
});

test.each([
  [4n, "2.000000"],
  [2n, "1.414214"],
  [3n, "1.732051"],
])("the root of %i with six places is %s", (variance, words) => {
  expect(deviationOf(rational(variance))).toBe(words);
});
