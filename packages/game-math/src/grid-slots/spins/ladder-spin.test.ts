// Protects: a climb ends where its wheel ends it, and pays the highest prize reached and its coins.
import { describe, expect, test } from "vitest";
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import { scriptedDraws } from "../../fixtures/scripted-draws.ts";
import { noiteDeSaoJoaoSlot } from "../../slots/noite-de-sao-joao/definition.ts";
import { openRound } from "../round.ts";
import { createLadderSlot } from "./ladder-spin.ts";

/** A stop at 0 shows one balloon on its reel and no run of anything; one at 3 shows drums alone. */
const slot = createLadderSlot({
  ...noiteDeSaoJoaoSlot.definition,
  strips: [
    "balao pamonha pamonha sanfona sanfona sanfona",
    "balao quentao quentao sanfona sanfona sanfona",
    "balao milho milho sanfona sanfona sanfona",
    "milho milho milho",
    "milho milho milho",
  ],
  wheel: [
    { kind: "slip" },
    { kind: "climb", steps: 1 },
    { kind: "climb", steps: 2 },
    { kind: "climb", steps: 3 },
    { kind: "coins", hundredths: 200 },
    { kind: "coins", hundredths: 500 },
  ],
});

function play(stops: readonly number[], wheel: readonly number[], isTold = true) {
  const draws = scriptedDraws(...stops, 0, 0, ...wheel);
  const book: RoundEvent[] | null = isTold ? [] : null;
  const round = openRound(slot.engine.cap, draws, book);
  expect(slot.engine.playBase(round)).toBe(0);
  expect(draws.left).toEqual([]);
  return { book: book ?? [], total: round.total };
}
const climb = (...wheel: readonly number[]) => play([0, 0, 0], wheel);

test("three balloons pay twice the stake, and a climb is told turn by turn", () => {
  const balloons = [0, 1, 2].map((reel) => ({ reel, row: 0 }));
  const { book, total } = climb(3, 4, 1, 5, 0);
  expect(total).toBe(200 + 1_500 + 700);
  expect(book.map(({ type }) => type)).toEqual([
    "gridReveal",
    "gridWins",
    "gridTrigger",
    "gridLadderStart",
    ...Array.from({ length: 5 }, () => "gridWheel"),
    "gridLadderEnd",
  ]);
  expect(book[1]).toMatchObject({
    wins: [{ kind: "scatter", symbol: "balao", cells: balloons, winHundredths: 200 }],
    winHundredths: 200,
    totalHundredths: 200,
  });
  expect(book[2]).toEqual({
    type: "gridTrigger",
    stage: "base",
    feature: "ladder",
    symbol: "balao",
    cells: balloons,
    count: 3,
    spins: 0,
  });
  expect(book.slice(4)).toEqual([
    { type: "gridWheel", spin: 1, segment: 3, kind: "climb", steps: 3, winHundredths: 0, rung: 3 },
    {
      type: "gridWheel",
      spin: 2,
      segment: 4,
      kind: "coins",
      steps: 0,
      winHundredths: 200,
      rung: 3,
    },
    { type: "gridWheel", spin: 3, segment: 1, kind: "climb", steps: 1, winHundredths: 0, rung: 4 },
    {
      type: "gridWheel",
      spin: 4,
      segment: 5,
      kind: "coins",
      steps: 0,
      winHundredths: 500,
      rung: 4,
    },
    { type: "gridWheel", spin: 5, segment: 0, kind: "slip", steps: 0, winHundredths: 0, rung: 4 },
    {
      type: "gridLadderEnd",
      rung: 4,
      jackpot: "mini",
      jackpotHundredths: 1_500,
      coinsHundredths: 700,
      winHundredths: 2_200,
      totalHundredths: 2_400,
    },
  ]);
});

describe("The highest prize", () => {
  test.each([
    ["is none below the first rung of one", [2, 0], null, 0],
    ["is the one on the very rung", [3, 0], "mini", 1_500],
    ["stays below the next one", [3, 2, 0], "mini", 1_500],
    ["is the next one", [3, 3, 0], "minor", 5_000],
    ["is the one after", [3, 3, 3, 0], "major", 20_000],
    ["ends the climb at the top", [3, 3, 3, 3], "grand", 100_000],
    ["is not climbed beyond", [3, 3, 3, 2, 3], "grand", 100_000],
  ] as const)("%s", (_what, wheel, jackpot, jackpotHundredths) => {
    const { book, total } = climb(...wheel);
    expect(total).toBe(200 + jackpotHundredths);
    expect(book.at(-1)).toMatchObject({
      jackpot,
      jackpotHundredths,
      rung: Math.min(
        12,
        [...wheel].reduce<number>((sum, each) => sum + each, 0),
      ),
      coinsHundredths: 0,
      winHundredths: jackpotHundredths,
      totalHundredths: total,
    });
  });

  test("takes the last step only as far as the top", () => {
    const { book } = climb(3, 3, 3, 2, 3);
    expect(book.at(-2)).toMatchObject({ segment: 3, steps: 1, rung: 12 });
  });
});

test("two balloons climb nothing, and lines pay as they do", () => {
  const quiet = play([0, 0, 3], []);
  expect([quiet.total, quiet.book.map(({ type }) => type)]).toEqual([0, ["gridReveal"]]);
  const lines = play([3, 3, 3], []);
  expect(lines.total).toBe(20 * 300);
  expect(lines.book.map(({ type }) => type)).toEqual(["gridReveal", "gridWins"]);
  expect(lines.book[1]).toMatchObject({ winHundredths: 6_000, totalHundredths: 6_000 });
});

test("a round that nobody is told wins the same, up to the same maximum", () => {
  expect(play([0, 0, 0], [3, 5, 0], false)).toEqual({ book: [], total: 200 + 1_500 + 500 });
  expect(play([3, 3, 3], [], false).total).toBe(6_000);
  expect(play([0, 0, 3], [], false).total).toBe(0);
  expect(slot.engine.cap).toBe(100_000);
});
