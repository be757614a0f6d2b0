// Protects: a bank that does not answer is asked last within moments, and asked again soon.
import { expect, test } from "vitest";
import { createAdjustableClock } from "../../platform/clock.ts";
import { createHealth } from "./health.ts";

test("three failures in a row, and not two, are down, for half a minute", () => {
  const clock = createAdjustableClock(new Date("2026-11-20T12:00:00Z"));
  const health = createHealth(clock);
  const fail = () => health.note("unavailable");
  fail();
  fail();
  health.note("refused");
  fail();
  fail();
  expect(health.isUp()).toBe(true);
  fail();
  expect(health.isUp()).toBe(false);
  clock.advance(29_999);
  expect(health.isUp()).toBe(false);
  clock.advance(1);
  expect(health.isUp()).toBe(true);
  fail();
  expect(health.isUp()).toBe(false);
  health.note("answered");
  expect(health.isUp()).toBe(true);
});
