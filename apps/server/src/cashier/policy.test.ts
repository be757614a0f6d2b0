/** Protects: fees are exact and never eat more than the amount; states only go where they may. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { depositStatuses, withdrawalStatuses } from "@tucano/contract/player/money/cashier.ts";
import { add, toCentavos } from "@tucano/contract/money.ts";
import { memberOf, newOrderNo } from "./order-numbers.ts";
import {
  canDecide,
  depositsBefore,
  largestWithdrawal,
  noteOf,
  openWithdrawals,
  quoteWithdrawal,
  refuseWithdrawal,
  type Rules,
  type Terms,
  withAllowance,
  withdrawalsBefore,
} from "./policy.ts";
import { systemRandom } from "../platform/random.ts";

const terms: Terms = {
  methodId: 2,
  min: toCentavos(2_000),
  max: toCentavos(5_000_000),
  dailyMax: toCentavos(5_000_000),
  feeBasisPoints: 0,
  feeFixed: toCentavos(0),
};
const rules: Rules = {
  turnoverMultiple: 1,
  depositExpirySeconds: 1_800,
  openDepositsMax: 20,
  freeWithdrawalsPerDay: 0,
  earlyWithdrawalAllowed: false,
  mandatoryFeePercent: 50,
  payoutMinutesMax: 1_440,
};
const centavos = (max: number) => fc.integer({ min: 0, max }).map(toCentavos);

describe("a quote", () => {
  test("splits the amount exactly, into parts that are not negative", () => {
    fc.assert(
      fc.property(
        centavos(5_000_000),
        centavos(10_000),
        fc.integer({ min: 0, max: 10_000 }),
        centavos(1_000),
        fc.integer({ min: 0, max: 5 }),
        (amount, feeFixed, feeBasisPoints, turnoverOwed, usedToday) => {
          const quote = quoteWithdrawal({
            amount,
            turnoverOwed,
            usedToday,
            terms: { ...terms, feeFixed, feeBasisPoints },
            rules: { ...rules, freeWithdrawalsPerDay: 2, earlyWithdrawalAllowed: true },
          });
          expect(add(quote.generalFee, quote.mandatoryFee, quote.actualReceipt)).toBe(amount);
          expect(quote.generalFee).toBeGreaterThanOrEqual(0);
          if (usedToday < 2) expect(quote.generalFee).toBe(0);
          if (turnoverOwed === 0) expect(quote.mandatoryFee).toBe(0);
        },
      ),
    );
  });

  test("takes percent and fixed part, fractions in the player's favour", () => {
    const quote = quoteWithdrawal({
      amount: toCentavos(3_333),
      usedToday: 0,
      turnoverOwed: toCentavos(1),
      rules: { ...rules, earlyWithdrawalAllowed: true },
      terms: { ...terms, feeBasisPoints: 150, feeFixed: toCentavos(100) },
    });
    expect(quote).toMatchObject({ generalFee: 149, mandatoryFee: 1_666, actualReceipt: 1_518 });
  });
});

describe("a refusal", () => {
  const request = {
    amount: toCentavos(2_000),
    terms,
    rules,
    usedToday: 0,
    askedToday: toCentavos(0),
    cash: toCentavos(10_000),
    turnoverOwed: toCentavos(0),
    isDemo: false,
    isBlocked: false,
    documentsFrom: null,
    askedInAll: toCentavos(0),
  };

  test("is none when all is well", () => expect(refuseWithdrawal(request)).toBeNull());

  test.each([
    [
      "all that one withdrawal may be",
      { amount: toCentavos(5_000_000), cash: toCentavos(9_000_000) },
    ],
    ["all the cash there is", { cash: toCentavos(2_000) }],
    ["exactly what is left of the day", { askedToday: toCentavos(4_998_000) }],
    [
      "what is left of a day without a number of its own",
      { terms: { ...terms, dailyMax: null }, askedToday: toCentavos(4_998_000) },
    ],
    ["all but a centavo of it in fees", { terms: { ...terms, feeFixed: toCentavos(1_999) } }],
  ])("is none of %s", (_, changes) => {
    expect(refuseWithdrawal({ ...request, ...changes })).toBeNull();
  });

  test("goes by the day's own number, be it more or less than one withdrawal may be", () => {
    const small = { ...terms, dailyMax: toCentavos(3_000) };
    const asked = { ...request, amount: toCentavos(3_001), terms: small };
    expect(refuseWithdrawal(asked)).toMatchObject({ code: "cashier.daily_limit_reached" });
    const ample = { ...terms, dailyMax: toCentavos(9_000_000) };
    const late = { ...request, terms: ample, askedToday: toCentavos(5_000_000) };
    expect(refuseWithdrawal(late)).toBeNull();
  });

  test("does not ask for documents below the sum they are asked for from", () => {
    const near = { documentsFrom: toCentavos(5_001), askedInAll: toCentavos(3_000) };
    expect(refuseWithdrawal({ ...request, ...near })).toBeNull();
  });

  test.each([
    [{ isDemo: true }, "cashier.demo_account"],
    [{ isBlocked: true }, "cashier.account_blocked"],
    [{ amount: toCentavos(1_999) }, "cashier.amount_below_minimum"],
    [{ amount: toCentavos(5_000_001) }, "cashier.amount_above_maximum"],
    [{ amount: toCentavos(10_001) }, "cashier.insufficient_funds"],
    [{ turnoverOwed: toCentavos(1) }, "cashier.turnover_owed"],
    [{ documentsFrom: toCentavos(2_000) }, "identity.verification_required"],
    [
      { documentsFrom: toCentavos(5_000), askedInAll: toCentavos(3_000) },
      "identity.verification_required",
    ],
    [{ askedToday: toCentavos(4_998_001) }, "cashier.daily_limit_reached"],
    [{ terms: { ...terms, feeFixed: toCentavos(2_000) } }, "cashier.fee_exceeds_amount"],
  ])("of %j is %s", (changes, code) => {
    expect(refuseWithdrawal({ ...request, ...changes })).toMatchObject({ code });
  });

  test("never lets through more than there is, or than a day allows", () => {
    fc.assert(
      fc.property(
        centavos(9_000_000),
        centavos(9_000_000),
        centavos(9_000_000),
        (amount, cash, askedToday) => {
          const isAllowed = refuseWithdrawal({ ...request, amount, cash, askedToday }) === null;
          if (isAllowed) {
            expect(amount).toBeLessThanOrEqual(cash);
            expect(amount + askedToday).toBeLessThanOrEqual(5_000_000);
            expect(amount).toBeGreaterThanOrEqual(2_000);
          }
        },
      ),
    );
  });
});

test("without turnover owed, or where it must be done first, there is no mandatory fee", () => {
  const fee = (turnoverOwed: number, earlyWithdrawalAllowed: boolean) =>
    quoteWithdrawal({
      amount: toCentavos(1_000),
      usedToday: 0,
      turnoverOwed: toCentavos(turnoverOwed),
      terms,
      rules: { ...rules, earlyWithdrawalAllowed },
    }).mandatoryFee;
  expect([fee(0, true), fee(1, false), fee(1, true)]).toEqual([0, 0, 500]);
});

test("a fee of so many basis points is exactly that", () => {
  const quote = quoteWithdrawal({
    amount: toCentavos(100_000_000),
    usedToday: 0,
    turnoverOwed: toCentavos(0),
    terms: { ...terms, feeBasisPoints: 1 },
    rules,
  });
  expect(quote.generalFee).toBe(10_000);
});

test("the most one withdrawal may ask for is the least of three", () => {
  const most = (askedToday: number, cash: number) =>
    largestWithdrawal(terms, toCentavos(askedToday), toCentavos(cash));
  expect(most(0, 9_000_000)).toBe(5_000_000);
  expect(most(0, 700)).toBe(700);
  expect(most(4_999_000, 9_000_000)).toBe(1_000);
  expect(most(6_000_000, 9_000_000)).toBe(0);
});

describe("an allowance", () => {
  const allowance = { perDayMaxCentavos: toCentavos(6_000_000), freePerDay: 3 };

  test("gives more than everybody has", () => {
    const more = withAllowance({ terms, rules }, allowance);
    expect(more.terms).toEqual({ ...terms, dailyMax: 6_000_000 });
    expect(more.rules).toEqual({ ...rules, freeWithdrawalsPerDay: 3 });
  });

  test("takes nothing away, and is not needed", () => {
    const generous = {
      terms: { ...terms, dailyMax: toCentavos(7_000_000) },
      rules: { ...rules, freeWithdrawalsPerDay: 5 },
    };
    expect(withAllowance(generous, allowance)).toEqual(generous);
    expect(withAllowance(generous, null)).toEqual(generous);
    const open = { ...generous, terms: { ...terms, max: toCentavos(8_000_000), dailyMax: null } };
    expect(withAllowance(open, allowance).terms.dailyMax).toBe(8_000_000);
  });
});

describe("states", () => {
  test("lead where they lead, and nowhere else", () => {
    expect(depositsBefore("paid").toSorted()).toEqual([
      "awaiting",
      "cancelled",
      "created",
      "expired",
      "failed",
    ]);
    expect(depositsBefore("expired").toSorted()).toEqual(["awaiting", "created"]);
    expect(depositsBefore("cancelled").toSorted()).toEqual(["awaiting", "created"]);
    expect(withdrawalsBefore("in_review").toSorted()).toEqual(["failed", "submitted"]);
    expect(withdrawalStatuses.filter(canDecide)).toEqual(["submitted", "in_review"]);
    const ended = withdrawalStatuses.filter((one) => !openWithdrawals.includes(one));
    expect(ended.toSorted()).toEqual(["paid", "rejected"]);
  });

  test("every state but the first can be reached, and the last ones lead nowhere", () => {
    for (const status of depositStatuses.filter((one) => one !== "created")) {
      expect(depositsBefore(status).length).toBeGreaterThan(0);
    }
    for (const status of withdrawalStatuses.filter((one) => one !== "submitted")) {
      expect(withdrawalsBefore(status).length).toBeGreaterThan(0);
    }
    for (const last of ["credited", "refunded"] as const) {
      for (const status of depositStatuses) expect(depositsBefore(status)).not.toContain(last);
    }
    for (const last of ["paid", "rejected"] as const) {
      for (const status of withdrawalStatuses)
        expect(withdrawalsBefore(status)).not.toContain(last);
    }
  });

  test("nothing is rejected once it is on its way to the bank", () => {
    expect(withdrawalsBefore("rejected").toSorted()).toEqual(["in_review", "submitted"]);
    expect(withdrawalsBefore("paid")).toEqual(["paying"]);
  });
});

test("a note says the most important thing about a payment", () => {
  const ordered = toCentavos(100);
  const note = (paid: number, isLate: boolean) =>
    noteOf({ ordered, paid: toCentavos(paid), isLate });
  expect([note(100, false), note(100, true), note(99, true), note(101, false)]).toEqual([
    null,
    "paid_late",
    "paid_less",
    "paid_more",
  ]);
});

test("an order number carries its member, and fits a charge's txid", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }).map(toMemberId), (memberId) => {
      const deposit = newOrderNo("D", memberId, systemRandom);
      expect(deposit).toMatch(/^[a-zA-Z0-9]{26,35}$/);
      expect(memberOf("D", deposit)).toBe(memberId);
      expect(memberOf("W", deposit)).toBeNull();
      expect(memberOf("W", newOrderNo("W", memberId, systemRandom))).toBe(memberId);
    }),
  );
});
