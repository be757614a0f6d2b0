/** Every date is São Paulo's, in the Gregorian calendar, whatever the language or the machine. */
import { afterEach, expect, test, vi } from "vitest";
import { dayKey, formatInstant } from "./dates.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test("an instant after midnight in UTC is still the day before in São Paulo", () => {
  expect(dayKey("2026-11-21T01:30:00Z")).toBe("2026-11-20");
  expect(formatInstant("2026-11-21T01:30:00Z", "day", "pt")).toBe("20/11/2026");
  expect(formatInstant("2026-11-21T01:30:00Z", "time", "pt")).toBe("22:30");
});

test("a day of the wire is that day", () => {
  expect(formatInstant("2026-11-20", "day", "pt")).toBe("20/11/2026");
  expect(formatInstant("2026-03-01", "dayMonth", "pt")).toBe("01/03");
});

test("Thai readers do not get Buddhist years", () => {
  expect(formatInstant("2026-11-20T12:00:00Z", "day", "th")).toContain("2026");
});

test("midnight is 00, not 24", () => {
  expect(formatInstant("2026-11-20T03:00:00Z", "time", "en")).toBe("00:00");
});

test("a day's key is the same in an engine that writes dates otherwise", async () => {
  // WebKit writes English dates of Canada as 11/20/2026; what it tells of their parts is alike.
  class ElsewhereFormat extends Intl.DateTimeFormat {}
  Object.defineProperty(ElsewhereFormat.prototype, "format", { value: () => "11/20/2026" });
  vi.stubGlobal("Intl", { ...Intl, DateTimeFormat: ElsewhereFormat });
  vi.resetModules();
  const { dayKey: keyElsewhere } = await import("./dates.ts");
  expect(keyElsewhere("2026-11-21T01:30:00Z")).toBe("2026-11-20");
  expect(keyElsewhere("2026-02-03T12:00:00Z")).toBe("2026-02-03");
});
