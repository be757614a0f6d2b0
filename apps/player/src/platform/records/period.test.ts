import { expect, test } from "vitest";
import { daysOf, lengthOf, LONGEST_DAYS, periodOf, periodSearch } from "./period.ts";

const clean = (search: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(periodSearch(search)).filter(([, value]) => value !== undefined),
  );

test("an address with nonsense shows the last seven days instead of an error", () => {
  for (const search of [
    {},
    { range: "year" },
    { from: "2026-11-01" },
    { from: "2026-02-30", to: "2026-03-01" },
    { from: "2026-11-10", to: "2026-11-01" },
    { from: "2026-01-01", to: "2026-11-01" },
  ]) {
    expect(periodOf(clean(search))).toEqual({ range: "last7days" });
  }
});

test("two days win over a range, and count both ends", () => {
  const search = clean({ range: "today", from: "2026-08-25", to: "2026-11-22" });
  expect(search).toEqual({ from: "2026-08-25", to: "2026-11-22" });
  expect(lengthOf("2026-08-25", "2026-11-22")).toBe(LONGEST_DAYS);
});

test("a range is told as days that end today, over the end of a month too", () => {
  expect(daysOf({ range: "last3days" }, "2026-03-01")).toEqual({
    from: "2026-02-27",
    to: "2026-03-01",
  });
});
