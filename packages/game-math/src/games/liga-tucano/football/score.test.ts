// Protects: goals are as likely as docs/fairness says, to the last part of 2^32.
import { expect, test } from "vitest";
import type { Club } from "./clubs.ts";
import { drawGoalsOf, drawScore, goalParts, modelOf } from "./score.ts";

const club = (attack: number, defence: number): Club => ({
  id: "any",
  name: "Any",
  short: "ANY",
  colours: ["#000000", "#ffffff"],
  attack,
  defence,
});

/** 7! / k!, for 0 to 7 goals. */
const OVER_FACTORIAL = [5_040n, 5_040n, 2_520n, 840n, 210n, 42n, 7n, 1n];

test("parts are the published ones at any strength", () => {
  for (const lambda of [1, 2, 10, 99, 508, 652, 700, 1_152, 1_305, 2_500]) {
    const weights = OVER_FACTORIAL.map(
      (over, k) => BigInt(lambda) ** BigInt(k) * 1_000n ** BigInt(7 - k) * over,
    );
    const sumTo = (k: number) => weights.slice(0, k).reduce((sum, each) => sum + each, 0n);
    const upTo = (k: number) => Number((2n ** 32n * sumTo(k)) / sumTo(8));
    expect(goalParts(lambda)).toEqual(weights.map((_, k) => upTo(k + 1) - upTo(k)));
  }
});

test("a side is expected to score by its attack and the other's defence, in whole thousandths", () => {
  // 1450 · 2 · 1 · 45 % = 1305 and 55 % = 1595; 1130 · 1.01 · 0.99 · 45 % = 508.4 and 55 % = 621.4.
  expect(modelOf(club(200, 99), club(101, 100))).toEqual({
    home: [goalParts(1_305), goalParts(1_595)],
    away: [goalParts(508), goalParts(621)],
  });
});

test("a ticket belongs to the goals whose parts it lies in, from their first to their last", () => {
  const part = 2 ** 30;
  const quarters = [part, part, part, part];
  const model = { home: [quarters, quarters], away: [quarters, quarters] } as const;
  const at = (...tickets: number[]) =>
    drawScore(model, {
      below: (n) => {
        expect(n).toBe(2 ** 32);
        return tickets.shift() ?? 0;
      },
    });
  expect(at(0, part - 1, part, 2 * part)).toEqual({ home: [0, 1], away: [0, 2] });
  expect(at(4 * part - 1, 3 * part, 3 * part - 1, 0)).toEqual({ home: [3, 2], away: [3, 0] });
  const broken = { ...model, home: [[1], quarters] } as const;
  expect(() => drawScore(broken, { below: () => 1 })).toThrow("A ticket lies within all parts.");
});

test("each goal takes a minute out of its half, home's first", () => {
  const first = drawGoalsOf({ home: [2, 1], away: [1, 0] }, { below: () => 0 });
  expect(first).toEqual([
    { side: "home", minute: 1 },
    { side: "home", minute: 2 },
    { side: "away", minute: 3 },
    { side: "home", minute: 46 },
  ]);
  const asked: number[] = [];
  const last = drawGoalsOf(
    { home: [1, 0], away: [1, 1] },
    {
      below: (n) => {
        asked.push(n);
        return n - 1;
      },
    },
  );
  expect(last).toEqual([
    { side: "away", minute: 44 },
    { side: "home", minute: 45 },
    { side: "away", minute: 90 },
  ]);
  expect(asked).toEqual([45, 44, 45]);
});
