// Protects: moons stay, respins start anew until none is left or the screen is full, and a full
// screen raises the round to its maximum and no further.
import { describe, expect, test } from "vitest";
import type { EventOf, RoundEvent } from "@tucano/contract/events/round-events.ts";
import { scriptedDraws } from "../../fixtures/scripted-draws.ts";
import { luarDoSertaoSlot } from "../../slots/luar-do-sertao/definition.ts";
import { openRound } from "../round.ts";
import { createHoldSlot } from "./hold-spin.ts";

/** Where a reel stops: at three moons, at three of what pays, at three that no other reel has. */
const [MOONS, PAYS, QUIET] = [0, 3, 6];
const definition = {
  ...luarDoSertaoSlot.definition,
  strips: ["coruja", "raposa", "tatu", "viola", "lampiao"].map(
    (id) => `lua lua lua cuia cuia cuia ${id} ${id} ${id}`,
  ),
  moonOneIn: 2,
  values: [{ hundredths: 50, weight: 1 }],
};
/** Draws of a free cell: a moon with its value, or none. */
const [MOON, NONE] = [[0, 0], [1]];

const times = (count: number, draws: readonly number[]): number[] =>
  Array.from({ length: count }, () => draws).flat();

function play(stops: readonly number[], rest: readonly number[], maxWinMultiplier = 1_000) {
  const { engine } = createHoldSlot({ ...definition, maxWinMultiplier });
  const [told, untold] = [[], null].map((book: RoundEvent[] | null) => {
    const draws = scriptedDraws(...stops, ...rest);
    const round = openRound(engine.cap, draws, book);
    expect(engine.playBase(round)).toBe(0);
    expect(draws.left).toEqual([]);
    return round;
  });
  expect(untold?.total).toBe(told?.total);
  const book = told?.book ?? [];
  const spins = book.filter(
    (event): event is EventOf<"gridHoldSpin"> => event.type === "gridHoldSpin",
  );
  const respins = spins.map((spin) => spin.respins);
  return { types: book.map(({ type }) => type), respins, end: book.at(-1), total: told?.total };
}

test("the maximum is the one that is published", () => {
  expect(luarDoSertaoSlot.engine.cap).toBe(100_000);
});

test("five moons and fewer are not held, and lines pay as they do", () => {
  const quiet = play([MOONS, QUIET, QUIET, QUIET, QUIET], []);
  expect([quiet.total, quiet.types]).toEqual([0, ["gridReveal"]]);
  const lines = play([PAYS, PAYS, PAYS, QUIET, QUIET], []);
  expect([lines.total, lines.types]).toEqual([20 * 75, ["gridReveal", "gridWins"]]);
});

test("six moons pay what they carry; one that lands starts the respins anew", () => {
  const six = [QUIET, QUIET, QUIET, MOONS, MOONS];
  const values = times(6, [0]);
  const none = play(six, [...values, ...times(27, NONE)]);
  expect(none.respins).toEqual([2, 1, 0]);
  expect(none.end).toMatchObject({ isFull: false, bonusHundredths: 0, winHundredths: 300 });
  const landed = [...times(9, NONE), ...MOON, ...times(8 + 24, NONE)];
  const one = play(six, [...values, ...landed]);
  expect(one.respins).toEqual([2, 3, 2, 1, 0]);
  expect(one.end).toMatchObject({ isFull: false, bonusHundredths: 0, totalHundredths: 350 });
});

describe("A full screen", () => {
  const full = [...times(6, [0]), ...times(9, MOON)];

  test.each([
    ["is the last spin, and raises the round to its maximum", QUIET, 1_000, 99_250, 100_000],
    ["counts what the lines have paid before", PAYS, 1_000, 97_750, 100_000],
    ["adds nothing where the maximum is reached without it", PAYS, 15, 0, 2_250],
  ])("%s", (_what, stop, most, bonusHundredths, total) => {
    const played = play([stop, stop, stop, MOONS, MOONS], full, most);
    expect(played.respins).toEqual([3]);
    expect(played.total).toBe(total);
    const winHundredths = 15 * 50 + bonusHundredths;
    const told = { isFull: true, bonusHundredths, winHundredths, totalHundredths: total };
    expect(played.end).toMatchObject(told);
  });
});
