// Protects: a reel that lies over others fills from the left, closes its gaps to the left, and
// takes new symbols from the right and with weights of its own.
import { expect, test } from "vitest";
import { slot } from "../../slots/trem-da-serra/definition.ts";
import { scriptedDraws } from "../../fixtures/scripted-draws.ts";
import { createScreen } from "../screen.ts";
import { compileTopReel, fillTop, slideTop } from "./top-reel.ts";

const { screen: shape, topReel: numbers } = slot.numbers;
if (numbers === undefined) throw new Error("It has such a reel.");
const { reels, weighted } = compileTopReel(shape, numbers);
const table = Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7);

function filled(...symbols: readonly number[]) {
  const screen = createScreen(shape);
  fillTop(screen, reels, { table, draws: scriptedDraws(...symbols) });
  return screen;
}

const shown = ({ cells, stride }: ReturnType<typeof createScreen>): number[] =>
  reels.map((reel) => cells[reel * stride] ?? -1);

test("its cells are the uppermost of the reels below, drawn from the left", () => {
  const screen = filled(4, 5, 6, 7);
  expect(reels).toEqual([1, 2, 3, 4]);
  expect(shown(screen)).toEqual([4, 5, 6, 7]);
  expect([...screen.tops]).toEqual([0, 1, 1, 1, 1, 0]);
  expect(screen.cells.filter((symbol) => symbol > 0)).toHaveLength(4);
});

test.each([
  [[1], [5, 6, 7, 1]],
  [
    [2, 3],
    [4, 7, 1, 2],
  ],
  [
    [1, 4],
    [5, 6, 1, 2],
  ],
  [
    [1, 2, 3, 4],
    [1, 2, 3, 4],
  ],
  [[], [4, 5, 6, 7]],
])("without the cells above %j it closes up, and new symbols follow", (gone, after) => {
  const screen = filled(4, 5, 6, 7);
  for (const reel of gone) screen.removed[reel * screen.stride] = 1;
  const fresh = slideTop(screen, reels, { table, draws: scriptedDraws(1, 2, 3, 4) });
  expect(shown(screen)).toEqual(after);
  expect(fresh).toEqual(reels.slice(4 - gone.length));
});

test("wilds come there and nowhere else; the scatter does not come there", () => {
  const idOf = (index: number): string => shape.symbols[index]?.id ?? "";
  for (const stage of ["base", "free"] as const) {
    expect(new Set(Array.from(weighted[stage], idOf))).toContain("lanterna");
    expect(new Set(Array.from(weighted[stage], idOf))).not.toContain("sino");
    expect(Object.keys(slot.numbers.weights[stage])).not.toContain("lanterna");
  }
});
