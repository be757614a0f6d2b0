// Protects: a reason says something, and nobody guesses often, whatever else is changed.
import { expect, test } from "vitest";
import {
  ageInDays,
  guessing,
  LONGEST_WINDOW_SECONDS,
  pressure,
  requireReason,
  REVEAL_WINDOW_SECONDS,
} from "./policy.ts";

test("a reason has three letters at least, blanks not counted", () => {
  for (const text of ["", "  ", "ab", " ab  "]) {
    expect(() => requireReason(text)).toThrow("backoffice.reason_required");
  }
  expect(() => requireReason(" abc ")).not.toThrow();
});

test("an age is counted in whole days, and is never below nothing", () => {
  const since = new Date("2026-12-01T12:00:00Z");
  const ages = [
    "2026-11-01T12:00:00Z",
    "2026-12-02T11:59:59Z",
    "2026-12-02T12:00:00Z",
    "2026-12-31T12:00:00Z",
  ].map((now) => ageInDays(since, new Date(now)));
  expect(ages).toEqual([0, 0, 1, 30]);
});

test("guesses are bounded by the quarter of an hour, and strangers' by the day", () => {
  const [quarter, day] = [900, 86_400];
  expect(guessing).toEqual({
    address: { max: 60, windowSeconds: quarter },
    password: { max: 10, windowSeconds: quarter },
    strangePassword: { max: 30, windowSeconds: day },
    pressedPassword: { max: 3, windowSeconds: day },
    code: { max: 10, windowSeconds: quarter },
    strangeCode: { max: 30, windowSeconds: day },
    ownPassword: { max: 10, windowSeconds: quarter },
    ownCode: { max: 10, windowSeconds: quarter },
    endSession: { max: 3, windowSeconds: day },
  });
  expect(pressure).toEqual({ max: 300, windowSeconds: day });
  expect(REVEAL_WINDOW_SECONDS).toBe(3_600);
  expect(LONGEST_WINDOW_SECONDS).toBe(day);
});
