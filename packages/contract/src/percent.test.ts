import { expect, test } from "vitest";
import { formatBasisPoints } from "./percent.ts";

test("hundredths of a percent are written with two places and no idle zeros", () => {
  expect([0, 5, 50, 150, 9603, 10_000].map(formatBasisPoints)).toEqual([
    "0.00",
    "0.05",
    "0.50",
    "1.50",
    "96.03",
    "100.00",
  ]);
});
