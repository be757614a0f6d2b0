// Protects: a round of the grids ends at its maximum, says so, and never plays beyond it.
import { describe, expect, test } from "vitest";
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import type { Draws } from "../draws.ts";
import {
  closeRound,
  cutAtCap,
  type FreeSpinsRules,
  type GridEngine,
  openRound,
  playBought,
  playFreeSpins,
  playGrid,
} from "./round.ts";

const CAP = 1_000;
const draws: Draws = {
  below() {
    throw new RangeError("Nothing is drawn here.");
  },
};

function played(total: number): { readonly book: RoundEvent[]; readonly win: number } {
  const book: RoundEvent[] = [];
  const round = openRound(CAP, draws, book);
  round.total = total;
  cutAtCap(round);
  return { book, win: closeRound(round, book, 1).winHundredths };
}

test("below its maximum a round tells no cut, at it one of nothing, above it of the rest", () => {
  const cutBy = (cutHundredths: number) => ({ type: "winCap", capHundredths: CAP, cutHundredths });
  const end = (winHundredths: number) => ({ type: "finalWin", winHundredths, tier: "win" });
  expect(played(999)).toEqual({ book: [end(999)], win: 999 });
  expect(played(1_000)).toEqual({ book: [cutBy(0), end(1_000)], win: 1_000 });
  expect(played(1_250)).toEqual({ book: [cutBy(250), end(1_000)], win: 1_000 });
});

test("without a book nothing is told", () => {
  const round = openRound(CAP, draws, null);
  round.total = 1_250;
  expect(() => cutAtCap(round)).not.toThrow();
});

describe("A whole round", () => {
  const engineOf = (base: number, spins: number, asked: unknown[] = []): GridEngine => ({
    cap: CAP,
    playBase(round) {
      round.total += base;
      return spins;
    },
    playFeature(round, ...of) {
      asked.push(of);
      round.total += 100;
    },
  });
  const typesOf = (book: readonly RoundEvent[]) => book.map(({ type }) => type);

  test("without free spins is cut after its paid spin", () => {
    const asked: unknown[] = [];
    const { book, winHundredths } = playGrid(engineOf(1_100, 0, asked), draws);
    expect(typesOf(book)).toEqual(["winCap", "finalWin"]);
    expect([winHundredths, asked]).toEqual([1_000, []]);
  });

  test("with free spins leaves the cut to them", () => {
    const asked: unknown[] = [];
    const { book, winHundredths } = playGrid(engineOf(1_100, 1, asked), draws);
    expect(typesOf(book)).toEqual(["finalWin"]);
    expect([winHundredths, asked]).toEqual([1_000, [[1, false]]]);
  });

  test("that was bought has no paid spin, and is told by what was paid for it", () => {
    const asked: unknown[] = [];
    const { book } = playBought(engineOf(1_100, 0, asked), draws, { spins: 8, units: 50 });
    expect(asked).toEqual([[8, true]]);
    expect(book).toEqual([{ type: "finalWin", winHundredths: 100, tier: "return" }]);
  });
});

describe("Free spins", () => {
  /** Each spin wins so much; the second adds spins, as many as there is room for. */
  function play(
    win: number,
    of: Partial<FreeSpinsRules> & { total?: number; told?: boolean } = {},
  ) {
    const book: RoundEvent[] | null = of.told === false ? null : [];
    const round = openRound(CAP, draws, book);
    round.total = of.total ?? 0;
    const rooms: number[] = [];
    let multiplier = 1;
    playFreeSpins(round, {
      spins: 3,
      spinsMax: 5,
      bought: false,
      multiplier: () => multiplier,
      playSpin(spin, room) {
        rooms.push(room);
        round.total += win;
        multiplier += 1;
        return spin === 2 ? Math.min(4, room) : 0;
      },
      ...of,
    });
    return { book, rooms, total: round.total };
  }
  const spinAt = (spin: number, remaining: number) => ({
    type: "gridSpin",
    spin,
    remaining,
    multiplier: spin,
  });

  test("are told one by one, added up to their limit, and summed", () => {
    expect(play(100, { total: 50 })).toEqual({
      book: [
        {
          type: "gridFeatureStart",
          feature: "freeSpins",
          spins: 3,
          multiplier: 1,
          bought: false,
        },
        spinAt(1, 2),
        spinAt(2, 1),
        spinAt(3, 2),
        spinAt(4, 1),
        spinAt(5, 0),
        { type: "gridFeatureEnd", feature: "freeSpins", spinsPlayed: 5, winHundredths: 500 },
      ],
      rooms: [2, 2, 0, 0, 0],
      total: 550,
    });
  });

  test("end when the maximum is reached, and what is above it is cut from their sum", () => {
    const exact = play(250, { total: 500 });
    expect(exact.book?.slice(-3)).toEqual([
      spinAt(2, 1),
      { type: "winCap", capHundredths: 1_000, cutHundredths: 0 },
      { type: "gridFeatureEnd", feature: "freeSpins", spinsPlayed: 2, winHundredths: 500 },
    ]);
    const above = play(300, { total: 500 });
    expect(above.book?.slice(-2)).toEqual([
      { type: "winCap", capHundredths: 1_000, cutHundredths: 100 },
      { type: "gridFeatureEnd", feature: "freeSpins", spinsPlayed: 2, winHundredths: 500 },
    ]);
    const before = play(300, { total: 1_200, bought: true });
    expect(before.book?.map(({ type }) => type)).toEqual([
      "gridFeatureStart",
      "winCap",
      "gridFeatureEnd",
    ]);
    expect(before.book?.at(-1)).toMatchObject({ spinsPlayed: 0, winHundredths: 0 });
  });

  test("win the same without a book", () => {
    expect(play(100, { told: false })).toEqual({ book: null, rooms: [2, 2, 0, 0, 0], total: 500 });
  });
});
