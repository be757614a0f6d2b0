// Protects: whoever pays more for a spin gets what that way of playing says, and nothing else is
// different; what was played before there were such ways is played again as it was.
import { describe, expect, test } from "vitest";
import type { InstantGame } from "../engine.ts";
import { definitionOf } from "../definitions/index.ts";
import { figuresOf } from "../games/catalogue.ts";
import { findGame } from "../games/house-games.ts";
import { tierOf } from "../tier.ts";
import { simulationDraws } from "./exact/simulate.ts";
import { slots } from "./index.ts";
import { type MadeMode, PLAIN_SPIN, withModes } from "./modes.ts";
import { botoEncantado, botoEncantadoSlot } from "../slots/boto-encantado/definition.ts";
import { type GridEngine, playGrid } from "./round.ts";

interface Played {
  readonly game: InstantGame;
  readonly modes: readonly MadeMode<{ readonly engine: GridEngine }>[];
}

const played = slots.flatMap((slot): (readonly [string, Played])[] => {
  switch (slot.kind) {
    case "book":
    case "cascade":
    case "joined":
    case "ways":
      return slot.modes.length === 0 ? [] : [[slot.game.facts.code, slot]];
    default:
      return [];
  }
});

const playOf = (game: InstantGame, choice: unknown, seed: number) =>
  game.play(game.readChoice(choice), simulationDraws(seed));

test("every other way of playing costs a whole number of stakes", () => {
  expect(played.length).toBeGreaterThan(1);
  for (const [, { game, modes }] of played) {
    for (const { id, units } of modes) {
      expect(Number.isInteger(units)).toBe(true);
      expect(game.unitsOf(game.readChoice({ mode: id }))).toBe(units);
      // The dearest can be bought at one stake at the least, and pays no fraction of a centavo.
      expect(units * Math.min(...game.facts.stakesCentavos)).toBeLessThanOrEqual(
        game.facts.maxStakeCentavos ?? 0,
      );
    }
    expect(game.unitsOf(game.readChoice(undefined))).toBe(1);
  }
});

describe.each(played)("%s", (code, { game, modes }) => {
  test("a plain spin is what it was in the version before there were other ways", () => {
    const before = findGame(code, game.facts.version - 1);
    if (before?.shape !== "instant") throw new Error(code);
    for (let seed = 1; seed <= 40; seed += 1) {
      expect(playOf(game, undefined, seed)).toEqual(playOf(before, undefined, seed));
    }
    expect(before.readChoice({ mode: modes[0]?.id })).toBeNull();
    expect(definitionOf(code, before.facts.version)).not.toHaveProperty("modes");
    expect(definitionOf(code, game.facts.version)).toHaveProperty("modes");
  });

  test.each(modes.map((mode) => [mode.id, mode] as const))(
    "%s is told by what it costs, and begins as it says",
    (id, { units, spins, made: { engine } }) => {
      let gains = 0;
      for (let seed = 1; seed <= 60; seed += 1) {
        const { book, winHundredths } = playOf(game, { mode: id }, seed);
        const tier = tierOf(winHundredths / units);
        expect(book.at(-1)).toEqual({ type: "finalWin", winHundredths, tier });
        if (winHundredths <= 100 * units) expect(["none", "return"]).toContain(tier);
        else gains += 1;
        const start = book.find((event) => event.type === "gridFeatureStart");
        if (spins === null) {
          const reveal = book.find(({ type }) => type === "gridReveal");
          expect(reveal).toMatchObject({ stage: "base" });
          expect(start?.bought ?? false).toBe(false);
          expect(winHundredths).toBe(playGrid(engine, simulationDraws(seed)).winHundredths);
        } else {
          expect(start).toMatchObject({ spins, bought: true });
          expect(book.some((event) => event.type === "gridReveal" && event.stage === "base")).toBe(
            false,
          );
        }
      }
      expect(gains).toBeGreaterThan(0);
    },
  );
});

test("a slot with a single other way offers just that, and a plain spin costs one stake", () => {
  const plain: InstantGame = {
    ...botoEncantado,
    readChoice: () => true,
    unitsOf: () => PLAIN_SPIN.units,
  };
  const engine = botoEncantadoSlot.engine;
  const dear = { id: "dear", units: 3, spins: null, made: { engine } };
  const game = withModes(plain, [dear]);
  const read = (choice: unknown) => game.readChoice(choice);
  expect([read({ mode: "dear" }), read(undefined)]).toEqual([{ mode: "dear" }, { mode: null }]);
  for (const other of ["spin", "", 3, null]) expect(read({ mode: other })).toBeNull();
  expect([{ mode: "dear" }, undefined].map((one) => game.unitsOf(read(one)))).toEqual([3, 1]);
  expect(PLAIN_SPIN).toEqual({ units: 1, spins: null });
  expect(withModes(plain, [])).toBe(plain);
});

test("free spins come with an ante as often as is published", () => {
  for (const [code, { game }] of played) {
    const choice = { mode: "ante" };
    if (game.readChoice(choice) === null) continue;
    const rounds = 6_000;
    let seen = 0;
    for (let seed = 1; seed <= rounds; seed += 1) {
      const { book } = playOf(game, choice, seed);
      if (book.some(({ type }) => type === "gridFeatureStart")) seen += 1;
    }
    const options = figuresOf(game).options;
    const oneIn = (id: string): number =>
      Number(options.find((option) => option.id === id)?.featureOneIn);
    const expected = rounds / oneIn("ante");
    expect(Math.abs(seen - expected), code).toBeLessThan(3.3 * Math.sqrt(expected));
    // For twice the stake more than twice as often: the house keeps what it always keeps.
    expect(oneIn("spin") / oneIn("ante"), code).toBeGreaterThan(2);
  }
});
