// Protects: a mission counts rounds, games and days and nothing else, in its own period; points
// expire in the order in which their time is over, and what was spent took the oldest ones.
import { describe, expect, test } from "vitest";
import {
  claimUntil,
  type Deeds,
  expiredOf,
  nextExpiry,
  ONCE,
  periodsOf,
  progressOf,
} from "./policy.ts";
import type { Mission } from "./types.ts";

describe("periods", () => {
  test("a week runs from Monday to Sunday, and the one before it can still be claimed", () => {
    const [now, before] = periodsOf("week", "2026-11-29");
    expect(now).toEqual({ label: "2026-11-23", from: "2026-11-23", to: "2026-11-29" });
    expect(before).toEqual({ label: "2026-11-16", from: "2026-11-16", to: "2026-11-22" });
    expect(periodsOf("week", "2026-11-23")[0]).toEqual(now);
    expect(claimUntil("week", { label: "2026-11-23", from: "2026-11-23", to: "2026-11-29" })).toBe(
      "2026-12-06",
    );
  });

  test("a month has the days it has, over the end of the year, too", () => {
    const [now, before] = periodsOf("month", "2027-01-31");
    expect(now).toEqual({ label: "2027-01", from: "2027-01-01", to: "2027-01-31" });
    expect(before).toEqual({ label: "2026-12", from: "2026-12-01", to: "2026-12-31" });
    expect(claimUntil("month", { label: "2027-01", from: "2027-01-01", to: "2027-01-31" })).toBe(
      "2027-02-28",
    );
  });

  test("what is done once has no end", () => {
    expect(periodsOf("once", "2026-11-29")).toEqual([ONCE]);
    expect(claimUntil("once", ONCE)).toBeNull();
  });
});

const WEEK = { label: "2026-11-23", from: "2026-11-23", to: "2026-11-29" };

const mission = (counts: Mission["counts"], what: Partial<Mission> = {}): Mission => ({
  code: "one",
  counts,
  every: "week",
  goal: 100,
  roundsEach: 1,
  points: 10,
  ...what,
});

const played = (day: string, game: string, plays: number) => ({ day, game, plays });

const deeds: Deeds = {
  days: [
    played("2026-11-22", "a", 50),
    played("2026-11-23", "a", 10),
    played("2026-11-24", "a", 5),
    played("2026-11-24", "b", 20),
    played("2026-11-25", "c", -3),
    played("2026-11-29", "d", 1),
    played("2026-11-30", "d", 40),
  ],
  ever: {
    games: [
      { game: "a", plays: 65, firstDay: "2026-11-22" },
      { game: "b", plays: 30, firstDay: "2026-11-24" },
      { game: "c", plays: 7, firstDay: "2026-10-01" },
      { game: "d", plays: 41, firstDay: "2026-11-29" },
    ],
    days: 9,
  },
  hasSecondFactor: false,
  hasDepositLimit: false,
};

describe("progress", () => {
  test.each([
    ["rounds of the week alone, less what was taken back", mission("rounds"), 33],
    ["games of the week, each for so many rounds in all", mission("games", { roundsEach: 15 }), 2],
    ["a game with fewer rounds does not count", mission("games", { roundsEach: 16 }), 1],
    ["games that are first played in the week", mission("newGames"), 2],
    ["new ones, too, take their rounds", mission("newGames", { roundsEach: 2 }), 1],
    ["days of the week on which anything was played", mission("days"), 3],
    ["days with so many rounds at whatever games", mission("days", { roundsEach: 25 }), 1],
    ["days with one round less are none", mission("days", { roundsEach: 26 }), 0],
    ["never more than the goal", mission("rounds", { goal: 30 }), 30],
    ["rounds of all time", mission("rounds", { every: "once", goal: 1_000 }), 143],
    ["games of all time", mission("games", { every: "once", roundsEach: 30 }), 3],
    ["days of all time", mission("days", { every: "once" }), 9],
  ])("%s", (_name, one, done) => {
    expect(progressOf(one, one.every === "once" ? ONCE : WEEK, deeds)).toBe(done);
  });

  test("what was all taken back is nothing", () => {
    const none = { ...deeds, days: [played("2026-11-23", "a", -4)] };
    expect(progressOf(mission("rounds"), WEEK, none)).toBe(0);
    expect(progressOf(mission("days"), WEEK, none)).toBe(0);
  });

  test("the account's own protection is on, or it is not", () => {
    const [steps, limit] = [mission("twoStep"), mission("depositLimit")];
    expect([progressOf(steps, ONCE, deeds), progressOf(limit, ONCE, deeds)]).toEqual([0, 0]);
    expect(progressOf(steps, ONCE, { ...deeds, hasSecondFactor: true })).toBe(100);
    expect(progressOf(limit, ONCE, { ...deeds, hasDepositLimit: true })).toBe(100);
  });
});

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const earned = (change: number, day: number) => ({ change, expiresAt: at(day) });
const moved = (change: number) => ({ change, expiresAt: null });

describe("points", () => {
  test("those whose time is over are gone, at the very moment", () => {
    const lines = [earned(30, 10), earned(20, 20)];
    expect(expiredOf(lines, new Date(at(10).getTime() - 1))).toBe(0);
    expect(expiredOf(lines, at(10))).toBe(30);
    expect(expiredOf(lines, at(20))).toBe(50);
    expect(nextExpiry(lines)).toEqual({ points: 30, at: at(10) });
  });

  test("what was spent, and what has expired, took the oldest", () => {
    const lines = [earned(20, 20), earned(30, 10), moved(-40), moved(5)];
    expect(expiredOf(lines, at(10))).toBe(0);
    expect(expiredOf(lines, at(20))).toBe(15);
    expect(nextExpiry(lines)).toEqual({ points: 15, at: at(20) });
    expect(nextExpiry([...lines, moved(-15)])).toBeNull();
    expect(expiredOf([...lines, moved(-15)], at(20))).toBe(0);
  });

  test("points spent to the last one leave the next ones whole", () => {
    const lines = [earned(30, 10), earned(20, 20), moved(-30)];
    expect(nextExpiry(lines)).toEqual({ points: 20, at: at(20) });
  });

  test("who has none has none to lose", () => {
    expect([expiredOf([], at(1)), nextExpiry([])]).toEqual([0, null]);
  });
});
