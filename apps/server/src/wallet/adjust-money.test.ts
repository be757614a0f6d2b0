// Protects: what is given or taken by hand moves cash alone, never below nothing, and owes its
// turnover.
import { expect, test } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import type { Wallet, WalletAccess } from "../ledger/index.ts";
import { adjust } from "./adjust-money.ts";

const nothing = toCentavos(0);

function wallet(access: WalletAccess, cash: number): Wallet {
  return {
    memberId: toMemberId(100_000_001),
    access,
    cash: toCentavos(cash),
    bonus: toCentavos(9_000),
    rebate: nothing,
    locked: nothing,
    turnoverOwed: nothing,
    bonusOwed: nothing,
    isLimited: false,
    note: "",
  };
}

const input = {
  direction: "give",
  amount: toCentavos(500),
  reference: "adjustment:1",
  turnoverMultiple: 3,
} as const;

test("what is given comes from the house and owes its multiple", () => {
  expect(adjust(wallet("active", 0), input)).toMatchObject({
    outcome: "applied",
    transfers: [
      { kind: "adjustment", debit: "promotion:cost", credit: "member:cash", amount: 500 },
    ],
    turnoverOwedChange: 1_500,
    bonusOwedChange: 0,
  });
});

test("what is taken was there in cash; a bonus is left alone", () => {
  const take = { ...input, direction: "take" } as const;
  expect(adjust(wallet("frozen", 500), take)).toMatchObject({
    outcome: "applied",
    transfers: [{ debit: "member:cash", credit: "promotion:cost", amount: 500 }],
    turnoverOwedChange: 0,
  });
  const refused = { outcome: "refused", code: "wallet.insufficient_funds" };
  expect(adjust(wallet("active", 499), take)).toEqual(refused);
});

test("a demo holds no real money, and what is closed stays as it is", () => {
  for (const access of ["demo", "closed"] as const) {
    const refused = { outcome: "refused", code: "wallet.account_blocked" };
    expect(adjust(wallet(access, 500), input)).toEqual(refused);
  }
  expect(() => adjust(wallet("active", 0), { ...input, amount: nothing })).toThrow(
    "more than nothing",
  );
});
