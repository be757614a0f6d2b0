// Protects: tiers are reached exactly, deposits are capped, what is taken back goes off once.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GameType } from "@tucano/contract/player/games/catalog.ts";
import { add, fromWire, toCentavos, ZERO } from "@tucano/contract/money.ts";
import type { LevelResult } from "./types.ts";
import {
  areOpposite,
  depositCommission,
  houseResult,
  isBetAndVoid,
  leftAfterHold,
  levelResult,
  LEVELS,
  missingPeriods,
  settlementResult,
  sumOfLevels,
  takenBackOf,
  tierOf,
  isPrivateAddress,
} from "./policy.ts";
import { mondayOf } from "../platform/days.ts";

const tiers = [
  { fromCentavos: 1_000_000, direct: 15, indirect: 4 },
  { fromCentavos: 0, direct: 10, indirect: 3 },
];

describe("a level's commission", () => {
  test.each([
    [1, 999_999, 0, 10, 999],
    [1, 1_000_000, 0, 15, 1_500],
    [3, 1_000_000, 0, 4, 400],
    [1, 1_000_000, 1, 10, 999],
    [2, 3_333, 0, 3, 0],
    [1, 500, 500, 0, 0],
    [1, -500, 0, 0, 0],
  ] as const)("at level %d of %d less %d is at the rate %d", (level, base, gone, rate, amount) => {
    const of = { level, base: toCentavos(base), takenBack: toCentavos(gone) };
    expect(levelResult(tiers, of)).toEqual({ ...of, rate, amount });
  });

  test("below the lowest tier is nothing", () => {
    const late = [{ fromCentavos: 100, direct: 10_000, indirect: 10_000 }];
    const of = { level: 1, base: toCentavos(99), takenBack: ZERO } as const;
    expect(levelResult(late, of)).toMatchObject({ rate: 0, amount: 0 });
  });
});

test.each([
  // So much of what the bets count; what the house won at the tier's rate; nothing, and not less.
  [1, 100_000, 10_000, 35],
  [1, 100_000, 10_200, 35],
  [2, 100_000, 10_000, 7],
  [1, 100_000, 2_857_143, 100],
  [1, 100_000, 0, 0],
  [1, 100_000, -10_000, 0],
] as const)("a settlement at level %d of %d is bound by a turnover of %d: %d", (...of) => {
  const [level, base, turnover, amount] = of;
  const numbers = { tiers, turnoverRateMax: { direct: 35, indirect: 7 } };
  const result = { level, base: toCentavos(base), takenBack: ZERO };
  expect(settlementResult(numbers, { ...result, turnover: toCentavos(turnover) })).toMatchObject({
    level,
    base,
    amount,
  });
});

test.each([
  [4_999, 1, 1, null],
  [5_000, 1, 1, { rate: 500, amount: 250 }],
  [5_019, 2, 1, { rate: 50, amount: 25 }],
  [5_000, 1, 3, { rate: 100, amount: 50 }],
  [5_000, 7, 2, { rate: 10, amount: 5 }],
  [2_000_000, 1, 1, { rate: 500, amount: 50_000 }],
] as const)("a deposit of %d, number %d, earns at level %d: %o", (amount, nth, level, earned) => {
  const numbers = {
    first: { direct: 500, indirect: 100 },
    repeated: { direct: 50, indirect: 10 },
    depositFromCentavos: 5_000,
    perDepositMaxCentavos: 50_000,
  };
  const deposit = { amount: toCentavos(amount), nth, level };
  expect(depositCommission(numbers, deposit)).toEqual(earned);
});

describe("what is taken back during the hold", () => {
  test.each([
    [1_000, [], 1_000],
    [1_000, [0, 0, 0], 1_000],
    [1_000, [100, -300, 500], 800],
    [100, [-300, 500, 0], 0],
    [1_000, [-200, 500, -500], 800],
    [1_000, [-5_000, 100, 0], 0],
    [-50, [100, 0, 0], -50],
  ])("%d, then %j leaves %d", (day, later, left) => {
    expect(leftAfterHold(toCentavos(day), later.map(toCentavos))).toBe(left);
  });

  test("is taken off the latest days that have something, each centavo once", () => {
    const days = fc.array(fc.integer({ min: -1_000, max: 1_000 }), { maxLength: 12 });
    fc.assert(
      fc.property(days, (sums) => {
        const stack: { index: number; left: number }[] = [];
        for (const [index, sum] of sums.entries()) {
          if (sum > 0) stack.push({ index, left: sum });
          for (let off = -sum; off > 0 && stack.length > 0;) {
            const top = stack.pop() ?? { index, left: 0 };
            if (top.left > off) stack.push({ ...top, left: top.left - off });
            off -= top.left;
          }
        }
        for (const [index, sum] of sums.entries()) {
          if (sum <= 0) continue;
          const left = leftAfterHold(toCentavos(sum), sums.slice(index + 1).map(toCentavos));
          expect(left).toBe(stack.find((one) => one.index === index)?.left ?? 0);
        }
      }),
      { seed: 20_261_120 },
    );
  });

  test("of a week is what its next days have below zero", () => {
    const row = (stake: number, win: number) => ({
      stakeCentavos: toCentavos(stake),
      cashStakeCentavos: toCentavos(stake),
      cashWinCentavos: toCentavos(win),
    });
    expect(takenBackOf([row(-100, 0), row(500, 900), row(-50, -20)])).toBe(-130);
    expect(takenBackOf([row(500, 900)])).toBe(0);
  });
});

test("direct and indirect are what the levels say, and half of it taken back is suspicious", () => {
  const level = (index: 1 | 2 | 3, amount: number, gone = 0): LevelResult => ({
    level: index,
    base: toCentavos(100),
    takenBack: toCentavos(gone),
    rate: 1,
    amount: toCentavos(amount),
  });
  const levels = [level(1, 5), level(2, 3), level(3, 2)];
  const { direct, indirect, total } = sumOfLevels(levels);
  expect([direct, indirect, total]).toEqual([5, 5, add(direct, indirect)]);
  expect(isBetAndVoid(levels)).toBe(false);
  expect(isBetAndVoid([level(1, 5, 99), level(2, 3)])).toBe(false);
  expect(isBetAndVoid([level(1, 5, 100), level(2, 3)])).toBe(true);
});

test.each([
  ["2026-11-23", "2026-11-23"],
  ["2026-11-29", "2026-11-23"],
  ["2027-01-01", "2026-12-28"],
])("%s is in the week of %s", (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test("periods that were missed are made good from the oldest on, so many at once", () => {
  const of = { until: "2026-11-20", stepDays: 1, countMax: 3 };
  expect(missingPeriods({ ...of, last: "2026-11-19" })).toEqual([]);
  expect(missingPeriods({ ...of, last: "2026-11-17" })).toEqual(["2026-11-18", "2026-11-19"]);
  expect(missingPeriods({ ...of, last: "2026-11-01" })).toEqual([
    "2026-11-02",
    "2026-11-03",
    "2026-11-04",
  ]);
  expect(missingPeriods({ ...of, last: null })).toHaveLength(3);
});

test.each([
  ["127.0.0.1", true],
  ["::1", true],
  ["::ffff:10.1.2.3", true],
  ["192.168.0.9", true],
  ["172.20.0.1", true],
  ["172.32.0.1", false],
  ["fd12::1", true],
  ["203.0.113.7", false],
  ["2001:db8::7", false],
])("the address %s is of a private network: %s", (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate);
});

describe("Two who bet against each other", () => {
  /** What one staked and won, in reais, at a table unless said otherwise. */
  const reais = (amount: number) => fromWire(String(amount));
  const played = (stake: number, won: number, gameType: GameType = "table") => ({
    gameType,
    stakeCentavos: reais(stake),
    cashStakeCentavos: reais(stake),
    cashWinCentavos: reais(won),
    winCentavos: reais(won),
  });
  const loser = played(1_000, 0);
  const winner = played(1_000, 2_000);

  test.each(["table", "live", "card", "sports", "lottery"] as const)("are seen at %s", (type) => {
    const [one, other] = [played(1_000, 0, type), played(1_000, 2_000, type)];
    expect(areOpposite(one, other)).toBe(true);
    expect(areOpposite(other, one)).toBe(true);
  });

  test.each([
    ["games that have no two sides", played(1_000, 0, "slots"), played(1_000, 2_000, "slots")],
    ["games of two types", loser, played(1_000, 2_000, "live")],
    ["stakes of which the first is small", played(99.99, 0), played(100, 199.99)],
    ["stakes of which the second is small", played(100, 0), played(99.99, 199.99)],
    ["two who both lost", loser, loser],
    ["two who both won", winner, winner],
    ["one who lost less than half", played(1_000, 501), played(1_000, 1_500)],
    ["one who won less than half", played(1_000, 500), played(1_000, 1_499)],
    ["stakes that differ by more than a tenth of both", played(1_000, 0), played(1_223, 2_223)],
    ["who together lost more than a tenth of both", loser, played(1_000, 1_799)],
    ["who together won more than a tenth of both", loser, played(1_000, 2_201)],
  ])("are not seen in %s", (_, one, other) => expect(areOpposite(one, other)).toBe(false));

  test.each([
    ["a hundred reais each", played(100, 0), played(100, 200)],
    ["half of the stake lost and won", played(1_000, 500), played(1_000, 1_500)],
    ["stakes a tenth of both apart", played(900, 0), played(1_100, 2_000)],
    ["a tenth of both lost together", loser, played(1_000, 1_800)],
    ["a tenth of both won together", loser, played(1_000, 2_200)],
  ])("are seen from %s on", (_, one, other) => expect(areOpposite(one, other)).toBe(true));

  test("are looked at by what the house won of them", () => {
    expect(houseResult([loser, winner, played(10, 3)])).toBe(700);
  });
});

test("half taken back is half of what was played, and levels below nothing hide none of it", () => {
  const level = (base: number, gone: number): LevelResult => ({
    level: 1,
    base: toCentavos(base),
    takenBack: toCentavos(gone),
    rate: 1,
    amount: ZERO,
  });
  expect(isBetAndVoid([level(0, 0)])).toBe(false);
  expect(isBetAndVoid([level(1, 1)])).toBe(true);
  expect(isBetAndVoid([level(2, 1)])).toBe(true);
  expect(isBetAndVoid([level(3, 1)])).toBe(false);
  expect(isBetAndVoid([level(100, 40), level(-50, 0)])).toBe(false);
});

test("a commission begins with the first centavo, and is rounded down once", () => {
  const whole = [{ fromCentavos: 1, direct: 10_000, indirect: 1 }];
  const of = { level: 1, takenBack: ZERO } as const;
  expect(levelResult(whole, { ...of, base: toCentavos(1) })).toMatchObject({ amount: 1 });
  const result = levelResult(whole, { ...of, level: 2, base: toCentavos(100_000_000) });
  expect(result).toMatchObject({ rate: 1, amount: 10_000 });
});

test("of the tiers that are reached the highest counts, in whatever order they stand", () => {
  const rising = tiers.toReversed();
  for (const some of [tiers, rising]) {
    expect(tierOf(some, toCentavos(1_000_000))?.direct).toBe(15);
    expect(tierOf(some, toCentavos(999_999))?.direct).toBe(10);
    expect(tierOf(some, toCentavos(-1))).toBeNull();
  }
});

test("periods step by their length, and the first time go back as far as they may", () => {
  const weeks = { until: "2026-11-23", stepDays: 7, countMax: 2 };
  expect(missingPeriods({ ...weeks, last: null })).toEqual(["2026-11-09", "2026-11-16"]);
  expect(missingPeriods({ ...weeks, last: "2026-11-09" })).toEqual(["2026-11-16"]);
  expect(missingPeriods({ ...weeks, last: "2026-11-16" })).toEqual([]);
});

test.each([
  ["", true],
  ["10.0.0.1", true],
  ["172.16.0.1", true],
  ["172.15.0.1", false],
  ["fe80::1", true],
  ["FC00::1", true],
])("the address '%s' is of a private network: %s", (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate);
});

describe("what is earned and what is taken back, to the centavo", () => {
  const result = (level: 1 | 2 | 3, base: number, takenBack: number, amount = 0): LevelResult => ({
    level,
    base: toCentavos(base),
    takenBack: toCentavos(takenBack),
    rate: 10,
    amount: toCentavos(amount),
  });

  test("there are three levels, the first of them direct", () => {
    expect(LEVELS).toEqual([1, 2, 3]);
    expect(sumOfLevels([result(1, 0, 0, 500), result(2, 0, 0, 30), result(3, 0, 0, 4)])).toEqual({
      direct: 500,
      indirect: 34,
      total: 534,
    });
  });

  test("the last centavo of a day is left after the hold", () => {
    expect(leftAfterHold(toCentavos(1), [])).toBe(1);
  });

  test("of a type without a stake nothing was taken back", () => {
    const row = {
      stakeCentavos: ZERO,
      cashStakeCentavos: ZERO,
      cashWinCentavos: toCentavos(50),
    };
    expect(takenBackOf([row])).toBe(0);
  });

  test("half of all levels taken back is looked at, less is not", () => {
    expect(isBetAndVoid([result(1, 12, 3), result(2, 0, 3)])).toBe(true);
    expect(isBetAndVoid([result(1, 1, 0), result(2, 2, 1)])).toBe(false);
  });
});
