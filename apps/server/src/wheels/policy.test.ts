// Protects: a day never gives more spins than its maximum, however they were earned and whatever
// is taken back; what takes the place of a prize is never worth more; chances and costs are exact.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toCentavos, ZERO } from "@tucano/contract/money.ts";
import { decimals } from "@tucano/game-math/rational.ts";
import { presets } from "../market/index.ts";
import {
  budgetBegins,
  budgetLeft,
  costOf,
  earnedSources,
  givenFor,
  missingToNext,
  newSpins,
  oddsOf,
  SPIN_DAYS,
  spinsEarned,
  stockLeft,
  turnoverOf,
  wheelCostOf,
} from "./policy.ts";
import type { Prize, WheelNumbers } from "./types.ts";

const prizeOf = (code: string, weight: number, what: Partial<Prize> = {}): Prize => ({
  code,
  kind: "nothing",
  amountCentavos: 0,
  spins: 0,
  turnoverMultiple: 1,
  weight,
  stockPerDay: null,
  ...what,
});

const wheelOf = (changes: Partial<WheelNumbers>): WheelNumbers => ({
  ...presets.standard.dailyWheel,
  prizes: [],
  budgetPerDayCentavos: 1_000_000,
  spinsPerLogin: 1,
  depositPerSpinCentavos: 10_000,
  turnoverPerSpinCentavos: 100_000,
  spinsPerDayMax: 5,
  ...changes,
});

describe("spins", () => {
  test("are one for each whole amount, and the next one is as far as what is missing", () => {
    const deeds = {
      hasSignedIn: true,
      depositedCentavos: toCentavos(25_050),
      turnoverCentavos: toCentavos(99_999),
    };
    expect(spinsEarned(wheelOf({}), deeds)).toEqual({ login: 1, deposit: 2, turnover: 0 });
    expect(missingToNext(10_000, deeds.depositedCentavos)).toBe(4_950);
    expect(missingToNext(100_000, deeds.turnoverCentavos)).toBe(1);
    expect(missingToNext(10_000, toCentavos(20_000))).toBe(10_000);
    const free = wheelOf({ depositPerSpinCentavos: 0, turnoverPerSpinCentavos: 0 });
    expect(spinsEarned(free, deeds)).toEqual({ login: 1, deposit: 0, turnover: 0 });
  });

  test("never exceed the day's maximum, and none is given twice", () => {
    const count = fc.integer({ min: 0, max: 40 });
    const counts = fc.record({ login: count, deposit: count, turnover: count });
    fc.assert(
      fc.property(fc.array(counts, { maxLength: 8 }), count, (looks, spinsPerDayMax) => {
        const have = { login: 0, deposit: 0, turnover: 0 };
        for (const earned of looks) {
          const before = { ...have };
          for (const { source, number } of newSpins({ earned, have: before, spinsPerDayMax })) {
            have[source] += 1;
            expect(number).toBe(have[source]);
            expect(number).toBeLessThanOrEqual(earned[source]);
          }
          const total = earnedSources.reduce((sum, source) => sum + have[source], 0);
          expect(total).toBeLessThanOrEqual(spinsPerDayMax);
          expect(newSpins({ earned, have, spinsPerDayMax })).toEqual([]);
        }
      }),
    );
  });
});

describe("a prize that has run out", () => {
  const prizes = [
    prizeOf("nothing", 4),
    prizeOf("again", 3, { kind: "spins", spins: 1 }),
    prizeOf("five", 2, { kind: "bonus", amountCentavos: 500 }),
    prizeOf("five-cash", 2, { kind: "cash", amountCentavos: 500, stockPerDay: 3 }),
    prizeOf("fifty", 1, { kind: "cash", amountCentavos: 5_000, stockPerDay: 1 }),
  ];
  const numbers = wheelOf({ prizes, budgetPerDayCentavos: 6_000 });
  const find = (code: string) => prizes.find((one) => one.code === code) ?? prizeOf("", 1);
  const dayOf = (spentCentavos: number, given: Record<string, number>) => ({
    spentCentavos,
    spentSinceCentavos: spentCentavos,
    given: new Map(Object.entries(given)),
  });
  const give = (code: string, spentCentavos: number, given: Record<string, number> = {}) =>
    givenFor(find(code), numbers, dayOf(spentCentavos, given))?.code;

  test("is replaced by the next lower one: cash, as much in bonus, spins, nothing", () => {
    expect(give("fifty", 0)).toBe("fifty");
    expect(give("fifty", 5_000, { fifty: 1 })).toBe("five-cash");
    expect(give("fifty", 1_001)).toBe("five-cash");
    expect(give("fifty", 5_000, { fifty: 1, "five-cash": 3 })).toBe("five");
    expect(give("five-cash", 5_501)).toBe("again");
    expect(give("nothing", 6_000)).toBe("nothing");
  });

  test("is replaced when the whole budget is gone, however much of the day is left", () => {
    const bounded = { ...numbers, budgetWholeCentavos: 20_000 };
    const earlier = (spentSinceCentavos: number) => ({ ...dayOf(0, {}), spentSinceCentavos });
    const fifty = find("fifty");
    expect(givenFor(fifty, bounded, earlier(15_000))?.code).toBe("fifty");
    expect(givenFor(fifty, bounded, earlier(15_001))?.code).toBe("five-cash");
    expect(givenFor(fifty, bounded, earlier(20_000))?.code).toBe("again");
  });

  test("is replaced by nothing that is worth more, out of stock or beyond the budget", () => {
    const day = fc.record({
      spentCentavos: fc.integer({ min: 0, max: 7_000 }),
      given: fc.record({
        fifty: fc.integer({ min: 0, max: 2 }),
        "five-cash": fc.integer({ min: 0, max: 4 }),
      }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...prizes), day, (drawn, { spentCentavos, given }) => {
        const today = dayOf(spentCentavos, given);
        const prize = givenFor(drawn, numbers, today);
        if (prize === null) throw new Error("Nothing is always there.");
        expect(costOf(prize)).toBeLessThanOrEqual(costOf(drawn));
        expect(costOf(prize)).toBeLessThanOrEqual(budgetLeft(numbers, today));
        const left = (prize.stockPerDay ?? Infinity) - (today.given.get(prize.code) ?? 0);
        expect(left).toBeGreaterThan(0);
      }),
    );
  });
});

describe("what is published", () => {
  test("chances are exact, and said as people do", () => {
    expect(oddsOf(prizeOf("a", 1), 1_000)).toEqual({
      weight: 1,
      of: 1_000,
      one_in: "1000",
      percent: "0.1000",
    });
    expect(oddsOf(prizeOf("a", 3), 10)).toMatchObject({ one_in: "3.33", percent: "30.0000" });
  });

  test("a wheel's cost counts the spins that it wins, to the last digit", () => {
    const prizes = [
      prizeOf("nothing", 5),
      prizeOf("again", 2, { kind: "spins", spins: 1 }),
      prizeOf("ten", 3, { kind: "cash", amountCentavos: 1_000 }),
    ];
    const { perDraw, perEarnedSpin } = wheelCostOf({ prizes });
    // 3/10 of 1 000, and each draw is followed by 2/10 of another one: 300 / (1 - 0.2).
    expect(decimals(perDraw, 4)).toBe("300.0000");
    expect(perEarnedSpin === null ? null : decimals(perEarnedSpin, 4)).toBe("375.0000");
    const endless = [prizeOf("again", 1, { kind: "spins", spins: 1 })];
    expect(wheelCostOf({ prizes: endless }).perEarnedSpin).toBeNull();
  });
});

describe("to the last spin and centavo", () => {
  const none = { hasSignedIn: false, depositedCentavos: ZERO, turnoverCentavos: ZERO };
  const untouched = { spentCentavos: 0, spentSinceCentavos: 0, given: new Map<string, number>() };

  test("a day fills up by signing in, then deposits, then play; spins are good for two days", () => {
    expect(SPIN_DAYS).toBe(2);
    const earned = { login: 1, deposit: 3, turnover: 9 };
    const have = { login: 0, deposit: 1, turnover: 0 };
    expect(newSpins({ earned, have, spinsPerDayMax: 5 })).toEqual([
      { source: "login", number: 1 },
      { source: "deposit", number: 2 },
      { source: "deposit", number: 3 },
      { source: "turnover", number: 1 },
    ]);
  });

  test("who did nothing has earned nothing, and all of the next spin is missing", () => {
    const cheap = wheelOf({ depositPerSpinCentavos: 1, turnoverPerSpinCentavos: 1 });
    expect(spinsEarned(cheap, none)).toEqual({ login: 0, deposit: 0, turnover: 0 });
    expect(missingToNext(100, ZERO)).toBe(100);
    expect(missingToNext(100, toCentavos(-30))).toBe(100);
  });

  test("a prize is to be played as often as it says, and is there as often", () => {
    const prize = prizeOf("five", 1, {
      kind: "bonus",
      amountCentavos: 500,
      turnoverMultiple: 3,
      stockPerDay: 4,
    });
    expect(turnoverOf(prize)).toBe(1_500);
    expect(stockLeft(prize, untouched)).toBe(4);
    expect(stockLeft(prize, { ...untouched, given: new Map([["five", 5]]) })).toBe(0);
  });

  test("a budget that is overspent has nothing left, and begins on a day of São Paulo", () => {
    const numbers = wheelOf({ budgetPerDayCentavos: 100 });
    expect(budgetLeft(numbers, { ...untouched, spentCentavos: 101 })).toBe(0);
    expect(budgetBegins({ startsAt: null })).toBeNull();
    expect(budgetBegins({ startsAt: "2026-11-20T02:59:00Z" })).toBe("2026-11-19");
  });

  test("more spins are worth more than fewer, and without any prize nothing is given", () => {
    const few = prizeOf("few", 1, { kind: "spins", spins: 1 });
    const many = prizeOf("many", 1, { kind: "spins", spins: 3, stockPerDay: 0 });
    const most = prizeOf("most", 1, { kind: "spins", spins: 5, stockPerDay: 0 });
    const numbers = wheelOf({ prizes: [few, most, many] });
    expect(givenFor(most, numbers, untouched)).toEqual(few);
    expect(givenFor(many, numbers, untouched)).toEqual(few);
    expect(givenFor(many, wheelOf({ prizes: [many] }), untouched)).toBeNull();
    const inStock = wheelOf({ prizes: [few, most, { ...many, stockPerDay: 1 }] });
    expect(givenFor(most, inStock, untouched)?.code).toBe("many");
    expect(givenFor(few, inStock, untouched)?.code).toBe("few");
  });

  test("a wheel of which every second draw wins another costs twice as much", () => {
    const prizes = [
      prizeOf("again", 1, { kind: "spins", spins: 1 }),
      prizeOf("ten", 1, { kind: "cash", amountCentavos: 1_000 }),
    ];
    const { perEarnedSpin } = wheelCostOf({ prizes });
    expect(perEarnedSpin === null ? null : decimals(perEarnedSpin, 2)).toBe("1000.00");
  });
});
