// Protects: a period that is asked for by name has all of its days and no other.
import { expect, test } from "vitest";
import { daysOf, nameOf, periodNames } from "./periods.ts";

test("periods end today, or where the one before ended", () => {
  const today = "2026-03-01";
  expect(periodNames.map((name) => daysOf(name, today))).toEqual([
    { from: "2026-03-01", to: "2026-03-01" },
    { from: "2026-02-28", to: "2026-02-28" },
    { from: "2026-02-23", to: "2026-03-01" },
    { from: "2026-01-31", to: "2026-03-01" },
    { from: "2026-03-01", to: "2026-03-01" },
    { from: "2026-02-01", to: "2026-02-28" },
  ]);
});

test("the month before January is December", () => {
  expect(daysOf("lastMonth", "2026-01-15")).toEqual({ from: "2025-12-01", to: "2025-12-31" });
  expect(daysOf("week", "2026-01-03")).toEqual({ from: "2025-12-28", to: "2026-01-03" });
});

test("days are known by their name again, and others have none", () => {
  for (const name of periodNames) {
    expect(nameOf(daysOf(name, "2026-11-27"), "2026-11-27")).toBe(name);
  }
  expect(nameOf({ from: "2026-11-02", to: "2026-11-27" }, "2026-11-27")).toBeNull();
  expect(nameOf({}, "2026-11-27")).toBeNull();
});
