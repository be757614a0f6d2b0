/** Each full hour of play is told of exactly once, and sleeping devices do not play. */
import { expect, test } from "vitest";
import { CHECK_EVERY_SECONDS, isCheckDue, playedInStep } from "./reality-policy.ts";

test("once at each full hour", () => {
  const told = [];
  for (let played = 0; played < CHECK_EVERY_SECONDS * 2.5; played += 15) {
    if (isCheckDue(played, played + 15)) told.push(played + 15);
  }
  expect(told).toEqual([CHECK_EVERY_SECONDS, CHECK_EVERY_SECONDS * 2]);
});

test("a device that slept for an hour has not played for it", () => {
  expect(playedInStep(15_200)).toBe(15);
  expect(playedInStep(3_600_000)).toBe(60);
  expect(playedInStep(-5)).toBe(0);
});

test("a check comes every hour, of play counted to the nearest second", () => {
  expect(CHECK_EVERY_SECONDS).toBe(3_600);
  expect([15_499, 15_500, 59_600].map(playedInStep)).toEqual([15, 16, 60]);
});
