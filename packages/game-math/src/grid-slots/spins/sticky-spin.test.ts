// Protects: scatters pay and give free spins by their number, in which wilds stay where they land.
import { describe, expect, test } from "vitest";
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import { scriptedDraws } from "../../fixtures/scripted-draws.ts";
import { trilhaDoCurupiraSlot } from "../../slots/trilha-do-curupira/definition.ts";
import { openRound } from "../round.ts";
import { createStickySlot } from "./sticky-spin.ts";

/** No symbol is on three reels but the footprint. */
const stripsOf = (strip: (id: string) => string) =>
  ["queixada", "veado", "tamandua", "cutia", "cogumelo"].map(strip);
const slot = createStickySlot({
  ...trilhaDoCurupiraSlot.definition,
  strips: {
    // At stop 0 nothing, at 4 one footprint, at 8 two.
    base: stripsOf(
      (id) => `${id} ${id} ${id} ${id} pegada ${id} ${id} ${id} pegada pegada ${id} ${id} ${id}`,
    ),
    // At stop 0 a wild in the top row, at 1 nothing.
    free: stripsOf((id) => `curupira ${id} ${id} ${id} ${id} ${id}`),
  },
  spins: [1, 2, 3],
});

function play(stops: readonly number[], how: (round: ReturnType<typeof openRound>) => unknown) {
  const book: RoundEvent[] = [];
  const draws = scriptedDraws(...stops);
  const round = openRound(slot.engine.cap, draws, book);
  const spins = how(round);
  expect(draws.left).toEqual([]);
  return { spins, book, total: round.total };
}

describe("The paid spin", () => {
  test.each([
    ["none", [0, 0, 0, 0, 0], 0, 0],
    ["two", [4, 4, 0, 0, 0], 0, 0],
    ["three", [4, 4, 4, 0, 0], 1, 500],
    ["four", [8, 4, 0, 4, 0], 2, 2_000],
    ["five", [4, 4, 4, 4, 4], 3, 10_000],
    ["six as five", [8, 8, 8, 0, 0], 3, 10_000],
  ])("with %s", (_footprints, stops, spins, pay) => {
    const played = play(stops, (round) => slot.engine.playBase(round));
    expect([played.spins, played.total]).toEqual([spins, pay]);
    expect(slot.engine.control?.happened()).toBe(spins > 0);
    const told = pay === 0 ? [] : ["gridWins", "gridTrigger"];
    expect(played.book.map(({ type }) => type)).toEqual(["gridReveal", ...told]);
  });
});

test("a wild is told where it lands, the first cell too, and shown in every spin after", () => {
  const stops = [0, 1, 1, 1, 1, 1, 1, 1, 1, 0];
  const { book } = play(stops, (round) => slot.engine.playFeature(round, 2, false));
  const tops = book.flatMap((event) =>
    event.type === "gridReveal" ? [event.columns.map(([top]) => top === "curupira")] : [],
  );
  expect(tops).toEqual([
    [true, false, false, false, false],
    [true, false, false, false, true],
  ]);
  const landed = book.flatMap((event) => (event.type === "gridSticky" ? event.cells : []));
  expect(landed).toEqual([
    { reel: 0, row: 0 },
    { reel: 4, row: 0 },
  ]);
});

test("a round ends at 800 times its stake", () => {
  expect(slot.engine.cap).toBe(80_000);
});
