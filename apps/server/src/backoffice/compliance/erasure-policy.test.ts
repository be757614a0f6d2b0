// Protects: nobody is erased who still has an account, money or an exclusion, or whose records the
// law wants kept; and everybody else may be.
import { describe, expect, test } from "vitest";
import {
  ANSWER_DAYS,
  EXPORTS_PER_DAY,
  judgeErasure,
  KEPT_YEARS,
  yearsAfter,
} from "./erasure-policy.ts";

const free = {
  closedOn: "2026-11-20",
  today: "2026-11-21",
  hasMoney: false,
  isExcluded: false,
  hasRecords: false,
};

describe("somebody who", () => {
  test("never played nor paid is erased as soon as the account is closed", () => {
    expect(judgeErasure(free)).toEqual({ obstacles: [], keptUntil: null });
  });
  test.each([
    ["has an account", { closedOn: null }, ["account_open"]],
    ["has money here", { hasMoney: true }, ["money_left"]],
    ["is excluded", { isExcluded: true }, ["exclusion_runs"]],
    ["played, until the last day", { hasRecords: true, today: "2031-11-19" }, ["records_kept"]],
  ])("%s is not erased", (_name, changes, obstacles) => {
    expect(judgeErasure({ ...free, ...changes }).obstacles).toEqual(obstacles);
  });
  test("played is erased from the day on which five years are over", () => {
    const answer = judgeErasure({ ...free, hasRecords: true, today: "2031-11-20" });
    expect(answer).toEqual({ obstacles: [], keptUntil: "2031-11-20" });
  });
});

test("a leap day has its years, too", () => {
  expect(yearsAfter("2028-02-29", 5)).toBe("2033-03-01");
  expect(yearsAfter("2024-02-29", 4)).toBe("2028-02-29");
});

test("records are kept for five years, answers come within fifteen days, files thrice a day", () => {
  expect([KEPT_YEARS, ANSWER_DAYS, EXPORTS_PER_DAY]).toEqual([5, 15, 3]);
});
