// Protects: an operator sees every reason to look closer at a withdrawal, and no other.
import { describe, expect, test } from "vitest";
import { toCentavos, ZERO } from "@tucano/contract/money.ts";
import { assessWithdrawal, type WithdrawalFacts } from "./risk.ts";

const calm: WithdrawalFacts = {
  amount: toCentavos(10_000),
  appliedAt: new Date("2026-11-20T12:00:00Z"),
  memberSince: new Date("2026-01-01T12:00:00Z"),
  memberIsActive: true,
  depositsTotal: toCentavos(100_000),
  lastDepositAt: new Date("2026-11-19T12:00:00Z"),
  withdrawalsCount: 3,
  turnoverOwed: ZERO,
  staked: toCentavos(300_000),
  won: toCentavos(290_000),
  keySince: new Date("2026-02-01T12:00:00Z"),
  keyOwnersCount: 0,
};

test("a regular player's small withdrawal raises nothing", () => {
  expect(assessWithdrawal(calm)).toEqual({ level: "low", notes: [] });
});

describe("each reason is named with its weight", () => {
  const cases: readonly [string, string, Partial<WithdrawalFacts>][] = [
    [
      "large_amount",
      "medium",
      {
        amount: toCentavos(500_000),
        depositsTotal: toCentavos(900_000),
        staked: toCentavos(900_000),
      },
    ],
    [
      "large_amount",
      "high",
      {
        amount: toCentavos(2_000_000),
        depositsTotal: toCentavos(9_000_000),
        staked: toCentavos(9_000_000),
      },
    ],
    ["larger_than_deposits", "low", { amount: toCentavos(100_001) }],
    [
      "larger_than_deposits",
      "medium",
      { amount: toCentavos(100_100), depositsTotal: toCentavos(10_000) },
    ],
    ["soon_after_deposit", "medium", { lastDepositAt: new Date("2026-11-20T11:30:00Z") }],
    ["new_player", "medium", { memberSince: new Date("2026-11-18T12:00:00Z") }],
    ["little_play", "high", { staked: toCentavos(99_999) }],
    ["turnover_owed", "medium", { turnoverOwed: toCentavos(1) }],
    ["key_changed_lately", "medium", { keySince: new Date("2026-11-20T02:00:00Z") }],
    ["key_changed_lately", "medium", { keySince: null }],
    ["key_shared", "high", { keyOwnersCount: 2 }],
    ["large_win", "medium", { won: toCentavos(1_300_000) }],
    ["first_withdrawal", "low", { withdrawalsCount: 0 }],
    ["account_not_active", "high", { memberIsActive: false }],
  ];
  test.each(cases)("%s makes the risk %s", (code, level, facts) => {
    const result = assessWithdrawal({ ...calm, ...facts });
    expect(result.notes.map((one) => one.code)).toEqual([code]);
    expect(result.level).toBe(level);
  });
});
