/** Protects: fees are exact and never eat more than the amount; states only go where they may. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { depositStatuses, withdrawalStatuses } from "@tucano/contract/cashier.ts";
import { add, toCentavos } from "@tucano/contract/money.ts";
import { memberOf, newOrderNo } from "./order-numbers.ts";
import {
  depositsBefore,
  noteOf,
  quoteWithdrawal,
  refuseWithdrawal,
  type Rules,
  type Terms,
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

describe("states", () => {
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
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (memberId) => {
      const deposit = newOrderNo("D", memberId, systemRandom);
      expect(deposit).toMatch(/^[a-zA-Z0-9]{26,35}$/);
      expect(memberOf("D", deposit)).toBe(memberId);
      expect(memberOf("W", deposit)).toBeNull();
      expect(memberOf("W", newOrderNo("W", memberId, systemRandom))).toBe(memberId);
    }),
  );
});
