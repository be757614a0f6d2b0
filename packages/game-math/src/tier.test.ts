// Protects: a win is celebrated by its size, and none below its stake.
import { expect, test } from "vitest";
import { tierOf } from "./tier.ts";

test.each([
  [0, "none"],
  [1, "return"],
  [100, "return"],
  [101, "win"],
  [1_499, "win"],
  [1_500, "big"],
  [4_999, "big"],
  [5_000, "mega"],
  [19_999, "mega"],
  [20_000, "epic"],
])("%i hundredths of the stake: %s", (winHundredths, tier) => {
  expect(tierOf(winHundredths)).toBe(tier);
});
