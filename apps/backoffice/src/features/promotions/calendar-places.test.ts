// Protects: a bar of the calendar stands where its days are, and never leaves its month.
import { expect, test } from "vitest";
import { monthDays, placeOf } from "./calendar-places.ts";

test("a month knows its days and its neighbours", () => {
  expect(monthDays("2026-01")).toEqual({
    first: "2026-01-01",
    last: "2026-01-31",
    before: "2025-12",
    after: "2026-02",
  });
  expect(monthDays("2028-02").last).toBe("2028-02-29");
});

test("a bar begins and ends where its days do, within the month", () => {
  const days = monthDays("2026-06");
  const from = "2026-06-16T00:00:00-03:00";
  expect(placeOf({ from, until: null }, days)).toEqual({ left: 50, width: 50 });
  expect(placeOf({ from, until: "2026-06-19T00:00:00-03:00" }, days)).toEqual({
    left: 50,
    width: 10,
  });
  expect(placeOf({ from: "2020-01-01T00:00:00-03:00", until: from }, days)).toEqual({
    left: 0,
    width: 50,
  });
  expect(placeOf({ from, until: "2030-01-01T00:00:00-03:00" }, days).width).toBe(50);
});
