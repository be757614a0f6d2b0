// Protects: moons pay and give free spins by their number, in either stage, up to their limit.
import { describe, expect, test } from "vitest";
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import { scriptedDraws } from "../../fixtures/scripted-draws.ts";
import { botoEncantadoSlot } from "../../slots/boto-encantado/definition.ts";
import { openRound } from "../round.ts";
import { createWaysSlot } from "./ways-spin.ts";

/** At stop 0 nothing, at 3 one moon, at 6 two; no symbol is on three reels but the moon. */
const quiet = ["remo", "alga", "concha", "estrela", "canoa"].map(
  (id) => `${id} ${id} ${id} lua ${id} ${id} lua lua ${id}`,
);
const slot = createWaysSlot({
  ...botoEncantadoSlot.definition,
  strips: { base: quiet, free: quiet },
  retriggerSpins: 5,
  spinsMax: 13,
});

function playBase(stops: readonly number[], isTold = true) {
  const book: RoundEvent[] | null = isTold ? [] : null;
  const round = openRound(slot.engine.cap, scriptedDraws(...stops), book);
  return { spins: slot.engine.playBase(round), book: book ?? [], total: round.total };
}
const typesOf = (book: readonly RoundEvent[]) => book.map(({ type }) => type);

describe("The paid spin", () => {
  test.each([
    ["none", [0, 0, 0, 0, 0], 0, 0],
    ["two", [3, 3, 0, 0, 0], 0, 0],
    ["three", [3, 3, 3, 0, 0], 10, 200],
    ["four", [6, 3, 0, 3, 0], 12, 1_000],
    ["five", [3, 3, 3, 3, 3], 15, 5_000],
    ["six as five", [6, 6, 6, 0, 0], 15, 5_000],
  ])("with %s", (_moons, stops, spins, pay) => {
    const played = playBase(stops);
    expect([played.spins, played.total]).toEqual([spins, pay]);
    const told = pay === 0 ? [] : ["gridWins", "gridTrigger"];
    expect(typesOf(played.book)).toEqual(["gridReveal", ...told]);
    expect(playBase(stops, false)).toEqual({ ...played, book: [] });
  });

  test("tells of a single free spin as of more", () => {
    const one = createWaysSlot({ ...slot.definition, spins: [1, 2, 3] });
    const book: RoundEvent[] = [];
    const round = openRound(one.engine.cap, scriptedDraws(3, 3, 3, 0, 0), book);
    expect(one.engine.playBase(round)).toBe(1);
    expect(book.at(-1)).toMatchObject({ type: "gridTrigger", spins: 1 });
  });

  test("tells the moons that pay and give spins", () => {
    const { book } = playBase([3, 3, 3, 0, 0]);
    const cells = [0, 1, 2].map((reel) => ({ reel, row: 0 }));
    expect(book.slice(1)).toEqual([
      {
        type: "gridWins",
        stage: "base",
        step: 0,
        wins: [
          {
            kind: "scatter",
            symbol: "lua",
            cells,
            count: 3,
            line: null,
            ways: 1,
            multiplier: 1,
            winHundredths: 200,
          },
        ],
        winHundredths: 200,
        totalHundredths: 200,
      },
      {
        type: "gridTrigger",
        stage: "base",
        feature: "freeSpins",
        symbol: "lua",
        cells,
        count: 3,
        spins: 10,
      },
    ]);
  });
});

test("free spins with three moons and more add five, as far as there is room", () => {
  const spin = [0, 0, 0, 0, 0];
  const two = [3, 3, 0, 0, 0];
  const three = [3, 3, 3, 0, 0];
  // Ten and five would be more than thirteen; the second time there is no room at all.
  const draws = scriptedDraws(
    ...two,
    ...three,
    ...three,
    ...Array.from({ length: 10 }, () => spin).flat(),
  );
  const book: RoundEvent[] = [];
  const round = openRound(slot.engine.cap, draws, book);
  slot.engine.playFeature(round, 10, false);
  expect(draws.left).toEqual([]);
  expect(round.total).toBe(400);
  const triggers = book.flatMap((event) => (event.type === "gridTrigger" ? [event] : []));
  expect(triggers.map(({ stage, spins, count }) => [stage, spins, count])).toEqual([
    ["free", 3, 3],
    ["free", 0, 3],
  ]);
  expect(book[0]).toMatchObject({
    type: "gridFeatureStart",
    spins: 10,
    multiplier: 1,
    bought: false,
  });
  expect(book.at(-1)).toMatchObject({ spinsPlayed: 13, winHundredths: 400 });
});

test("ways pay what they are worth, and the round ends at its maximum", () => {
  const all = createWaysSlot({
    ...botoEncantadoSlot.definition,
    strips: { base: quiet.map(() => "alga lua remo"), free: quiet },
  });
  const book: RoundEvent[] = [];
  const round = openRound(all.engine.cap, scriptedDraws(0, 0, 0, 0, 0), book);
  expect(all.engine.playBase(round)).toBe(15);
  // One of each on five reels: 2.00 of alga, 3.00 of remo, and five moons.
  expect(round.total).toBe(200 + 300 + 5_000);
  expect(book[1]).toMatchObject({ winHundredths: 5_500, wins: { length: 3 } });
  expect(all.engine.cap).toBe(50_000);
});
