// Protects: no gift is larger than its rule allows, and however a sum is paid in, at once or in
// many parts, the tiers give the same for it to the centavo.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toCentavos } from "@tucano/contract/money.ts";
import { presets } from "../market/index.ts";
import {
  earnedAt,
  fulfilledOn,
  leastFirstRecharge,
  lossOf,
  positionAfter,
  progressIn,
  rateAt,
  rebateGift,
  reliefGift,
  type Tier,
  tierAfter,
  tierAt,
  tierGift,
  welcomeGift,
} from "./policy.ts";

const tiers: Tier[] = [
  { code: "bronze", fromCentavos: 100_000, toCentavos: 500_000, rateFrom: 500, rateTo: 1_000 },
  { code: "silver", fromCentavos: 500_100, toCentavos: 1_500_000, rateFrom: 1_000, rateTo: 1_500 },
  { code: "gold", fromCentavos: 1_500_100, toCentavos: 3_000_000, rateFrom: 1_500, rateTo: 1_800 },
];
const rechargeTiers = { ...presets.standard.rechargeTiers, turnoverMultiple: 10, tiers };
const amounts = fc.integer({ min: 1, max: 5_000_000 }).map(toCentavos);

const firstRecharge = {
  ...presets.standard.firstRecharge,
  welcomeFromCentavos: 20_000,
  welcomeRate: 10_000,
  welcomeMaxCentavos: 150_000,
  smallFromCentavos: 10_000,
  smallRate: 1_000,
  turnoverMultiple: 20,
  claimDays: 7,
};

describe("The first recharge", () => {
  test.each([
    [9_999, null],
    [10_000, 1_000],
    [19_999, 1_999],
    [20_000, 20_000],
    [150_000, 150_000],
    [150_001, 150_000],
  ])("of %i centavos gives %s", (recharge, gift) => {
    const found = welcomeGift(firstRecharge, toCentavos(recharge));
    expect(found?.amount ?? null).toBe(gift);
    expect(found?.turnover ?? null).toBe(gift === null ? null : gift * 20);
  });

  test("of nothing gives nothing, whatever the numbers are", () => {
    const numbers = { ...firstRecharge, smallFromCentavos: 0, smallRate: 1 };
    expect(welcomeGift(numbers, toCentavos(0))).toBeNull();
    expect(welcomeGift(numbers, toCentavos(9_999))).toBeNull();
    expect(welcomeGift(numbers, toCentavos(10_000))?.amount).toBe(1);
  });
});

describe("The recharge tiers", () => {
  test.each([
    [99_999, 0, 0],
    [100_000, 500, 5_000],
    [300_000, 750, 22_500],
    [500_000, 1_000, 50_000],
    // Between two tiers: as at the end of the one before.
    [500_050, 1_000, 50_000],
    [500_100, 1_000, 50_010],
    [1_500_000, 1_500, 225_000],
    [3_000_000, 1_800, 540_000],
    [9_000_000, 1_800, 540_000],
  ])("at %i centavos have the rate %i and have earned %i", (total, rate, earned) => {
    expect(rateAt(tiers, toCentavos(total))).toBe(rate);
    expect(earnedAt(tiers, toCentavos(total))).toBe(earned);
  });

  test("give the same for a sum, however it was paid in", () => {
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1, maxLength: 30 }), (recharges) => {
        let total = 0;
        let given = 0;
        for (const recharge of recharges) {
          const before = toCentavos(total);
          total += recharge;
          const gift = tierGift(rechargeTiers, { before, after: toCentavos(total) });
          expect(gift?.amount ?? 1).toBeGreaterThan(0);
          given += gift?.amount ?? 0;
        }
        expect(given).toBe(earnedAt(tiers, toCentavos(total)));
      }),
    );
  });

  test("never give more than the rate of the tier's end, and say how far the next one is", () => {
    fc.assert(
      fc.property(amounts, (total) => {
        expect(earnedAt(tiers, total) * 10_000).toBeLessThanOrEqual(total * 1_800);
        const reached = tierAt(tiers, total);
        const next = tierAfter(tiers, total);
        expect(reached === null || reached.fromCentavos <= total).toBe(true);
        expect(next === null || next.fromCentavos > total).toBe(true);
        for (const tier of tiers) {
          expect(progressIn(tier, total)).toBeGreaterThanOrEqual(0);
          expect(progressIn(tier, total)).toBeLessThanOrEqual(10_000);
        }
      }),
    );
  });

  test("of one point have their end's rate", () => {
    const point: Tier = {
      code: "gold",
      fromCentavos: 100,
      toCentavos: 100,
      rateFrom: 1,
      rateTo: 2,
    };
    expect(rateAt([point], toCentavos(500))).toBe(2);
    expect(progressIn(point, toCentavos(100))).toBe(10_000);
  });
});

test("a recharge of the event earns its part, and owes a multiple of what was rewarded", () => {
  const numbers = {
    ...presets.standard.rechargeRebate,
    depositFromCentavos: 10_000,
    rate: 2_000,
    rewardMaxCentavos: 100_000,
    turnoverMultipleOfDeposit: 5,
  };
  expect(rebateGift(numbers, toCentavos(9_999))).toBeNull();
  expect(rebateGift(numbers, toCentavos(25_055))).toMatchObject({
    amount: 5_011,
    turnover: 125_275,
  });
  // Above R$ 5,000.00 nothing more is given, and nothing more is owed.
  for (const recharge of [500_000, 600_000, 5_000_000]) {
    const capped = { amount: 100_000, turnover: 2_500_000 };
    expect(rebateGift(numbers, toCentavos(recharge))).toMatchObject(capped);
  }
});

test("a loss is relieved from its least on, and no more than the most", () => {
  const numbers = {
    ...presets.standard.dailyRelief,
    rate: 800,
    lossFromCentavos: 1_000,
    rewardMaxCentavos: 200_000,
    turnoverRateMax: 200,
    turnoverMultiple: 1,
  };
  expect(lossOf(toCentavos(500), toCentavos(900))).toBe(0);
  expect(lossOf(toCentavos(-500), toCentavos(0))).toBe(0);
  const gift = (loss: number, turnover = 100_000_000) =>
    reliefGift(numbers, { loss: toCentavos(loss), turnover: toCentavos(turnover) });
  expect(gift(999)).toBeNull();
  expect(gift(6_450)).toMatchObject({ amount: 516, turnover: 516 });
  expect(gift(9_000_000)).toMatchObject({ amount: 200_000 });
  // A single bold bet: 2 % of what it counts, and not 8 % of all that it lost.
  expect(gift(6_450, 6_450)).toMatchObject({ amount: 129 });
  expect(gift(6_450, -10)).toBeNull();
  const nothing = { loss: toCentavos(0), turnover: toCentavos(0) };
  expect(reliefGift({ ...numbers, lossFromCentavos: 0 }, nothing)).toBeNull();
});

test("an invitee has fulfilled since the day on which both sums were there for good", () => {
  const numbers = { rechargeFromCentavos: 100, stakeFromCentavos: 500 };
  const day = (date: string, recharged: number, staked: number) => ({
    day: `2026-12-${date}`,
    recharged,
    staked,
  });
  expect(fulfilledOn(numbers, [])).toBeNull();
  expect(fulfilledOn(numbers, [day("01", 100, 499)])).toBeNull();
  expect(fulfilledOn(numbers, [day("02", 0, 1), day("01", 100, 499)])).toBe("2026-12-02");
  // What was taken back on the third had made it true on the second.
  const takenBack = [day("01", 100, 0), day("02", 0, 600), day("03", 0, -200), day("05", 0, 100)];
  expect(fulfilledOn(numbers, takenBack)).toBe("2026-12-05");
  expect(fulfilledOn(numbers, takenBack.slice(0, 3))).toBeNull();
});

test("seven days follow each other and begin anew", () => {
  expect([null, 1, 2, 6, 7].map(positionAfter)).toEqual([1, 2, 3, 7, 1]);
});

test("the least first recharge is the least that either offer takes", () => {
  expect(leastFirstRecharge(firstRecharge)).toBe(10_000);
  expect(leastFirstRecharge({ ...firstRecharge, welcomeFromCentavos: 500 })).toBe(500);
});

describe("At the very centavo", () => {
  const rebate = {
    ...presets.standard.rechargeRebate,
    depositFromCentavos: 10_000,
    rate: 2_000,
    rewardMaxCentavos: 100_000,
    turnoverMultipleOfDeposit: 5,
  };
  const relief = {
    ...presets.standard.dailyRelief,
    rate: 800,
    lossFromCentavos: 1_000,
    rewardMaxCentavos: 200_000,
    turnoverRateMax: 200,
    turnoverMultiple: 1,
  };

  test("a recharge of the event begins, and may earn a single one", () => {
    expect(rebateGift(rebate, toCentavos(10_000))?.amount).toBe(2_000);
    const low = { ...rebate, depositFromCentavos: 0 };
    expect(rebateGift(low, toCentavos(5))).toMatchObject({ amount: 1, turnover: 25 });
    expect(rebateGift(low, toCentavos(4))).toBeNull();
    // What earns exactly the most owes for all of it, also for what earned no centavo more.
    expect(rebateGift(rebate, toCentavos(500_004))).toMatchObject({
      amount: 100_000,
      turnover: 2_500_020,
    });
  });

  test("a loss begins to be relieved", () => {
    const turnover = toCentavos(100_000_000);
    expect(reliefGift(relief, { loss: toCentavos(1_000), turnover })?.amount).toBe(80);
    const low = { ...relief, lossFromCentavos: 0, rate: 10_000 };
    expect(reliefGift(low, { loss: toCentavos(1), turnover })?.amount).toBe(1);
    expect(reliefGift(low, { loss: toCentavos(-1), turnover })).toBeNull();
  });

  test("the next tier is the nearest that is not reached, in whatever order they stand", () => {
    const after = (total: number) => tierAfter(tiers.toReversed(), toCentavos(total))?.code;
    expect([0, 99_999, 100_000, 500_099, 1_500_099].map(after)).toEqual([
      "bronze",
      "bronze",
      "silver",
      "silver",
      "gold",
    ]);
    expect(after(1_500_100)).toBeUndefined();
    const at = (total: number) => tierAt(tiers.toReversed(), toCentavos(total))?.code;
    expect([99_999, 100_000, 500_100, 9_000_000].map(at)).toEqual([
      undefined,
      "bronze",
      "silver",
      "gold",
    ]);
  });

  test("progress goes from nothing to the whole of a tier", () => {
    const tier: Tier = {
      code: "bronze",
      fromCentavos: 100,
      toCentavos: 200,
      rateFrom: 1,
      rateTo: 2,
    };
    const progress = [99, 100, 101, 150, 199, 200, 201].map((total) =>
      progressIn(tier, toCentavos(total)),
    );
    expect(progress).toEqual([0, 0, 100, 5_000, 9_900, 10_000, 10_000]);
    const narrow = { ...tier, toCentavos: 101 };
    expect(progressIn(narrow, toCentavos(100))).toBe(0);
    expect(rateAt([narrow], toCentavos(100))).toBe(1);
  });

  test("an invitee who has fulfilled stays so from the first such day on", () => {
    const numbers = { rechargeFromCentavos: 1, stakeFromCentavos: 1 };
    const days = ["03", "01", "02"].map((day) => ({ day, recharged: 1, staked: 1 }));
    expect(fulfilledOn(numbers, days)).toBe("01");
    expect(fulfilledOn(numbers, [{ day: "01", recharged: 0, staked: 1 }])).toBeNull();
    expect(fulfilledOn(numbers, [{ day: "01", recharged: 1, staked: 0 }])).toBeNull();
  });
});

describe("What is not a whole centavo stays with the house", () => {
  test("in gifts of a first recharge, of the event and of a lost day", () => {
    const welcome = { ...firstRecharge, welcomeRate: 5_000 };
    expect(welcomeGift(welcome, toCentavos(20_001))?.amount).toBe(10_000);
    const rebate = {
      ...presets.standard.rechargeRebate,
      depositFromCentavos: 0,
      rate: 3_000,
      rewardMaxCentavos: 100_000,
      turnoverMultipleOfDeposit: 5,
    };
    // R$ 3,333.33 of it are rewarded with the most, and owe their turnover.
    expect(rebateGift(rebate, toCentavos(900_000))).toMatchObject({
      amount: 100_000,
      turnover: 1_666_665,
    });
    const relief = {
      ...presets.standard.dailyRelief,
      rate: 800,
      lossFromCentavos: 0,
      rewardMaxCentavos: 200_000,
      turnoverRateMax: 200,
    };
    const given = (loss: number, turnover: number) =>
      reliefGift(relief, { loss: toCentavos(loss), turnover: toCentavos(turnover) })?.amount;
    expect(given(6_451, 100_000_000)).toBe(516);
    expect(given(900_000, 6_499)).toBe(129);
  });

  test("in what a total has earned", () => {
    expect(earnedAt(tiers, toCentavos(100_001))).toBe(5_000);
    expect(earnedAt(tiers, toCentavos(499_999))).toBe(49_999);
  });
});
