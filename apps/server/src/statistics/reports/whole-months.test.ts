// Protects: a report over whole months counts each day once, whether by month or by day.
import { expect, test } from "vitest";
import { wholeMonths } from "./whole-months.ts";

test.each([
  ["2026-01-01", "2026-12-31", { first: "2026-01-01", after: "2027-01-01" }],
  ["2025-11-24", "2026-11-22", { first: "2025-12-01", after: "2026-11-01" }],
  ["2026-02-01", "2026-02-28", { first: "2026-02-01", after: "2026-03-01" }],
  ["2028-02-01", "2028-02-28", null],
  ["2026-02-02", "2026-03-30", null],
  ["2026-02-02", "2026-03-31", { first: "2026-03-01", after: "2026-04-01" }],
  ["2026-11-22", "2026-11-22", null],
])("from %s to %s", (from, to, months) => {
  expect(wholeMonths(from, to)).toEqual(months);
});
