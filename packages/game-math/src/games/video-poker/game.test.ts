// Protects: a round of video poker has won nothing before the draw, and takes a hold of positions
// and nothing else.
import { expect, test } from "vitest";
import { simulatedDraws } from "../../fixtures/simulated-draws.ts";
import { videoPoker } from "./game.ts";

test("nothing is won, and nothing over, before the draw", () => {
  const state = videoPoker.begin(true, simulatedDraws(9));
  expect([videoPoker.winHundredthsOf(state), videoPoker.isOver(state)]).toEqual([0, false]);
});

test("reads a hold of different positions, ascending, and nothing else", () => {
  const hold = { kind: "hold", positions: [0, 4] };
  expect(videoPoker.readAction(hold)).toEqual(hold);
  expect(videoPoker.readAction({ ...hold, positions: [] })).toEqual({ ...hold, positions: [] });
  for (const bad of [
    { ...hold, kind: "draw" },
    ...["0", 0, [5], [4, 0], [0, 0], ["0"]].map((positions) => ({ ...hold, positions })),
  ]) {
    expect(videoPoker.readAction(bad), JSON.stringify(bad)).toBeNull();
  }
});
