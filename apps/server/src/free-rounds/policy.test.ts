// Protects: a free round is played only within its grant, and a bonus that it wins, however small,
// has its time limit.
import { describe, expect, test } from "vitest";
import { toCentavos } from "@tucano/contract/money.ts";
import { bonusUntil, costOf, isStakeOffered, playRefusal, roundsLeft } from "./policy.ts";
import type { FreeGrant } from "./types.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));

const grant = (changes: Partial<FreeGrant> = {}): FreeGrant => ({
  id: "g",
  studio: "house",
  gameIds: [1, 2],
  stake: toCentavos(100),
  rounds: 3,
  used: 0,
  won: toCentavos(0),
  startsAt: at(10),
  endsAt: at(20),
  state: "active",
  terms: { pocket: "cash", turnoverMultiple: 1, bonusDays: 30 },
  ...changes,
});
const play = { studio: "house", gameId: 2, stake: toCentavos(100), at: at(12) };

describe("a round is played within a grant", () => {
  test.each([
    ["of this game and stake, in its time", grant(), play, null],
    ["whatever names no stake", grant(), { ...play, stake: null }, null],
    ["from its first moment", grant(), { ...play, at: at(10) }, null],
    ["not a moment before", grant(), { ...play, at: new Date(at(10).getTime() - 1) }, "not_now"],
    ["until just before its end", grant(), { ...play, at: new Date(at(20).getTime() - 1) }, null],
    ["not at its end", grant(), { ...play, at: at(20) }, "not_now"],
    ["not once it was taken back", grant({ state: "cancelled" }), play, "not_now"],
    ["to its last round", grant({ used: 2 }), play, null],
    ["not beyond", grant({ used: 3 }), play, "used_up"],
    ["not for another stake", grant(), { ...play, stake: toCentavos(101) }, "other_stake"],
    ["not of another game", grant(), { ...play, gameId: 3 }, "other_game"],
    ["not of another studio", grant(), { ...play, studio: "rgs" }, "other_game"],
  ])("%s", (_name, given, one, refusal) => {
    expect(playRefusal(given, one)).toBe(refusal);
  });
});

test("what is left is nothing once it is over", () => {
  expect(roundsLeft(grant({ used: 1 }), at(12))).toBe(2);
  expect(roundsLeft(grant({ used: 1 }), at(20))).toBe(0);
  expect(roundsLeft(grant({ used: 1, state: "expired" }), at(12))).toBe(0);
});

test("a grant takes its stakes of a budget", () => {
  expect(costOf(grant())).toBe(300);
});

test("a stake is one of the list, or between the two ends", () => {
  const listed = { stakes: [toCentavos(20), toCentavos(100)] };
  const range = { stakes: { least: toCentavos(20), most: toCentavos(100) } };
  expect([20, 50, 100].map((one) => isStakeOffered(listed, toCentavos(one)))).toEqual([
    true,
    false,
    true,
  ]);
  expect([19, 20, 100, 101].map((one) => isStakeOffered(range, toCentavos(one)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("a bonus that was won is watched from that moment on; cash is not", () => {
  const won = { bonus: toCentavos(1), at: at(12) };
  expect(bonusUntil(grant(), won)).toEqual(new Date(Date.UTC(2026, 11, 20, 12)));
  expect(bonusUntil(grant(), { ...won, bonus: toCentavos(0) })).toBeNull();
});
