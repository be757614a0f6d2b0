/** Nobody gets a level, a gift or a centavo more or less than the ladder says. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gameTypes } from "@tucano/contract/player/games/catalog.ts";
import { add, toCentavos, ZERO } from "@tucano/contract/money.ts";
import { addDays } from "../platform/days.ts";
import {
  daysOf,
  duePeriods,
  higherLevels,
  levelOf,
  levelsOf,
  missing,
  periodAfter,
  periodBefore,
  periodGift,
  periodKinds,
  periodOf,
  progressOf,
  rebateAmount,
  rebateLines,
  rungOf,
} from "./policy.ts";
import type { Ladder, Totals } from "./types.ts";

const gift = { amountCentavos: 0, turnoverMultiple: 1 };
const rung = (recharge: number, betting: number): Ladder[number] => ({
  name: "",
  rechargeFromCentavos: recharge,
  bettingFromCentavos: betting,
  upgrade: { ...gift, free: { freeGame: "", freeCount: 0, freeStakeCentavos: 0, freeDays: 7 } },
  weekly: gift,
  monthly: gift,
  rebateRates: { slots: 30, table: 15 },
  withdrawalPerDayMaxCentavos: 0,
  freeWithdrawalsPerDay: 0,
});
const ladder: Ladder = [
  rung(0, 0),
  rung(100_000, 500_000),
  rung(500_000, 2_500_000),
  rung(1_500_000, 7_500_000),
];
const totals = (recharge: number, betting: number): Totals => ({
  recharge: toCentavos(recharge),
  betting: toCentavos(betting),
  slot: toCentavos(betting),
  live: ZERO,
});

const SEED = { seed: 20_261_120 };
const amounts = fc.integer({ min: 0, max: 20_000_000 });
const days = fc.integer({ min: 0, max: 20_000 }).map((index) => addDays("2000-01-01", index));

describe("a level", () => {
  test("is reached by both conditions, to the centavo", () => {
    expect(levelOf(ladder, totals(100_000, 499_999))).toBe(0);
    expect(levelOf(ladder, totals(99_999, 500_000))).toBe(0);
    expect(levelOf(ladder, totals(100_000, 500_000))).toBe(1);
    expect(levelOf(ladder, totals(99_999_999, 2_499_999))).toBe(1);
    expect(levelOf(ladder, totals(1_500_000, 7_500_000))).toBe(3);
    expect(levelsOf(ladder, totals(0, 7_500_000))).toEqual({ vip: 0, slot: 3, live: 0 });
  });

  test("never falls by paying in or playing more; progress says 100 where it is reached", () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, (recharge, betting, more) => {
        const level = levelOf(ladder, totals(recharge, betting));
        expect(levelOf(ladder, totals(recharge + more, betting))).toBeGreaterThanOrEqual(level);
        expect(levelOf(ladder, totals(recharge, betting + more))).toBeGreaterThanOrEqual(level);
        ladder.forEach((one, index) => {
          const progress = progressOf(one, totals(recharge, betting));
          expect(progress === 100).toBe(index <= level);
        });
      }),
      SEED,
    );
  });

  test("that a shorter ladder does not have any more is its top", () => {
    expect(rungOf(ladder, 9)).toBe(ladder[3]);
  });
});

describe("a rebate", () => {
  test("is the sum of each type's share, each rounded down", () => {
    const lines = rebateLines(
      [
        { gameType: "table", turnover: toCentavos(33_333) },
        { gameType: "slots", turnover: toCentavos(103_456) },
        { gameType: "live", turnover: toCentavos(5_000) },
      ],
      rung(0, 0).rebateRates,
    );
    expect(lines.map(({ gameType, rate, amount }) => [gameType, rate, amount])).toEqual([
      ["slots", 30, 310],
      ["live", 0, 0],
      ["table", 15, 49],
    ]);
  });

  test("is never below nothing, and no type takes from another", () => {
    const turnovers = fc.array(
      fc.record({
        gameType: fc.constantFrom(...gameTypes),
        turnover: fc.integer({ min: -1_000_000, max: 1_000_000 }).map(toCentavos),
      }),
    );
    fc.assert(
      fc.property(turnovers, (played) => {
        const all = rebateLines(played, rung(0, 0).rebateRates);
        for (const line of all) expect(line.amount).toBeGreaterThanOrEqual(0);
        const alone = gameTypes.map((gameType) =>
          rebateLines(
            played.filter((one) => one.gameType === gameType),
            rung(0, 0).rebateRates,
          ),
        );
        const sum = (lines: typeof all) => add(...lines.map((line) => line.amount));
        expect(sum(all)).toBe(add(...alone.map(sum)));
      }),
      SEED,
    );
  });
});

describe("periods", () => {
  test("weeks begin on Mondays, months end on their last day", () => {
    expect(periodOf("week", "2026-11-22")).toBe("2026-11-16");
    expect(periodOf("week", "2026-11-23")).toBe("2026-11-23");
    expect(daysOf("week", "2026-11-16")).toEqual({ from: "2026-11-16", to: "2026-11-22" });
    expect(daysOf("month", "2028-02")).toEqual({ from: "2028-02-01", to: "2028-02-29" });
    expect(periodAfter("month", "2026-12")).toBe("2027-01");
    expect(periodBefore("month", "2027-01")).toBe("2026-12");
  });

  test("follow each other without gap or overlap", () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...periodKinds), (day, kind) => {
        const period = periodOf(kind, day);
        const { from, to } = daysOf(kind, period);
        expect(from <= day && day <= to).toBe(true);
        const next = periodAfter(kind, period);
        expect(daysOf(kind, next).from).toBe(addDays(to, 1));
        expect(periodBefore(kind, next)).toBe(period);
      }),
      SEED,
    );
  });

  test("that are over are settled in their order, the first time only the last one", () => {
    const today = "2026-11-20";
    expect(duePeriods("day", { today, lastSettled: null, most: 31 })).toEqual(["2026-11-19"]);
    expect(duePeriods("day", { today, lastSettled: "2026-11-16", most: 31 })).toEqual([
      "2026-11-17",
      "2026-11-18",
      "2026-11-19",
    ]);
    expect(duePeriods("day", { today, lastSettled: "2026-11-19", most: 31 })).toEqual([]);
    expect(duePeriods("day", { today, lastSettled: "2025-01-01", most: 2 })).toEqual([
      "2026-11-18",
      "2026-11-19",
    ]);
    expect(duePeriods("week", { today, lastSettled: "2026-11-02", most: 8 })).toEqual([
      "2026-11-09",
    ]);
    expect(duePeriods("month", { today, lastSettled: "2026-10", most: 3 })).toEqual([]);
  });
});

describe("In figures of their own,", () => {
  test("the higher of two levels stays, each by itself", () => {
    const levels = (vip: number, slot: number, live: number) => ({ vip, slot, live });
    expect(higherLevels(levels(1, 5, 0), levels(3, 2, 4))).toEqual(levels(3, 5, 4));
  });

  test("what is missing is the rest, and never less than nothing", () => {
    const missingOf = (reached: number) => missing(100, toCentavos(reached));
    expect([0, 30, 99, 100, 130].map(missingOf)).toEqual([100, 70, 1, 0, 0]);
  });

  test("progress is 99 until the last centavo", () => {
    const first = rung(100_000, 0);
    expect([0, 99_999, 100_000].map((paid) => progressOf(first, totals(paid, 0)))).toEqual([
      0, 99, 100,
    ]);
    expect(progressOf(first, totals(-1, 0))).toBe(0);
  });

  test("a rebate is one in ten thousand parts, of all that was played of a type", () => {
    expect(rebateAmount(toCentavos(100_000_000), 30)).toBe(300_000);
    const two = [70, 30].map((turnover) => ({
      gameType: "slots" as const,
      turnover: toCentavos(turnover),
    }));
    expect(rebateLines(two, { slots: 10_000 })).toMatchObject([{ turnover: 100, amount: 100 }]);
    const one = [{ gameType: "slots" as const, turnover: toCentavos(1) }];
    expect(rebateLines(one, { slots: 10_000 })).toMatchObject([{ turnover: 1, amount: 1 }]);
  });

  test("a ladder without a level has none to stand on", () => {
    expect(() => rungOf([], 0)).toThrow("at least one level");
  });
});

test.each([
  [200, 10, 199_999, 199],
  [200, 10, 200_000, 200],
  [200, 10, 9_000_000, 200],
  [200, 10, 999, 0],
  [200, 10, -5_000, 0],
  [0, 10, 200_000, 0],
  [200, 10_000, 150, 150],
])("a gift of %d by at most %d of what %d counts is %d", (gift, rate, counted, amount) => {
  expect(periodGift(gift, rate, toCentavos(counted))).toBe(amount);
});
