// Protects: enough scatters turn the wheel exactly once, a slice gives what is written on it, and
// only what is won in its free spins is multiplied.
import { describe, expect, test } from "vitest";
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import { scriptedDraws } from "../../fixtures/scripted-draws.ts";
import { slot as frevo } from "../../slots/frevo-da-fortuna/definition.ts";
import { exactWheel, wheelReturn } from "../exact/exact-wheel.ts";
import { playGrid } from "../round.ts";
import { createWheelSlot } from "./wheel-spin.ts";

/** At stop 0 nothing, at 3 a parasol on the outer reels and the middle one, at 6 a cock. */
const reelOf = (id: string, special: string): string =>
  `${id} ${id} ${id} ${special} ${id} ${id} galo ${id} ${id}`;
const ids = ["caixa", "mascara", "apito", "serpentina", "sobrado"];
const slot = createWheelSlot({
  ...frevo.numbers,
  pays: { least: 3, pays: { galo: [100, 500, 2000] } },
  strips: {
    base: ids.map((id, reel) => reelOf(id, reel % 2 === 0 ? "sombrinha" : id)),
    free: ids.map((id) => reelOf(id, id)),
  },
  wheel: [
    { kind: "coins", hundredths: 3_000 },
    { kind: "freeSpins", spins: 2, multiplier: 5 },
    { kind: "coins", hundredths: 100_000 },
  ],
});

const none = [0, 0, 0, 0, 0];
/** Three cocks on the lines whose first three rows are all on top. */
const cocks = [6, 6, 6, 0, 0];
const parasols = [3, 0, 3, 0, 3];
const linesOnTop = slot.table.lines.filter(([a, b, c]) => a === 0 && b === 0 && c === 0).length;

function play(...draws: readonly number[]) {
  const scripted = scriptedDraws(...draws);
  const played = playGrid(slot.engine, scripted);
  expect(scripted.left).toEqual([]);
  return { ...played, types: played.book.map(({ type }) => type) };
}

const fortuneOf = (book: readonly RoundEvent[]) =>
  book.filter((event) => event.type === "gridFortune");

test("two parasols turn nothing, and lines pay as they do", () => {
  expect(play(3, 0, 3, 0, 0).types).toEqual(["gridReveal", "finalWin"]);
  const { types, winHundredths } = play(...cocks);
  expect(types).toEqual(["gridReveal", "gridWins", "finalWin"]);
  expect(winHundredths).toBe(100 * linesOnTop);
});

describe("Three parasols", () => {
  test("pay what is on a slice of coins, at once", () => {
    const { book, types, winHundredths } = play(...parasols, 0);
    expect(types).toEqual(["gridReveal", "gridTrigger", "gridFortune", "finalWin"]);
    expect(book[1]).toMatchObject({ feature: "wheel", symbol: "sombrinha", count: 3, spins: 0 });
    expect(fortuneOf(book)).toEqual([
      {
        type: "gridFortune",
        segment: 0,
        kind: "coins",
        spins: 0,
        multiplier: 1,
        winHundredths: 3_000,
        totalHundredths: 3_000,
      },
    ]);
    expect(winHundredths).toBe(3_000);
  });

  test("give the free spins of a slice, and all their wins are multiplied", () => {
    const { book, types, winHundredths } = play(...parasols, 1, ...cocks, ...none);
    expect(types).toEqual([
      "gridReveal",
      "gridTrigger",
      "gridFortune",
      "gridFeatureStart",
      "gridSpin",
      "gridReveal",
      "gridWins",
      "gridSpin",
      "gridReveal",
      "gridFeatureEnd",
      "finalWin",
    ]);
    expect(fortuneOf(book)).toMatchObject([
      { segment: 1, kind: "freeSpins", spins: 2, multiplier: 5, winHundredths: 0 },
    ]);
    expect(book[3]).toMatchObject({ spins: 2, multiplier: 5, bought: false });
    const wins = book[6]?.type === "gridWins" ? book[6].wins : [];
    expect(wins).toHaveLength(linesOnTop);
    for (const win of wins) expect(win).toMatchObject({ multiplier: 5, winHundredths: 500 });
    expect(winHundredths).toBe(500 * linesOnTop);
  });

  test("pay the maximum and no more where a slice is worth it", () => {
    const { types, winHundredths } = play(...parasols, 2);
    expect(winHundredths).toBe(100_000);
    expect(types).toEqual(["gridReveal", "gridTrigger", "gridFortune", "winCap", "finalWin"]);
  });
});

test("counting every combination gives what the closed form gives", () => {
  const { mean, featureRate, maxWinRate, paidRate, hitRate, cycle } = exactWheel(slot);
  // Three of nine stops show a parasol on each of three reels.
  expect(featureRate).toBeCloseTo(1 / 27, 10);
  expect(maxWinRate).toBeGreaterThanOrEqual(1 / 81 - 1e-9);
  expect(mean).toBeLessThanOrEqual(wheelReturn(slot) + 1e-9);
  expect(wheelReturn(slot) - mean).toBeLessThan(0.1);
  expect(paidRate).toBeGreaterThanOrEqual(hitRate);
  expect(cycle).toBe(9 ** 5);
});

test("the published wheel has its dearest slice once, worth all that a round can pay", () => {
  const { wheel, maxWinMultiplier } = frevo.numbers;
  const coins = wheel.flatMap((slice) => (slice.kind === "coins" ? [slice.hundredths] : []));
  expect(wheel).toHaveLength(20);
  expect(Math.max(...coins)).toBe(maxWinMultiplier * 100);
  expect(coins.filter((each) => each === maxWinMultiplier * 100)).toHaveLength(1);
});
