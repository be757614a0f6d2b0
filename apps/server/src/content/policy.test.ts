// Protects: nobody is bound by terms that were not announced two weeks ahead.
import { expect, test } from "vitest";
import { earliestOf, TERMS_NOTICE_DAYS } from "./policy.ts";

test("terms hold two weeks after they are announced, other texts at once", () => {
  const now = new Date("2026-12-01T12:00:00Z");
  expect(earliestOf("terms", now)).toEqual(new Date("2026-12-15T12:00:00Z"));
  expect(earliestOf("privacy", now)).toEqual(now);
  expect(TERMS_NOTICE_DAYS).toBe(14);
});
