// Protects: the daily rules say what they saw, and stay silent about who just plays.
import { expect, test } from "vitest";
import { type DayFacts, gamingReasons, launderingReasons } from "./signals.ts";

const day = "2026-11-20";
const calm: DayFacts = {
  day,
  days: [{ day, plays: 40, stake: 20_000, win: 18_000 }],
  deposits: [{ day, hour: 20, amount: 5_000 }],
  withdrawn: 0,
  paidIn: 5_000,
  minutesPlayed: 0,
  raisedLimits: 0,
  payoutKeys: 0,
};
const rulesOf = (reasons: readonly { rule: string }[]) => reasons.map(({ rule }) => rule);

test("who plays a little gives no sign", () => {
  expect(gamingReasons(calm)).toEqual([]);
  expect(launderingReasons(calm)).toEqual([]);
});

test("losing much and paying in again and again at night is told, with the figures", () => {
  const deposits = [1, 2, 3].map((hour) => ({ day, hour, amount: 50_000 }));
  const before = { day: "2026-11-10", hour: 12, amount: 10_000 };
  const facts = {
    ...calm,
    days: [{ day, plays: 900, stake: 200_000, win: 50_000 }],
    deposits: [before, ...deposits],
    minutesPlayed: 400,
    raisedLimits: 1,
  };
  const reasons = gamingReasons(facts);
  expect(rulesOf(reasons)).toEqual([
    "chasing_losses",
    "rising_deposits",
    "long_session",
    "raised_limits",
    "night_play",
  ]);
  expect(reasons[0]?.facts).toEqual({ lost: "1500.00", deposits: "3" });
});

test("money that passes through, comes in pieces or leaves by many keys is told", () => {
  const deposits = [9, 10, 11].map((hour) => ({ day, hour, amount: 400_000 }));
  const facts = { ...calm, deposits, paidIn: 1_200_000, withdrawn: 1_100_000, payoutKeys: 5 };
  expect(rulesOf(launderingReasons(facts))).toEqual(["in_and_out", "structuring", "many_keys"]);
  const whole = { ...calm, deposits: [{ day, hour: 9, amount: 1_200_000 }] };
  expect(launderingReasons(whole)).toEqual([]);
});
