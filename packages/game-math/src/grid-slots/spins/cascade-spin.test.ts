// Protects: a screen of scatters gives the most free spins there are, all that changes is told, and
// orbs multiply what their own spin has won, no more and no less.
import { describe, expect, test } from "vitest";
import type { EventOf, RoundEvent } from "@tucano/contract/events/round-events.ts";
import { cascataDoOuroSlot } from "../../slots/cascata-do-ouro/definition.ts";
import { slot as jardim } from "../../slots/jardim-do-beija-flor/definition.ts";
import { openRound } from "../round.ts";
import { createCascadeSlot, type Evaluator } from "./cascade-spin.ts";

const { definition, engine } = cascataDoOuroSlot;

test("more scatters than any number of spins is written for give the highest of these", () => {
  expect(engine.cap).toBe(80_000);
  expect(engine.playBase(openRound(engine.cap, { below: () => 0 }, null))).toBe(15);
});

test("a single place that changes under a win is told", () => {
  let pay = 100;
  const { engine: marking } = createCascadeSlot(definition, {
    evaluate(screen) {
      const paid = pay;
      screen.removed[0] = 1;
      pay = 0;
      return paid;
    },
    settle: (_, book) =>
      book?.push({ type: "gridSpots", spots: [{ reel: 0, row: 0, multiplier: 2 }] }),
  });
  const book: RoundEvent[] = [];
  // The symbol that falls most often: no scatter.
  expect(marking.playBase(openRound(marking.cap, { below: (n) => n - 1 }, book))).toBe(0);
  expect(book.map(({ type }) => type).slice(0, 4)).toEqual([
    "gridReveal",
    "gridWins",
    "gridSpots",
    "gridCascade",
  ]);
  expect(book[2]).toEqual({
    type: "gridSpots",
    spots: [{ reel: 0, row: 0, multiplier: 2 }],
  });
});

test("what stays is where it was in the next free spin, and is forgotten before the first", () => {
  let at = 0;
  const stays = new Uint8Array(definition.screen.symbols.length);
  stays[1] = 1;
  const { engine: staying } = createCascadeSlot(definition, {
    stays,
    evaluate({ cells }) {
      at += 1;
      // Put there by the base spin, and again by the first of the free spins.
      if (at <= 2) cells[at] = 1;
      return 0;
    },
  });
  const book: RoundEvent[] = [];
  const round = openRound(staying.cap, { below: (n) => n - 1 }, book);
  staying.playBase(round);
  staying.playFeature(round, 3, true);
  const { id } = definition.screen.symbols[1]!;
  const shown = book.flatMap((event) =>
    event.type === "gridReveal" ? [[event.columns[0]?.[1], event.columns[0]?.[2]]] : [],
  );
  const other = shown[0]?.[0];
  expect(other).not.toBe(id);
  expect(shown.slice(1)).toEqual([
    [other, other],
    [other, id],
    [other, id],
  ]);
});

describe("orbs", () => {
  const { symbols } = jardim.numbers.screen;
  const [fruit, drop5, drop10] = ["pitanga", "gota_5", "gota_10"].map((id) =>
    symbols.findIndex((symbol) => symbol.id === id),
  ) as [number, number, number];

  /** What each screen in turn pays, and the symbols of the first cells from the upper left. */
  type Screens = readonly (readonly [pay: number, ...shown: number[]])[];

  /** Nothing vanishes: the screens are as they are said. */
  function evaluatorOf(screens: Screens): Evaluator {
    let at = 0;
    return {
      evaluate({ cells }) {
        const [pay = 0, ...shown] = screens[at] ?? [];
        at += 1;
        cells.fill(fruit);
        cells.set(shown);
        return pay;
      },
    };
  }

  function orbsOf(screens: Screens, play: "playBase" | "playFeature") {
    const { engine: machine } = createCascadeSlot(jardim.numbers, evaluatorOf(screens));
    const book: RoundEvent[] = [];
    const round = openRound(machine.cap, { below: (n) => n - 1 }, book);
    if (play === "playBase") machine.playBase(round);
    else machine.playFeature(round, 3, true);
    const told = book.filter((event): event is EventOf<"gridOrbs"> => event.type === "gridOrbs");
    return { told, book, total: round.total };
  }

  test("add up, and multiply everything that the spin has won", () => {
    const { told, total } = orbsOf([[100], [50, drop5], [0, drop5, drop10]], "playBase");
    expect(total).toBe(150 * 15);
    expect(told).toEqual([
      {
        type: "gridOrbs",
        stage: "base",
        cells: [
          { reel: 0, row: 0 },
          { reel: 0, row: 1 },
        ],
        multiplier: 15,
        winHundredths: 150 * 14,
        totalHundredths: 150 * 15,
      },
    ]);
  });

  test("do nothing to a spin that wins nothing, and nothing is told where there are none", () => {
    for (const screens of [[[0, drop10]], [[100], [0]]] satisfies Screens[]) {
      const { told, total } = orbsOf(screens, "playBase");
      expect(told).toEqual([]);
      expect(total).toBe(screens[0]?.[0]);
    }
  });

  test("of free spins that win are kept, and multiply later wins without a drop of their own", () => {
    const { told, book, total } = orbsOf(
      [[10], [0, drop5], [0, drop10], [20], [0, fruit]],
      "playFeature",
    );
    expect(told.map(({ multiplier, cells }) => [multiplier, cells.length])).toEqual([
      [5, 1],
      [5, 0],
    ]);
    expect(total).toBe(10 * 5 + 20 * 5);
    const spins = book.filter((event) => event.type === "gridSpin");
    expect(spins.map(({ multiplier }) => multiplier)).toEqual([1, 5, 5]);
  });
});
