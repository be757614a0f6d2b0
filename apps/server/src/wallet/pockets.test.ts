import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toCentavos, ZERO } from "@tucano/contract/money.ts";
import type { Pocket, TransferDraft, Wallet } from "../ledger/index.ts";
import { deposit, hold, payout, release, rollbackStake, rollbackWin, stake, win } from "./index.ts";

type Money = Partial<Record<Pocket | "turnoverOwed" | "bonusOwed", number>>;

const wallet = (money: Money): Wallet => ({
  memberId: 1,
  access: "active",
  cash: toCentavos(money.cash ?? 0),
  bonus: toCentavos(money.bonus ?? 0),
  rebate: toCentavos(money.rebate ?? 0),
  locked: toCentavos(money.locked ?? 0),
  turnoverOwed: toCentavos(money.turnoverOwed ?? 0),
  bonusOwed: toCentavos(money.bonusOwed ?? 0),
  isLimited: false,
  note: "",
});

const amounts = fc.integer({ min: 0, max: 10_000_000 });
const centavos = amounts.map(toCentavos);
const wallets = fc
  .record({
    cash: amounts,
    bonus: amounts,
    rebate: amounts,
    locked: amounts,
    turnoverOwed: amounts,
    bonusOwed: amounts,
  })
  .map(wallet);
const splits = fc.record({ cash: centavos, bonus: centavos });
const FULL_PERCENT = 100;
const at = { reference: "round:r1", game: "toucan-falls" };

/** What the transfers do to one pocket. */
function changeOf(pocket: Pocket, transfers: readonly TransferDraft[]): number {
  const account = `member:${pocket}`;
  return transfers.reduce(
    (sum, { debit, credit, amount }) =>
      sum - (debit === account ? amount : 0) + (credit === account ? amount : 0),
    0,
  );
}

const total = (transfers: readonly TransferDraft[]): number =>
  transfers.reduce((sum, one) => sum + one.amount, 0);

describe("A stake", () => {
  test("takes cash first, then bonus, and never what is not there", () => {
    fc.assert(
      fc.property(wallets, centavos, (before, amount) => {
        const result = stake(before, { ...at, amount, turnoverWeightPercent: 100 });
        if (result.outcome === "refused") {
          expect(amount).toBeGreaterThan(before.cash + before.bonus);
          return;
        }
        expect(total(result.transfers)).toBe(amount);
        expect(result.split.cash).toBe(Math.min(before.cash, amount));
        expect(changeOf("cash", result.transfers) + result.split.cash).toBe(0);
        expect(changeOf("bonus", result.transfers) + result.split.bonus).toBe(0);
        expect(result.split.bonus).toBeLessThanOrEqual(before.bonus);
        expect(result.transfers.every((one) => one.amount > 0)).toBe(true);
      }),
    );
  });

  test("works turnover off by the game's weight and never below zero", () => {
    fc.assert(
      fc.property(
        wallets,
        centavos,
        fc.integer({ min: 0, max: 100 }),
        (before, amount, turnoverWeightPercent) => {
          const result = stake(before, { ...at, amount, turnoverWeightPercent });
          if (result.outcome === "refused") return;
          const counted = Math.floor((amount * turnoverWeightPercent) / FULL_PERCENT);
          expect(before.turnoverOwed + result.turnoverOwedChange).toBe(
            Math.max(0, before.turnoverOwed - counted),
          );
        },
      ),
    );
  });

  test.each(["frozen", "excluded", "closed"] as const)("by a %s member is refused", (access) => {
    const result = stake(
      { ...wallet({ cash: 100 }), access },
      {
        ...at,
        amount: toCentavos(1),
        turnoverWeightPercent: 100,
      },
    );
    expect(result).toEqual({ outcome: "refused", code: "wallet.account_blocked" });
  });

  test("rolled back restores pockets and turnover exactly", () => {
    fc.assert(
      fc.property(wallets, centavos, (before, amount) => {
        const staked = stake(before, { ...at, amount, turnoverWeightPercent: 20 });
        if (staked.outcome === "refused") return;
        const undone = rollbackStake(before, { ...at, ...staked });
        const all = [...staked.transfers, ...undone.transfers];
        expect([changeOf("cash", all), changeOf("bonus", all)]).toEqual([0, 0]);
        expect(staked.turnoverOwedChange + undone.turnoverOwedChange).toBe(0);
      }),
    );
  });
});

describe("A win", () => {
  test("goes back in the stake's proportion, bonus rounded down, to the last centavo", () => {
    fc.assert(
      fc.property(wallets, centavos, splits, (before, amount, split) => {
        const result = win(before, { ...at, amount, split });
        expect(result.split.cash + result.split.bonus).toBe(amount);
        expect(total(result.transfers)).toBe(amount);
        const staked = BigInt(split.cash + split.bonus);
        const bonus = staked === 0n ? 0n : (BigInt(amount) * BigInt(split.bonus)) / staked;
        expect(BigInt(result.split.bonus)).toBe(bonus);
      }),
    );
  });

  test("of a stake of 1 cash and 2 bonus: 100 is 34 and 66", () => {
    const split = { cash: toCentavos(1), bonus: toCentavos(2) };
    const result = win(wallet({}), { ...at, amount: toCentavos(100), split });
    expect(result.split).toEqual({ cash: 34, bonus: 66 });
  });

  test("rolled back takes what is there, and says what is missing", () => {
    fc.assert(
      fc.property(wallets, splits, (before, split) => {
        const result = rollbackWin(before, { ...at, split });
        const wanted = split.cash + split.bonus;
        expect(total(result.transfers) + result.shortfall).toBe(wanted);
        expect(before.cash + changeOf("cash", result.transfers)).toBeGreaterThanOrEqual(0);
        expect(before.bonus + changeOf("bonus", result.transfers)).toBeGreaterThanOrEqual(0);
        expect(result.shortfall).toBe(Math.max(0, wanted - before.cash - before.bonus));
      }),
    );
  });

  test("rolled back from full pockets takes each part from where it went", () => {
    const split = { cash: toCentavos(30), bonus: toCentavos(10) };
    const result = rollbackWin(wallet({ cash: 99, bonus: 99 }), { ...at, split });
    expect(result).toMatchObject({ split, shortfall: 0 });
  });
});

describe("A deposit", () => {
  const input = { amount: toCentavos(5_000), reference: "deposit:1", turnoverMultiple: 1 };

  test("is cash that owes its turnover", () => {
    const result = deposit(wallet({}), input);
    expect(result).toMatchObject({
      turnoverOwedChange: 5_000,
      transfers: [{ debit: "psp:clearing", credit: "member:cash", amount: 5_000 }],
    });
  });

  test.each([
    ["active", "applied"],
    ["frozen", "refused"],
    ["excluded", "refused"],
    ["closed", "refused"],
    ["demo", "refused"],
  ] as const)("to a member who is %s is %s", (access, outcome) => {
    expect(deposit({ ...wallet({}), access }, input).outcome).toBe(outcome);
  });
});

describe("A withdrawal", () => {
  const order = { amount: toCentavos(2_000), reference: "withdrawal:1" };

  test("sets cash aside, gives it back, or pays it out with its fee to us", () => {
    const held = hold(wallet({ cash: 3_000 }), order);
    expect(held).toMatchObject({
      transfers: [{ debit: "member:cash", credit: "member:locked", amount: 2_000 }],
    });
    const locked = wallet({ locked: 2_000 });
    expect(release(locked, order).transfers).toMatchObject([
      { debit: "member:locked", credit: "member:cash", amount: 2_000 },
    ]);
    expect(payout(locked, { ...order, feeCentavos: toCentavos(150) }).transfers).toMatchObject([
      { debit: "member:locked", credit: "psp:clearing", amount: 1_850 },
      { debit: "member:locked", credit: "fee:income", amount: 150 },
    ]);
    expect(payout(locked, { ...order, feeCentavos: ZERO }).transfers).toHaveLength(1);
  });

  test("above the cash is refused, whatever bonus there is", () => {
    expect(hold(wallet({ cash: 1_999, bonus: 9_999 }), order)).toEqual({
      outcome: "refused",
      code: "wallet.insufficient_funds",
    });
  });

  test("while turnover is owed is refused, unless the site waives it", () => {
    const owing = wallet({ cash: 2_000, turnoverOwed: 1 });
    expect(hold(owing, order)).toEqual({ outcome: "refused", code: "wallet.turnover_owed" });
    expect(hold(owing, { ...order, isTurnoverWaived: true }).outcome).toBe("applied");
  });

  test.each([
    ["active", "applied"],
    ["excluded", "applied"],
    ["frozen", "refused"],
    ["closed", "refused"],
    ["demo", "refused"],
  ] as const)("by a member who is %s is %s", (access, outcome) => {
    expect(hold({ ...wallet({ cash: 2_000 }), access }, order).outcome).toBe(outcome);
  });

  test("of more than was set aside is a programmer's error", () => {
    expect(() => release(wallet({ locked: 1_999 }), order)).toThrow("set aside");
    expect(() => payout(wallet({ locked: 1_999 }), { ...order, feeCentavos: ZERO })).toThrow();
  });
});
