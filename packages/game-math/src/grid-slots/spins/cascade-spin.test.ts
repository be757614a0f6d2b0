// Protects: a screen of scatters gives the most free spins there are, and all that changes is told.
import { expect, test } from "vitest";
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import { cascataDoOuroSlot } from "../../slots/cascata-do-ouro/definition.ts";
import { openRound } from "../round.ts";
import { createCascadeSlot } from "./cascade-spin.ts";

const { definition, engine } = cascataDoOuroSlot;

test("more scatters than any number of spins is written for give the highest of these", () => {
  expect(engine.cap).toBe(80_000);
  expect(engine.playBase(openRound(engine.cap, { below: () => 0 }, null))).toBe(15);
});

test("a single place that changes under a win is told", () => {
  let pay = 100;
  const { engine: marking } = createCascadeSlot(definition, {
    evaluate(screen) {
      const paid = pay;
      screen.removed[0] = 1;
      pay = 0;
      return paid;
    },
    markSpots: (_, changed) => changed?.push({ reel: 0, row: 0, multiplier: 2 }),
  });
  const book: RoundEvent[] = [];
  // The symbol that falls most often: no scatter.
  expect(marking.playBase(openRound(marking.cap, { below: (n) => n - 1 }, book))).toBe(0);
  expect(book.map(({ type }) => type).slice(0, 4)).toEqual([
    "gridReveal",
    "gridWins",
    "gridSpots",
    "gridCascade",
  ]);
  expect(book[2]).toEqual({
    type: "gridSpots",
    spots: [{ reel: 0, row: 0, multiplier: 2 }],
  });
});
