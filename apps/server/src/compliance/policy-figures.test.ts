// Protects: limits begin and end at the very second and centavo that players are told, in figures
// of their own, so that changing a constant means changing them here as well.
import { describe, expect, test } from "vitest";
import { startOfDay } from "../platform/days.ts";
import {
  endOfExclusion,
  endOfTimeOut,
  isAmountIn,
  livingWish,
  type Measure,
  type Period,
  type PlayLimit,
  type PlayLimits,
  rangeOfAmounts,
  refusalOf,
  settingAfter,
  startedLimit,
  windowOf,
  withBet,
  withoutBet,
  withoutWin,
} from "./policy.ts";

const at = (text: string) => new Date(text);
/** Noon of a Friday in São Paulo. */
const noon = at("2026-11-20T12:00:00-03:00");
const later = (ms: number, from = noon) => new Date(from.getTime() + ms);

const nothing = { stakeCentavos: 0, winCentavos: 0, playedMs: 0, lastBetAt: null };
const limitOf = (measure: Measure, period: Period, amount: number): PlayLimit =>
  startedLimit({ measure, period, amount }, windowOf(period, noon), nothing);
const usedOf = (limits: PlayLimits) => limits.map((limit) => limit.used);

describe("In hours and days, not in constants,", () => {
  const raised = settingAfter({ amount: 100, next: null }, 200, noon);

  test("a higher limit holds after a whole day, and not a second before", () => {
    const from = raised?.next?.from ?? noon;
    expect(from > at("2026-11-21T11:59:59-03:00")).toBe(true);
    expect(from).toEqual(at("2026-11-21T12:00:00-03:00"));
  });

  test("it is forgotten a week after that", () => {
    expect(raised && livingWish(raised, at("2026-11-28T11:59:59-03:00"))).not.toBeNull();
    expect(raised && livingWish(raised, at("2026-11-28T12:00:00-03:00"))).toBeNull();
    expect(livingWish({ amount: 100, next: null }, noon)).toBeNull();
  });

  test("five minutes between bets are play, and a moment more is a break", () => {
    const used = (seconds: number) => {
      const bet = { stakeCentavos: 1, winCentavos: 0 };
      const first = withBet([limitOf("time", "day", 60)], { ...bet, now: noon });
      return usedOf(withBet(first, { ...bet, now: later(seconds * 1_000) }));
    };
    expect([used(1), used(300), used(300.001)]).toEqual([[1_000], [300_000], [0]]);
  });

  test("what a limit may be set to", () => {
    expect(rangeOfAmounts({ measure: "time", period: "day" })).toEqual({ min: 1, max: 1_440 });
    expect(rangeOfAmounts({ measure: "time", period: "week" })).toEqual({ min: 1, max: 10_080 });
    expect(rangeOfAmounts({ measure: "time", period: "month" })).toEqual({ min: 1, max: 44_640 });
    const money = { min: 100, max: 100_000_000 };
    for (const measure of ["stake", "loss", "deposit"] as const) {
      expect(rangeOfAmounts({ measure, period: "day" })).toEqual(money);
    }
    const isIn = (amount: number) => isAmountIn(amount, { min: 2, max: 4 });
    expect([1, 2, 3.5, 4, 5, Number.NaN].map(isIn)).toEqual([
      false,
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  test("a time-out has one to forty-two days, an exclusion one to twelve months", () => {
    expect(endOfTimeOut(1, noon)).toEqual(at("2026-11-21T12:00:00-03:00"));
    expect(endOfTimeOut(42, noon)).toEqual(at("2027-01-01T12:00:00-03:00"));
    for (const days of [0, 43, 1.5]) expect(() => endOfTimeOut(days, noon)).toThrow("length");
    for (const months of [0, 13, 1.5]) expect(() => endOfExclusion(months, noon)).toThrow("length");
    expect(endOfExclusion(2, at("2026-12-31T12:00:00-03:00"))).toEqual(
      at("2027-03-01T00:00:00-03:00"),
    );
  });
});

describe("Of several limits", () => {
  test("the first that is gone beyond is named", () => {
    const limits = [limitOf("stake", "day", 10), limitOf("loss", "day", 10)];
    expect(refusalOf(limits, { stakeCentavos: 11, now: noon })).toMatchObject({ measure: "stake" });
  });

  test("a window that ends now is over", () => {
    const [full] = withBet([limitOf("stake", "day", 10)], {
      stakeCentavos: 10,
      winCentavos: 0,
      now: noon,
    });
    const limits = full === undefined ? [] : [full];
    const midnight = startOfDay("2026-11-21");
    expect(refusalOf(limits, { stakeCentavos: 1, now: later(-1, midnight) })).not.toBeNull();
    expect(refusalOf(limits, { stakeCentavos: 1, now: midnight })).toBeNull();
  });
});

test("a bet from a slow clock neither adds time nor takes any, and the later one counts on", () => {
  const bet = { stakeCentavos: 1, winCentavos: 0 };
  let limits: PlayLimits = withBet([limitOf("time", "day", 60)], { ...bet, now: noon });
  limits = withBet(limits, { ...bet, now: later(-1_000) });
  expect(limits[0]).toMatchObject({ used: 0, lastBetAt: noon });
  limits = withBet(limits, { ...bet, now: later(1_000) });
  expect(limits[0]).toMatchObject({ used: 1_000, lastBetAt: later(1_000) });
});

test("what is undone touches no time, and a stake used never falls below nothing", () => {
  const undone = { playedAt: noon, now: noon, amountCentavos: 5 };
  const limits = [
    limitOf("stake", "day", 10),
    limitOf("loss", "day", 10),
    { ...limitOf("time", "day", 10), used: 7 },
  ];
  expect(usedOf(withoutBet(limits, undone))).toEqual([0, -5, 7]);
  expect(usedOf(withoutWin(limits, undone))).toEqual([0, 5, 7]);
  const edge = { ...undone, playedAt: windowOf("day", noon).from };
  expect(usedOf(withoutWin(limits, edge))).toEqual([0, 5, 7]);
});

test("only a limit of time remembers the last bet", () => {
  const played = { stakeCentavos: 0, winCentavos: 0, playedMs: 0, lastBetAt: noon };
  const last = (measure: Measure) =>
    startedLimit({ measure, period: "day", amount: 1 }, windowOf("day", noon), played).lastBetAt;
  expect([last("stake"), last("loss"), last("time")]).toEqual([null, null, noon]);
});

test("who has no limit sets one at once; removing one waits", () => {
  expect(settingAfter(null, null, noon)).toBeNull();
  expect(settingAfter(null, 5, noon)).toEqual({ amount: 5, next: null });
  const from = at("2026-11-21T12:00:00-03:00");
  const removed = { amount: 5, next: { amount: null, from } };
  expect(settingAfter({ amount: 5, next: null }, null, noon)).toEqual(removed);
});
