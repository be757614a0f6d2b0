// Protects: a bet is taken only if whatever it wins can be paid, and an alias gives nobody away.
import { expect, test } from "vitest";
import { add, toCentavos } from "@tucano/contract/money.ts";
import { winOf } from "@tucano/contract/events/round-events.ts";
import { sharedGames } from "@tucano/game-math/shared/index.ts";
import { MAX_AMOUNT_CENTAVOS } from "@tucano/contract/studios/studio-wallet.ts";
import { aliasOf, largestStake, requireTable, stakeOf } from "./policy.ts";

test.each([
  // Hundredths that a unit wins at most, and units that the stake has.
  [100, 1],
  [200, 1],
  [300, 7],
  [100_000, 10],
])(
  "what wins %i hundredths on one of %i units at most can be paid, and not a unit more",
  (most, units) => {
    const stake = largestStake({ mostHundredths: most, units });
    expect(winOf(stake, most, units)).toBeLessThanOrEqual(MAX_AMOUNT_CENTAVOS);
    const larger = add(stake, toCentavos(units));
    expect(winOf(larger, most, units)).toBeGreaterThan(MAX_AMOUNT_CENTAVOS);
  },
);

test("what can win nothing may stake the most", () => {
  expect(largestStake({ mostHundredths: 0, units: 3 })).toBe(MAX_AMOUNT_CENTAVOS);
});

test("an alias is two letters and a number, the same each time", () => {
  const aliases = Array.from({ length: 500 }, (_, index) => aliasOf(`player-${index}`));
  for (const alias of aliases) expect(alias).toMatch(/^[a-z]{2}\*{3}[1-9]\d$/);
  expect(new Set(aliases).size).toBeGreaterThan(400);
  expect(new Set(aliases.map((alias) => alias.slice(-2))).size).toBe(90);
  // What players were called yesterday they are called today.
  expect(["a", "b", "player-7"].map(aliasOf)).toEqual(["hv***39", "hr***96", "nr***64"]);
});

test("a table is found by its own code alone", () => {
  for (const game of sharedGames) {
    expect(requireTable({ games: sharedGames }, game.facts.code)).toBe(game);
  }
  expect(() => requireTable({ games: sharedGames }, "no-such-table")).toThrow(
    "house_games.game_unknown",
  );
});

test("a bet stakes its unit as often as it says", () => {
  expect(stakeOf({ unit: toCentavos(250), units: 3 })).toBe(750);
  expect(stakeOf({ unit: toCentavos(1), units: 1 })).toBe(1);
});
