// Protects: no default offer, at no game and however played, costs the house more than is published
// with it; and a player who works one off without luck pays for it.
import { describe, expect, test } from "vitest";
import { findGame } from "@tucano/game-math/games/house-games.ts";
import { presets, severalKeys } from "../../market/index.ts";
import {
  bestOf,
  boundOf,
  combinationOf,
  costRateOf,
  countedGames,
  freeCases,
  freeWorthOf,
  offerCases,
  returnedOf,
  steadyOf,
} from "./offer-costs.ts";

const numbers = presets.standard;
const games = countedGames();
const cases = offerCases(numbers);
const ofLevels = numbers.vip.levels.map(({ upgrade }) => upgrade.free);
const byName = (name: string) => cases.find((one) => one.name === name);

describe("What an offer costs", () => {
  test.each(cases.map((one) => [one.name, one] as const))(
    "%s: not above what is published, by no strategy",
    (_name, one) => {
      const published = (one.gift * numbers.offerCosts.costRates[one.offer]) / 10_000;
      // Centavos are whole: half of one is nobody's strategy.
      expect(boundOf(one, games)).toBeLessThanOrEqual(published + 0.5);
      for (const game of games) {
        expect(boundOf(one, [game])).toBeLessThanOrEqual(boundOf(one, games) + 1e-6);
      }
    },
  );

  test("of each kind of which several can run is reckoned from an offer's own numbers", () => {
    for (const key of severalKeys) {
      const rate = costRateOf(key, numbers[key], games);
      expect(rate, key).toBeLessThanOrEqual(numbers.offerCosts.costRates[key]);
    }
    const { rechargeRebate, firstRecharge } = numbers;
    const costs = (turnoverMultipleOfDeposit: number) =>
      costRateOf("rechargeRebate", { ...rechargeRebate, turnoverMultipleOfDeposit }, games);
    expect(costs(0)).toBeGreaterThan(costs(5));
    expect(costs(5)).toBeGreaterThan(0);
    // Nothing to deposit and nothing to stake: all of it, and never more.
    const free = { ...firstRecharge, welcomeFromCentavos: 0, smallFromCentavos: 0 };
    const gift = { ...free, turnoverMultiple: 0, welcomeRate: 10_000, smallRate: 0 };
    expect(costRateOf("firstRecharge", gift, games)).toBeLessThanOrEqual(10_000);
  });

  test("for a deposit is never less than nothing to whoever plays without luck", () => {
    const ofDeposits = cases.filter(({ pocket }) => pocket === "bonus");
    expect(ofDeposits.length).toBeGreaterThan(20);
    for (const one of ofDeposits) {
      for (const game of games) expect(steadyOf(one, game)).toBeLessThan(0);
    }
  });

  test("by value iteration is within the bound, and the best that there is nearly always loses", () => {
    const one = byName("day 7");
    if (one === undefined) throw new Error("There is a seventh day.");
    for (const game of games) {
      const { profit, ruin } = bestOf(one, game, numbers.wagering.stakeMaxCentavos);
      expect(profit).toBeLessThanOrEqual(boundOf(one, games) + 1e-6);
      expect(profit).toBeGreaterThanOrEqual(0);
      expect(ruin).toBeGreaterThan(0.9);
    }
  });

  test("is not more with free rounds, whichever game they are for: none are given by default", () => {
    const given = [...freeCases(numbers).map(({ free }) => free), ...ofLevels];
    expect(given.filter(({ freeCount }) => freeCount > 0)).toEqual([]);
    const free = { freeCount: 100, freeStakeCentavos: 1_000, freeDays: 7 };
    const face = free.freeCount * free.freeStakeCentavos;
    for (const { code } of games.filter((game) => findGame(game.code)?.shape === "instant")) {
      const worth = freeWorthOf({ ...free, freeGame: code }, numbers.freeRounds, games);
      expect(worth, code).toBeGreaterThan(0);
      expect(worth, code).toBeLessThan(face * 0.965);
      const bought = { offer: "shop" } as const;
      for (const { offer } of [bought, ...freeCases(numbers)]) {
        const published = (face * numbers.offerCosts.costRates[offer]) / 10_000;
        expect(worth, `${offer}, ${code}`).toBeLessThanOrEqual(published);
      }
    }
  });

  test("of all that one deposit earns together is not above what is published for it", () => {
    for (let deposit = 1_000; deposit <= 5_000_000; deposit += 7_000) {
      const { profit, published } = combinationOf(numbers, deposit, games);
      expect(profit, String(deposit)).toBeLessThanOrEqual(published + 0.5);
    }
  });

  test("for having paid in and staked is less than the house keeps, of all shares together, at every game", () => {
    for (const game of games) {
      const { keeps, relief, rebate, spins, gifts, team } = returnedOf(numbers, game);
      expect(relief + rebate + spins + gifts + team, game.code).toBeLessThan(keeps);
    }
  });
});
