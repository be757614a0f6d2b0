// Protects: joined reels have one stop and show the same, a giant counts cell by cell from both
// edges, and in free spins there is always one.
import { describe, expect, test } from "vitest";
import { scriptedDraws } from "../../fixtures/scripted-draws.ts";
import { slot as boi } from "../../slots/boi-estrela/definition.ts";
import { exactJoined, joinedReturn } from "../exact/exact-joined.ts";
import { playGrid } from "../round.ts";
import { createJoinedSlot } from "./joined-spin.ts";

/** Each reel shows a symbol of its own, but at stop 3, where all show one. */
const ids = ["chapeu", "flor", "coracao", "fita", "cazumba"];
const strips = ids.map((id) => `${id} ${id} ${id} cocar cocar cocar`);
const slot = createJoinedSlot({
  ...boi.numbers,
  pays: { least: 3, pays: { boi: [100, 500, 2000], cocar: [5, 10, 20] } },
  strips: { base: strips, free: strips },
  giants: { base: "boi flor maraca", free: "boi maraca estrela" },
  alone: { base: 2, free: 0 },
  spins: 2,
  retriggerSpins: 1,
  spinsMax: 3,
});

function play(...draws: readonly number[]) {
  const scripted = scriptedDraws(...draws);
  const played = playGrid(slot.engine, scripted);
  expect(scripted.left).toEqual([]);
  return { ...played, types: played.book.map(({ type }) => type) };
}

describe("A paid spin", () => {
  test("draws whether reels are joined, then each reel's stop", () => {
    const { book, types } = play(1, 0, 0, 0, 0, 0);
    expect(types).toEqual(["gridReveal", "finalWin"]);
    expect(book[0]).toMatchObject({ stops: [0, 0, 0, 0, 0] });
  });

  test("has one stop for all joined reels, which show the same", () => {
    const { book, types, winHundredths } = play(3, 0, 1, 0);
    expect(types.slice(0, 2)).toEqual(["gridJoin", "gridReveal"]);
    expect(book[0]).toEqual({ type: "gridJoin", reels: [1, 2, 3] });
    const giant = ["boi", "boi", "flor"];
    expect(book[1]).toMatchObject({ stops: [0, 1, 1, 1, 0] });
    expect(book[1]).toMatchObject({
      columns: [
        ["chapeu", "chapeu", "chapeu"],
        giant,
        giant,
        giant,
        ["cazumba", "cazumba", "cazumba"],
      ],
    });
    expect(winHundredths).toBe(0);
  });

  test("pays a whole giant at an edge on every line, and once", () => {
    const { book, winHundredths } = play(2, 0, 0, 0);
    expect(book.find(({ type }) => type === "gridWins")).toMatchObject({ winHundredths: 2_000 });
    expect(winHundredths).toBe(20 * 100);
    expect(play(4, 0, 0, 0).winHundredths).toBe(20 * 100);
  });
});

describe("Free spins", () => {
  test("come from a giant of scatters alone, counted cell by cell", () => {
    const { book } = play(2, 6, 0, 0, 0, 6, 0, 0, 1, 0, 0, 0);
    expect(book.find(({ type }) => type === "gridTrigger")).toMatchObject({
      symbol: "maraca",
      count: 9,
      spins: 2,
    });
    expect(book.filter(({ type }) => type === "gridJoin")).toHaveLength(3);
  });

  test("need three cells at least, and no more are given than may be", () => {
    const more = play(2, 4, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 6, 0, 0);
    const given = more.book.flatMap((event) => (event.type === "gridTrigger" ? [event.spins] : []));
    expect(given).toEqual([2, 1, 0]);
    expect(more.book.find(({ type }) => type === "gridFeatureEnd")).toMatchObject({
      spinsPlayed: 3,
    });
  });
});

test("no giant is below one like it: what the cells show says where each ends", () => {
  for (const strip of Object.values(boi.numbers.giants)) {
    const giants = strip.trim().split(/\s+/);
    giants.forEach((id, index) => expect(giants.at(index - 1)).not.toBe(id));
  }
});

test("is counted as it is in closed form", () => {
  const { mean, maxWinRate } = exactJoined(slot);
  expect(maxWinRate).toBeCloseTo(0, 12);
  expect(mean).toBeCloseTo(joinedReturn(slot), 9);
});
