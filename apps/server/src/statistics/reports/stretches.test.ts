// Protects: a report over months counts each day of its span once, and none beside it.
import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../platform/days.ts";
import { type Stretch, stretchesOf } from "./stretches.ts";

const say = ({ kept, from, before, isBeside }: Stretch) =>
  `${isBeside ? "-" : "+"}${kept} ${from} ${before}`;

test.each([
  ["a year", "2026-01-01", "2027-01-01", ["+month 2026-01-01 2027-01-01"]],
  [
    "a year up to today",
    "2025-11-30",
    "2026-11-29",
    ["+day 2025-11-30 2025-12-01", "+month 2025-12-01 2026-12-01", "-day 2026-11-29 2026-12-01"],
  ],
  [
    "most of two months",
    "2026-02-03",
    "2026-04-05",
    ["-day 2026-02-01 2026-02-03", "+month 2026-02-01 2026-04-01", "+day 2026-04-01 2026-04-05"],
  ],
  ["half a month", "2026-11-01", "2026-11-15", ["+day 2026-11-01 2026-11-15"]],
  ["the middle of a month", "2026-11-10", "2026-11-20", ["+day 2026-11-10 2026-11-20"]],
  ["a day", "2026-11-22", "2026-11-23", ["+day 2026-11-22 2026-11-23"]],
])("%s", (_name, from, before, stretches) => {
  expect(stretchesOf(from, before).map(say)).toEqual(stretches);
});

const FIRST_DAY = "2024-01-01";

/** How often a day is counted by these stretches. */
const timesCounted = (day: string, stretches: readonly Stretch[]): number =>
  stretches
    .filter(({ kept, from, before }) => {
      const own = kept === "day" ? day : `${day.slice(0, 7)}-01`;
      return from <= own && own < before;
    })
    .reduce((times, { isBeside }) => times + (isBeside ? -1 : 1), 0);

test("each day once, and at most half a month of days at either end", () => {
  const day = fc.integer({ min: 0, max: 1_000 });
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 400 }), (start, length) => {
      const from = addDays(FIRST_DAY, start);
      const stretches = stretchesOf(from, addDays(from, length));
      for (let n = -40; n < length + 40; n += 1) {
        const times = n >= 0 && n < length ? 1 : 0;
        expect(timesCounted(addDays(from, n), stretches)).toBe(times);
      }
      const days = stretches
        .filter(({ kept }) => kept === "day")
        .map(({ from, before }) => (Date.parse(before) - Date.parse(from)) / 86_400_000);
      expect(days.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(32);
    }),
  );
});
