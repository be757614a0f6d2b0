// Protects: no way of doing missions gives more than the house expects to win of the rounds that
// they ask for, whatever missions and prices the desk may set.
import { randomInt } from "node:crypto";
import { env } from "node:process";
import { describe, expect, test } from "vitest";
import { leastLosses } from "@tucano/game-math/offers/least-loss.ts";
import { checkNumbers } from "./check.ts";
import { noFree, type Numbers } from "./numbers.ts";
import {
  costOf,
  faceOf,
  isTooCheap,
  ITEM_POINTS_MIN,
  POINTS_A_CENTAVO,
  SHARE_MAX,
  shareOf,
  tooGenerous,
  WITHOUT_PLAY_MAX,
} from "./mission-policy.ts";
import { standardMissions, standardShop } from "./mission-defaults.ts";

type Mission = Numbers["missions"]["list"][number];

const mission = (counts: Mission["counts"], what: Partial<Mission> = {}): Mission => ({
  code: `${counts}-${what.goal ?? 1}-${what.points ?? 1}`,
  counts,
  every: "week",
  goal: 1,
  roundsEach: 1,
  points: 1,
  ...what,
});

const [first, second, third] = leastLosses;
if (first === undefined || second === undefined || third === undefined)
  throw new Error("No games.");
const lossOf = (...of: readonly (typeof first)[]) =>
  of.reduce((sum, { lossCentavos }) => sum + lossCentavos, 0);

describe("what a mission costs", () => {
  test.each([
    ["rounds, at the cheapest game", mission("rounds", { goal: 100 }), 100 * lossOf(first)],
    [
      "each of different games, at the cheapest ones",
      mission("games", { goal: 3, roundsEach: 20 }),
      20 * lossOf(first, second, third),
    ],
    ["new games like others", mission("newGames", { roundsEach: 20 }), 20 * lossOf(first)],
    ["rounds on each day", mission("days", { goal: 3, roundsEach: 20 }), 60 * lossOf(first)],
    ["nothing for two steps", mission("twoStep", { every: "once" }), 0],
    ["nothing for a limit", mission("depositLimit", { every: "once", goal: 9 }), 0],
  ])("%s", (_name, one, cost) => {
    expect(costOf(one)).toBeCloseTo(cost, 9);
  });

  test("the cheapest come first, and each costs something", () => {
    const losses = leastLosses.map(({ lossCentavos }) => lossCentavos);
    expect(losses).toEqual(losses.toSorted((one, other) => one - other));
    expect(losses[0]).toBeGreaterThan(0);
  });
});

describe("what the desk may set", () => {
  test("missions that together pay no more than their share, the last one being too much", () => {
    const half = mission("rounds", { goal: 10_000 });
    const points = Math.floor((SHARE_MAX / 2) * costOf(half) * POINTS_A_CENTAVO);
    const list = [
      { ...half, points },
      { ...half, points },
    ];
    expect(tooGenerous(list)).toEqual([]);
    const more = { ...half, points: points + 2 };
    expect(tooGenerous([...list.slice(1), more])).toEqual([1]);
    // What is too much for the list leaves room for what is not.
    const small = mission("rounds", { goal: 1_000 });
    expect(tooGenerous([{ ...half, points: 10 * points }, ...list, small])).toEqual([0, 3]);
  });

  test("so many points without play", () => {
    const steps = mission("twoStep", { every: "once", points: WITHOUT_PLAY_MAX - 1 });
    const limit = mission("depositLimit", { every: "once" });
    expect(tooGenerous([steps, limit])).toEqual([]);
    expect(tooGenerous([steps, limit, mission("days", { points: 1, goal: 30 }), limit])).toEqual([
      3,
    ]);
  });

  test("items at their worth or above, and none for fewer points than the least", () => {
    const item = { code: "one", points: 1_000, turnoverMultiple: 1, stockPerDay: null };
    const free = { ...noFree, freeGame: "boteco-777", freeCount: 10, freeStakeCentavos: 5 };
    const both = { ...item, amountCentavos: 50, free };
    expect(faceOf(both)).toBe(100);
    expect(isTooCheap(both)).toBe(false);
    expect(isTooCheap({ ...both, points: 999 })).toBe(true);
    const small = { ...item, amountCentavos: 1, free: noFree };
    expect(isTooCheap({ ...small, points: ITEM_POINTS_MIN })).toBe(false);
    expect(isTooCheap({ ...small, points: ITEM_POINTS_MIN - 1 })).toBe(true);
  });

  test("what the product comes with", () => {
    expect(checkNumbers("missions", standardMissions).tooMuch).toEqual([]);
    expect(checkNumbers("shop", standardShop).tooMuch).toEqual([]);
    const list = standardMissions.list.map((one) => ({ ...one, points: 10 * one.points }));
    const missions = checkNumbers("missions", { ...standardMissions, list });
    expect(missions).toMatchObject({ value: null, problems: [] });
    expect(missions.tooMuch).toContain("list.0.points");
    const items = standardShop.items.map((one) => ({ ...one, points: 499 }));
    expect(checkNumbers("shop", { ...standardShop, items }).tooMuch).toContain("items.0.points");
  });

  test("days of all time have no rounds of their own", () => {
    const ever = mission("days", { every: "once", goal: 1_000, roundsEach: 2 });
    const { problems } = checkNumbers("missions", { ...standardMissions, list: [ever] });
    expect(problems).toEqual(["list.0.roundsEach"]);
  });
});

/**
 * A month of weeks at random, each with rounds at the least stakes: whatever is done of whatever
 * may be set is paid, and all of it is spent on what gives most for its points.
 */
describe("what somebody gets", () => {
  const seed = Number(env["TEST_SEED"] ?? randomInt(2 ** 31));
  let state = seed;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const kinds = ["rounds", "games", "newGames", "days"] as const;
  const anyMission = (): Mission => {
    const one = mission(kinds[below(kinds.length)] ?? "rounds", {
      every: below(2) === 0 ? "week" : "once",
      goal: 1 + below(8),
      roundsEach: 1 + below(60),
    });
    return { ...one, points: 1 + below(Math.ceil(4 * costOf(one))) };
  };

  test(`never more than was lost on average (TEST_SEED=${seed})`, () => {
    for (let run = 0; run < 2_000; run += 1) {
      const wanted = Array.from({ length: 1 + below(6) }, anyMission);
      const refused = tooGenerous(wanted);
      const list = wanted.filter((_, index) => !refused.includes(index));
      const weeks = Array.from({ length: 4 }, () => anyWeek(below));
      const loss = weeks.reduce((sum, week) => sum + costOfWeek(week), 0);
      const byPlay = list.reduce((sum, one) => sum + one.points * timesDone(one, weeks), 0);
      const all = byPlay + WITHOUT_PLAY_MAX;
      const spent = all >= ITEM_POINTS_MIN ? all : 0;
      expect(spent / POINTS_A_CENTAVO).toBeLessThanOrEqual(loss + 1e-9);
      expect(list.reduce((sum, one) => sum + shareOf(one), 0)).toBeLessThanOrEqual(SHARE_MAX);
    }
  });
});

/** Rounds of each day at each of the ten cheapest games. */
type Week = readonly (readonly number[])[];

const GAMES = 10;

function anyWeek(below: (limit: number) => number): Week {
  const isBusy = below(3) > 0;
  return Array.from({ length: 7 }, () =>
    Array.from({ length: GAMES }, () => (isBusy && below(3) === 0 ? below(120) : 0)),
  );
}

const byGame = (week: Week): number[] =>
  Array.from({ length: GAMES }, (_, game) => week.reduce((sum, day) => sum + (day[game] ?? 0), 0));

const costOfWeek = (week: Week): number =>
  byGame(week).reduce((sum, rounds, game) => sum + rounds * lossOf(leastLosses[game] ?? first), 0);

const totalOf = (rounds: readonly number[]): number => rounds.reduce((sum, one) => sum + one, 0);

function isDone({ counts, goal, roundsEach }: Mission, days: Week): boolean {
  if (counts === "rounds") return totalOf(byGame(days)) >= goal;
  if (counts === "days") return days.filter((day) => totalOf(day) >= roundsEach).length >= goal;
  // A game that is new in every week is more than anybody finds.
  return byGame(days).filter((rounds) => rounds >= roundsEach).length >= goal;
}

const timesDone = (one: Mission, weeks: readonly Week[]): number =>
  one.every === "once"
    ? Number(isDone(one, weeks.flat()))
    : weeks.filter((week) => isDone(one, week)).length;
