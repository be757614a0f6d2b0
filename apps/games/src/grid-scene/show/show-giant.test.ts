// Protects: joined reels stop once, together, at what their cells show, and part again at the next
// spin.
import { expect, test } from "vitest";
import type { GiantStop } from "../board.ts";
import type { GridScene } from "../grid-scene.ts";
import type { Context } from "./show-context.ts";
import { giantPlayers } from "./show-giant.ts";
import { landColumns, startColumns } from "./show-spin.ts";

const done = (): Promise<void> => Promise.resolve();

function stage() {
  const told: string[] = [];
  const columns = Array.from({ length: 5 }, (_, reel) => ({
    rows: 3,
    start: () => {},
    setDim: () => {},
    land: () => {
      told.push(`column ${reel}`);
      return done();
    },
  }));
  const scene = {
    columns,
    wins: { clear: () => {} },
    expect: () => {},
    flash: done,
    show: () => {},
    join: (reels: readonly number[]) => void told.push(`joined ${reels.join("")}`),
    landGiant: ({ symbols, part }: GiantStop) => {
      told.push(`giant ${symbols.join(" ")} ${part.toFixed(2)}`);
      return done();
    },
  } as unknown as GridScene;
  const context = {
    scene: () => scene,
    game: { theme: { movement: "reels" }, awaited: null },
    say: (key: string) => key,
    tools: {
      motion: { isReduced: false, speed: 1, wait: done },
      sound: { play: () => {} },
      say: () => {},
    },
    memory: { columns: null, isTurning: false, standing: new Set(), joined: [] },
  } as unknown as Context;
  return { told, context };
}

test("a giant lands in its turn, and leaves when its reels set off again", async () => {
  const { told, context } = stage();
  const giant = ["boi", "flor", "flor"];
  await giantPlayers(context).gridJoin({ type: "gridJoin", reels: [1, 2, 3] });
  await landColumns(context, [["fita"], giant, giant, giant, ["fita"]], { isQuiet: false });
  expect(told).toEqual(["joined 123", "column 0", "giant boi flor 0.67", "column 4"]);
  startColumns(context);
  expect(told.at(-1)).toBe("joined ");
  await landColumns(context, [["fita"], giant, giant, giant, ["fita"]], { isQuiet: false });
  expect(told.filter((each) => each.startsWith("column"))).toHaveLength(7);
});
