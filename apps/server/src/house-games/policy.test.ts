// Protects: rounds come no faster than the market allows, and a clock that was set back keeps
// nobody from playing.
import { describe, expect, test } from "vitest";
import { refuseTooFast } from "./policy.ts";

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

  test("is not waited for when the last round lies in the future", () => {
    for (const ms of [-1, -3_600_000]) {
      expect(() => refuseTooFast({ lastMs, nowMs: after(ms), minRoundMs })).not.toThrow();
    }
  });
});
