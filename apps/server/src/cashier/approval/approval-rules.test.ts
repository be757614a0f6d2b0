// Protects: money leaves without a person only where a rule of the house says so, and never where
// the request has a mark of fraud, whatever the rules are. A waiting request says why.
import { describe, expect, test } from "vitest";
import { approvalVetoes } from "@tucano/contract/backoffice/payments/payments.ts";
import { toCentavos, ZERO } from "@tucano/contract/money.ts";
import {
  ACCOUNT_DAYS_LEAST,
  type ApprovalFacts,
  type ApprovalRule,
  isPlayLittle,
  judgeWithdrawal,
  type Miss,
  NO_SIGNS,
  type Veto,
} from "./approval-rules.ts";

const calm: ApprovalFacts = {
  ...NO_SIGNS,
  amount: toCentavos(10_000),
  isActive: true,
  accountDays: 90,
  isVerified: true,
  turnoverOwed: ZERO,
  deposited: toCentavos(50_000),
  staked: toCentavos(200_000),
  paidToKey: 2,
  keyOwners: 0,
  deviceOwners: 0,
  isKeyOwn: true,
  foreignPayments: 0,
  twoPeopleFrom: toCentavos(1_000_000),
  approvedToday: 0,
  approvedTodayAmount: ZERO,
};

const rule: ApprovalRule = {
  name: "regulars",
  isOn: true,
  amountMax: toCentavos(50_000),
  accountDaysMin: 30,
  paidToKeyMin: 1,
  playedPercentMin: 200,
  needsKyc: true,
  perDayMax: 2,
  perDayAmountMax: toCentavos(60_000),
};

/** As generous as a rule can be written. */
const wide: ApprovalRule = {
  ...rule,
  name: "everything",
  amountMax: toCentavos(99_999_999),
  accountDaysMin: 0,
  paidToKeyMin: 0,
  playedPercentMin: 0,
  needsKyc: false,
  perDayMax: 999,
  perDayAmountMax: toCentavos(99_999_999),
};

test("a regular player's small withdrawal passes by the first rule that fits", () => {
  const narrow = { ...rule, name: "tiny", amountMax: toCentavos(9_999) };
  expect(judgeWithdrawal(calm, [narrow, rule, wide])).toEqual({
    rule: "regulars",
    vetoes: [],
    misses: [{ rule: "tiny", reasons: ["amount"] }],
  });
});

test("without a rule, or with all of them off, nothing passes", () => {
  expect(judgeWithdrawal(calm, []).rule).toBeNull();
  expect(judgeWithdrawal(calm, [{ ...wide, isOn: false }]).rule).toBeNull();
});

describe("planted fraud never passes, not even by a rule that allows everything", () => {
  const cases: readonly [Veto, Partial<ApprovalFacts>][] = [
    ["account_not_active", { isActive: false }],
    ["new_account", { accountDays: 2 }],
    ["turnover_owed", { turnoverOwed: toCentavos(1) }],
    ["little_play", { staked: toCentavos(49_999) }],
    ["little_play", { staked: ZERO, deposited: ZERO }],
    ["key_shared", { keyOwners: 1 }],
    ["key_foreign", { isKeyOwn: false }],
    ["device_shared", { deviceOwners: 1 }],
    ["foreign_payment", { foreignPayments: 1 }],
    ["needs_two_people", { amount: toCentavos(1_000_000) }],
    ["secrets_changed", { secretsHours: 71 }],
    ["device_new", { deviceHours: 0 }],
    ["key_new", { keyHours: 71 }],
    ["address_crowded", { sameAddress: 5, accountDays: 29 }],
    ["blocked_near", { blockedNear: 1 }],
    ["own_tree", { ownTree: 1 }],
    ["claims_refused", { refusedClaims: 1 }],
    ["voided_play", { voidedRounds: 5 }],
    ["opposite_bets", { oppositeRounds: 8 }],
    ["split_amount", { amount: toCentavos(900_000) }],
    ["split_amount", { askedInDay: toCentavos(990_000) }],
    [
      "passes_through",
      {
        deposited: toCentavos(100_000),
        staked: toCentavos(149_999),
        askedInAll: toCentavos(70_000),
      },
    ],
  ];
  test("a case for every mark", () => {
    expect(new Set(cases.map(([veto]) => veto))).toEqual(new Set(approvalVetoes));
  });
  test.each(cases)("%s", (veto, facts) => {
    const verdict = judgeWithdrawal({ ...calm, ...facts }, [wide]);
    expect(verdict.rule).toBeNull();
    expect(verdict.vetoes).toEqual([veto]);
  });
});

describe("what only comes near to a mark is none", () => {
  const cases: readonly [string, Partial<ApprovalFacts>][] = [
    ["a password changed three days ago", { secretsHours: 72 }],
    ["a device and a key known for three days", { deviceHours: 72, keyHours: 72 }],
    ["five neighbours of an account that is a month old", { sameAddress: 5, accountDays: 30 }],
    ["four neighbours of a young one", { sameAddress: 4, accountDays: 5 }],
    ["some bets taken back, some rounds covered", { voidedRounds: 4, oppositeRounds: 7 }],
    ["two requests that one person may decide together", { askedInDay: toCentavos(889_999) }],
    [
      "small money that hardly played",
      { deposited: toCentavos(99_999), staked: toCentavos(99_999) },
    ],
  ];
  test.each(cases)("%s", (_what, facts) => {
    expect(judgeWithdrawal({ ...calm, ...facts }, [wide]).vetoes).toEqual([]);
  });
});

describe("each condition of a rule is asked, and named when it is missed", () => {
  const cases: readonly [Miss, Partial<ApprovalFacts>][] = [
    ["amount", { amount: toCentavos(50_001) }],
    ["account_days", { accountDays: 29 }],
    ["paid_to_key", { paidToKey: 0 }],
    ["played", { staked: toCentavos(99_999) }],
    ["kyc", { isVerified: false }],
    ["per_day", { approvedToday: 2 }],
    ["per_day_amount", { approvedTodayAmount: toCentavos(50_001) }],
  ];
  test.each(cases)("%s", (miss, facts) => {
    const verdict = judgeWithdrawal({ ...calm, ...facts }, [rule]);
    expect(verdict).toEqual({
      rule: null,
      vetoes: [],
      misses: [{ rule: "regulars", reasons: [miss] }],
    });
  });
});

test("what just fits every condition of a rule passes by it", () => {
  const fitting: Partial<ApprovalFacts> = {
    amount: toCentavos(50_000),
    accountDays: 30,
    paidToKey: 1,
    staked: toCentavos(100_000),
    approvedToday: 1,
    approvedTodayAmount: toCentavos(10_000),
  };
  expect(judgeWithdrawal({ ...calm, ...fitting }, [rule])).toEqual({
    rule: "regulars",
    vetoes: [],
    misses: [],
  });
  // A percentage of deposits is not rounded up.
  const odd = { deposited: toCentavos(50_001), staked: toCentavos(75_001) };
  const percent = { ...rule, playedPercentMin: 150 };
  expect(judgeWithdrawal({ ...calm, ...odd }, [percent]).rule).toBe("regulars");
});

describe("marks begin and end", () => {
  const marks = (facts: Partial<ApprovalFacts>) =>
    judgeWithdrawal({ ...calm, ...facts }, [wide]).vetoes;

  test("with the third day of an account", () => {
    expect(marks({ accountDays: 3 })).toEqual([]);
  });

  test("where less than one and a half of the deposits was played", () => {
    const passing = { deposited: toCentavos(200_001), askedInAll: toCentavos(500_000) };
    // Half of a centavo less than one and a half times as much.
    expect(marks({ ...passing, staked: toCentavos(300_001) })).toEqual([]);
    expect(marks({ ...passing, staked: toCentavos(300_000) })).toEqual(["passes_through"]);
  });

  test("where eighty in a hundred of the deposits go out", () => {
    const passing = { deposited: toCentavos(200_001), staked: toCentavos(250_000) };
    // 160,000.8 centavos, of which 10,000 are requested now.
    expect(marks({ ...passing, askedInAll: toCentavos(150_000) })).toEqual(["passes_through"]);
    expect(marks({ ...passing, askedInAll: toCentavos(149_999) })).toEqual([]);
    expect(marks({ ...passing, deposited: toCentavos(99_999) })).toEqual([]);
  });

  test("where a tenth less than what two decide is asked for", () => {
    const twoPeopleFrom = toCentavos(100_001);
    const staked = toCentavos(900_000);
    const just = (amount: number) => marks({ twoPeopleFrom, staked, amount: toCentavos(amount) });
    expect([just(89_999), just(90_000)]).toEqual([[], ["split_amount"]]);
  });

  test("with the first centavo that was staked", () => {
    expect(isPlayLittle({ staked: toCentavos(1), deposited: ZERO })).toBe(false);
    expect(isPlayLittle({ staked: ZERO, deposited: ZERO })).toBe(true);
  });

  test("with nothing, where they were not looked for", () => {
    expect(NO_SIGNS).toMatchObject({
      sameAddress: 0,
      blockedNear: 0,
      ownTree: 0,
      refusedClaims: 0,
      voidedRounds: 0,
      oppositeRounds: 0,
    });
    expect([ACCOUNT_DAYS_LEAST]).toEqual([3]);
  });
});
