import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { toCentavos, ZERO } from "@tucano/contract/money.ts";
import type { Pocket, TransferDraft, Wallet } from "../ledger/index.ts";
import {
  type Applied,
  deposit,
  forfeitBonus,
  grant,
  hold,
  type OwedChanges,
  owedInAll,
  payout,
  release,
  rollbackStake,
  rollbackWin,
  stake,
  waiveLostBonus,
  win,
} from "./index.ts";

type Money = Partial<Record<Pocket | "turnoverOwed" | "bonusOwed", number>>;

const wallet = (money: Money): Wallet => ({
  memberId: toMemberId(1),
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

/** The wallet as the ledger leaves it. */
function after(before: Wallet, moved: Pick<Applied, "transfers"> & OwedChanges): Wallet {
  const pocket = (name: Pocket) => toCentavos(before[name] + changeOf(name, moved.transfers));
  return {
    ...before,
    cash: pocket("cash"),
    bonus: pocket("bonus"),
    rebate: pocket("rebate"),
    locked: pocket("locked"),
    turnoverOwed: toCentavos(before.turnoverOwed + moved.turnoverOwedChange),
    bonusOwed: toCentavos(before.bonusOwed + moved.bonusOwedChange),
  };
}

function applied<Result extends { readonly outcome: string }>(
  result: Result,
): Extract<Result, { outcome: "applied" }> {
  if (result.outcome !== "applied") throw new Error(`It was ${result.outcome}.`);
  return result as Extract<Result, { outcome: "applied" }>;
}

describe("A stake", () => {
  test("takes cash first, then bonus, and never what is not there", () => {
    fc.assert(
      fc.property(wallets, centavos, (before, amount) => {
        const result = stake(before, { ...at, amount, turnoverWeightPercent: 100 });
        if (result.outcome === "refused") {
          expect(amount).toBeGreaterThan(before.cash + before.bonus);
          return;
        }
        const taken = result.transfers.filter(({ kind }) => kind === "stake");
        expect(total(taken)).toBe(amount);
        expect(result.split.cash).toBe(Math.min(before.cash, amount));
        expect(changeOf("cash", taken) + result.split.cash).toBe(0);
        expect(changeOf("bonus", taken) + result.split.bonus).toBe(0);
        expect(result.split.bonus).toBeLessThanOrEqual(before.bonus);
        expect(result.transfers.every((one) => one.amount > 0)).toBe(true);
      }),
    );
  });

  test("works off what cash owes, then what the bonus owes, by the game's weight", () => {
    fc.assert(
      fc.property(
        wallets,
        centavos,
        fc.integer({ min: 0, max: 100 }),
        (before, amount, turnoverWeightPercent) => {
          const result = stake(before, { ...at, amount, turnoverWeightPercent });
          if (result.outcome === "refused") return;
          const counted = Math.floor((amount * turnoverWeightPercent) / FULL_PERCENT);
          const forBonus = Math.max(0, counted - before.turnoverOwed);
          const now = after(before, result);
          expect(now.turnoverOwed).toBe(Math.max(0, before.turnoverOwed - counted));
          expect(now.bonusOwed).toBe(Math.max(0, before.bonusOwed - forBonus));
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

  test("rolled back restores all money and all that is owed, wherever it is by then", () => {
    fc.assert(
      fc.property(wallets, centavos, (before, amount) => {
        const staked = stake(before, { ...at, amount, turnoverWeightPercent: 20 });
        if (staked.outcome === "refused") return;
        const between = after(before, staked);
        const undone = after(between, rollbackStake(between, { ...at, ...staked }));
        expect(undone.cash + undone.bonus).toBe(before.cash + before.bonus);
        expect(owedInAll(undone)).toBe(owedInAll(before));
        if (between.bonusOwed > 0) expect(undone).toEqual(before);
        else expect(undone.bonusOwed).toBe(0);
      }),
    );
  });
});

describe("A bonus", () => {
  const round = { ...at, turnoverWeightPercent: 100 };

  test("of 100 that owes 300: the stake that works the last of it off makes it cash, once", () => {
    const given = grant(wallet({ cash: 50, turnoverOwed: 50 }), {
      amount: toCentavos(100),
      pocket: "bonus",
      cost: "promotion:cost",
      turnover: toCentavos(300),
      reference: "reward:1",
    });
    if (given.outcome === "refused") throw new Error("Not granted.");
    const start = after(wallet({ cash: 50, turnoverOwed: 50 }), given);
    expect(start).toMatchObject({ cash: 50, bonus: 100, turnoverOwed: 50, bonusOwed: 300 });
    // 60: 50 of cash, 10 of bonus; 50 count for cash, 10 for the bonus.
    const first = applied(stake(start, { ...round, amount: toCentavos(60) }));
    const second = after(start, first);
    expect(second).toMatchObject({ cash: 0, bonus: 90, turnoverOwed: 0, bonusOwed: 290 });
    // A win of 300 on it: the bonus's share is 300 × 10 ÷ 60.
    const won = after(second, win(second, { ...at, amount: toCentavos(300), split: first.split }));
    expect(won).toMatchObject({ cash: 250, bonus: 140 });
    const last = applied(stake(won, { ...round, amount: toCentavos(290) }));
    expect(last.transfers.at(-1)).toMatchObject({ kind: "bonus.convert", amount: 100 });
    expect(after(won, last)).toMatchObject({ cash: 100, bonus: 0, bonusOwed: 0 });
  });

  test("becomes cash exactly when it owes nothing any more, and then all of it", () => {
    fc.assert(
      fc.property(wallets, centavos, (before, amount) => {
        const result = stake(before, { ...round, amount });
        if (result.outcome === "refused") return;
        const converted = result.transfers.filter(({ kind }) => kind === "bonus.convert");
        const now = after(before, result);
        const left = before.bonus - result.split.bonus;
        const isDone = before.bonusOwed > 0 && now.bonusOwed === 0;
        expect(total(converted)).toBe(isDone ? left : 0);
        expect(now.bonus).toBe(isDone ? 0 : left);
        expect(now.cash + now.bonus).toBe(before.cash + before.bonus - amount);
      }),
    );
  });

  test("that has become cash gets its wins and rollbacks as cash, which owes them again", () => {
    const start = wallet({ bonus: 100, bonusOwed: 40 });
    const staked = applied(stake(start, { ...round, amount: toCentavos(40) }));
    const converted = after(start, staked);
    expect(converted).toMatchObject({ cash: 60, bonus: 0, bonusOwed: 0 });
    const won = win(converted, { ...at, amount: toCentavos(80), split: staked.split });
    expect(won.split).toEqual({ cash: 80, bonus: 0 });
    const undone = after(converted, rollbackStake(converted, { ...at, ...staked }));
    expect(undone).toMatchObject({ cash: 100, bonus: 0, turnoverOwed: 40, bonusOwed: 0 });
  });

  test("that owes nothing is cash from the start; only who may play receives", () => {
    const input = {
      amount: toCentavos(100),
      pocket: "bonus",
      cost: "agency:cost",
      turnover: ZERO,
      reference: "reward:1",
    } as const;
    expect(grant(wallet({}), input)).toMatchObject({
      transfers: [{ kind: "agency.commission", debit: "agency:cost", credit: "member:cash" }],
      bonusOwedChange: 0,
    });
    for (const access of ["frozen", "excluded", "closed", "demo"] as const) {
      expect(grant({ ...wallet({}), access }, input).outcome).toBe("refused");
    }
  });

  test("given up goes back whole and owes nothing", () => {
    fc.assert(
      fc.property(wallets, (before) => {
        const now = after(before, forfeitBonus(before, { reference: "bonus:given-up" }));
        expect(now).toEqual({ ...before, bonus: 0, bonusOwed: 0 });
      }),
    );
  });

  test("that is used up owes nothing, and one that is not owes what it owed", () => {
    const start = wallet({ bonus: 100, bonusOwed: 500 });
    const allOfIt = applied(stake(start, { ...round, amount: toCentavos(100) }));
    expect(waiveLostBonus(start, allOfIt)).toBe(-500);
    const some = applied(stake(start, { ...round, amount: toCentavos(99) }));
    expect(waiveLostBonus(start, some)).toBe(-99);
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
        const hasBonus = staked > 0n && before.bonusOwed > 0;
        const bonus = hasBonus ? (BigInt(amount) * BigInt(split.bonus)) / staked : 0n;
        expect(BigInt(result.split.bonus)).toBe(bonus);
      }),
    );
  });

  test("of a stake of 1 cash and 2 bonus: 100 is 34 and 66", () => {
    const split = { cash: toCentavos(1), bonus: toCentavos(2) };
    const result = win(wallet({ bonusOwed: 1 }), { ...at, amount: toCentavos(100), split });
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

  test("while cash owes turnover is refused, unless the site waives it; what a bonus owes is no matter", () => {
    const owing = wallet({ cash: 2_000, turnoverOwed: 1 });
    const playing = wallet({ cash: 2_000, bonusOwed: 1 });
    expect(hold(playing, order).outcome).toBe("applied");
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
