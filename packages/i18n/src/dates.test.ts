/** Every date is São Paulo's, in the Gregorian calendar, whatever the language or the machine. */
import { expect, test } from "vitest";
import { dayKey, formatInstant } from "./dates.ts";

test("an instant after midnight in UTC is still the day before in São Paulo", () => {
  expect(dayKey("2026-11-21T01:30:00Z")).toBe("2026-11-20");
  expect(formatInstant("2026-11-21T01:30:00Z", "day", "pt")).toBe("20/11/2026");
  expect(formatInstant("2026-11-21T01:30:00Z", "time", "pt")).toBe("22:30");
});

test("Thai readers do not get Buddhist years", () => {
  expect(formatInstant("2026-11-20T12:00:00Z", "day", "th")).toContain("2026");
});

test("midnight is 00, not 24", () => {
  expect(formatInstant("2026-11-20T03:00:00Z", "time", "en")).toBe("00:00");
});
