// Protects: rounds come no faster than the market allows, and a clock that was set back keeps
// nobody from playing.
import { describe, expect, test } from "vitest";
import { DEMO_BALANCE, refuseTooFast } from "./policy.ts";

const minRoundMs = 2_500;
const lastMs = Date.UTC(2026, 10, 20, 12);
const after = (ms: number): number => lastMs + ms;

describe("the shortest time between two rounds", () => {
  test("is waited for to its end, and no longer", () => {
    for (const ms of [0, 1, 2_499]) {
      expect(() => refuseTooFast({ lastMs, nowMs: after(ms), minRoundMs })).toThrow(
        expect.objectContaining({
          code: "house_games.too_fast",
          details: expect.objectContaining({ params: { wait_ms: minRoundMs - ms } }),
        }),
      );
    }
    for (const ms of [2_500, 60_000]) {
      expect(() => refuseTooFast({ lastMs, nowMs: after(ms), minRoundMs })).not.toThrow();
    }
  });

  test("is told in whole seconds, rounded up", () => {
    for (const [passedMs, seconds] of [
      [0, 3],
      [499, 3],
      [500, 2],
      [2_499, 1],
    ] as const) {
      expect(() => refuseTooFast({ lastMs, nowMs: after(passedMs), minRoundMs })).toThrow(
        expect.objectContaining({
          details: expect.objectContaining({ retryAfterSeconds: seconds }),
        }),
      );
    }
  });

  test("is not waited for when the last round lies in the future", () => {
    for (const ms of [-1, -3_600_000]) {
      expect(() => refuseTooFast({ lastMs, nowMs: after(ms), minRoundMs })).not.toThrow();
    }
  });
});

test("a demo begins with R$ 1 000.00", () => {
  expect(DEMO_BALANCE).toBe(100_000);
});
