// Protects: a wild that a free spin left behind is seen to stand while the next one falls, and
// nothing else is: what has gone, has come or has grown elsewhere falls like all others.
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import type { GridScreen } from "@tucano/game-math/grid-slots/screens.ts";
import { slots } from "@tucano/game-math/grid-slots/index.ts";
import { screenOf } from "@tucano/game-math/grid-slots/kinds.ts";
import { expect, test } from "vitest";
import type { GridGame } from "../theme.ts";
import { standingWilds } from "./show-grow.ts";

const gameOf = (code: string): GridGame => {
  const slot = slots.find(({ game }) => game.facts.code === code);
  if (slot === undefined) throw new RangeError(code);
  const screen: GridScreen = screenOf(slot);
  return { screen } as unknown as GridGame;
};

const before = [
  ["vitoria_2", "gota"],
  ["vitoria_1", "jacare"],
];
const columns = [
  ["vitoria_2", "vitoria_1"],
  ["vitoria_3", "jacare"],
];
const spinOf = (stage: "base" | "free", spin: number): EventOf<"gridReveal"> => ({
  type: "gridReveal",
  stage,
  spin,
  columns,
  rows: [2, 2],
  stops: [],
});

test("wilds of the last free spin stand in the next one", () => {
  expect(standingWilds(gameOf("vitoria-regia"), before, spinOf("free", 2))).toEqual([
    { reel: 0, row: 0 },
  ]);
});

test.each([
  ["vitoria-regia", "base", 0],
  ["vitoria-regia", "free", 1],
  ["recife-vivo", "free", 2],
] as const)("none stands: %s, %s, spin %i", (code, stage, spin) => {
  expect(standingWilds(gameOf(code), before, spinOf(stage, spin))).toEqual([]);
});
