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

describe("a reason says its figures, and begins where they say", () => {
  const noteOf = (facts: Partial<WithdrawalFacts>, wanted: string) =>
    assessWithdrawal({ ...calm, ...facts }).notes.find(({ code }) => code === wanted) ?? null;
  const before = (hours: number) => new Date(calm.appliedAt.getTime() - hours * 3_600_000);

  test("of large amounts the sum from which on they are", () => {
    const large = (amount: number) =>
      noteOf({ amount: toCentavos(amount) }, "large_amount")?.params["limit"] ?? null;
    expect([499_999, 500_000, 1_999_999, 2_000_000].map(large)).toEqual([
      null,
      "5000.00",
      "5000.00",
      "20000.00",
    ]);
  });

  test("of more than was deposited ten times as much is graver", () => {
    const grave = (amount: number) =>
      noteOf({ amount: toCentavos(amount) }, "larger_than_deposits")?.severity ?? null;
    expect([100_000, 100_001, 1_000_000, 1_000_001].map(grave)).toEqual([
      null,
      "info",
      "info",
      "warning",
    ]);
  });

  test("soon after a deposit is within an hour of it, in whole minutes", () => {
    const minutes = (hours: number) =>
      noteOf({ lastDepositAt: before(hours) }, "soon_after_deposit")?.params["minutes"] ?? null;
    expect([-0.001, 0, 0.99, 0.99999, 1].map(minutes)).toEqual([null, "0", "59", "59", null]);
    expect(noteOf({ lastDepositAt: null }, "soon_after_deposit")).toBeNull();
  });

  test("new is who came less than three days ago, in whole hours", () => {
    const hours = (since: number) =>
      noteOf({ memberSince: before(since) }, "new_player")?.params["hours"] ?? null;
    expect([-5, 0.5, 1, 71.999, 72].map(hours)).toEqual(["0", "0", "1", "71", null]);
  });

  test("a key is new for a day, once there were others", () => {
    const hours = (since: number, withdrawalsCount = 1) => {
      const facts = { keySince: before(since), withdrawalsCount };
      return noteOf(facts, "key_changed_lately")?.params["hours"] ?? null;
    };
    expect([-5, 0.5, 1, 23.999, 24].map((since) => hours(since))).toEqual([
      "0",
      "0",
      "1",
      "23",
      null,
    ]);
    expect(hours(1, 0)).toBeNull();
    expect(noteOf({ keySince: null }, "key_changed_lately")?.params).toEqual({ hours: "0" });
  });

  test("a large win is what came out above what went in", () => {
    const won = (net: number) =>
      noteOf({ won: toCentavos(300_000 + net) }, "large_win")?.params["net"] ?? null;
    expect([999_999, 1_000_000].map(won)).toEqual([null, "10000.00"]);
  });
});

test("the gravest come first, whoever found them, and the gravest one says how high the risk is", () => {
  const found = { code: "blocked_near", severity: "danger", params: {} } as const;
  const facts = { ...calm, withdrawalsCount: 0, turnoverOwed: toCentavos(1) };
  const { level, notes } = assessWithdrawal(facts, [found]);
  expect(notes.map(({ code }) => code)).toEqual([
    "blocked_near",
    "turnover_owed",
    "first_withdrawal",
  ]);
  expect(level).toBe("high");
  expect(assessWithdrawal(facts).level).toBe("medium");
});
