// Protects: an activity is for whom it says and when it says, to the second and to the day.
import { expect, test } from "vitest";
import { type Audience, isForAll, presets, shutAt, shutFor } from "./index.ts";

const everybody = presets.standard.day7.audience;
const at = new Date("2026-12-09T12:00:00-03:00");
const daysBefore = (days: number) => new Date(at.getTime() - days * 86_400_000);
const person = { site: "main", level: 2, createdAt: daysBefore(10) };
const shut = (changes: Partial<Audience>) => shutFor({ ...everybody, ...changes }, person, at);

test("both ends of a period belong to it", () => {
  const period = { startsAt: "2026-01-01T00:00:00-03:00", endsAt: "2026-12-31T23:59:59-03:00" };
  expect(shutAt(period, new Date("2025-12-31T23:59:59-03:00"))).toBe("not_begun");
  expect(shutAt(period, new Date("2026-01-01T00:00:00-03:00"))).toBeNull();
  expect(shutAt(period, new Date("2026-12-31T23:59:59-03:00"))).toBeNull();
  expect(shutAt(period, new Date("2027-01-01T00:00:00-03:00"))).toBe("over");
  expect(shutAt({ startsAt: null, endsAt: null }, at)).toBeNull();
});

test("an audience is everybody until it says otherwise", () => {
  expect(shut({})).toBeNull();
  expect(isForAll(everybody)).toBe(true);
  for (const changes of [{ site: "main" }, { levelFrom: 1 }, { levelTo: 9 }, { newDays: 3 }]) {
    expect(isForAll({ ...everybody, ...changes })).toBe(false);
  }
});

test("each of its marks keeps others out", () => {
  expect(shut({ site: "main" })).toBeNull();
  expect(shut({ site: "other" })).toBe("site");
  expect(shut({ levelFrom: 2, levelTo: 2 })).toBeNull();
  expect(shut({ levelFrom: 3 })).toBe("level");
  expect(shut({ levelTo: 1 })).toBe("level");
  expect(shut({ newDays: 11 })).toBeNull();
  expect(shut({ newDays: 10 })).toBe("registered");
  expect(shut({ registeredFrom: "2026-11-29", registeredTo: "2026-11-29" })).toBeNull();
  expect(shut({ registeredFrom: "2026-11-30" })).toBe("registered");
  expect(shut({ registeredTo: "2026-11-28" })).toBe("registered");
});
