// Protects: the pockets move at the very centavo where a rule begins, and what no command may ask
// for stops it before anything moves.
import { describe, expect, test } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { type Centavos, toCentavos, ZERO } from "@tucano/contract/money.ts";
import type { Pocket, Wallet } from "../ledger/index.ts";
import {
  adjust,
  deposit,
  forfeitBonus,
  grant,
  hold,
  payout,
  release,
  rollbackStake,
  rollbackWin,
  stake,
  waiveLostBonus,
  win,
} from "./index.ts";

const wallet = (money: Partial<Record<Pocket | "turnoverOwed" | "bonusOwed", number>>): Wallet => ({
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
const one = toCentavos(1);
const less = toCentavos(-1);
const at = { reference: "round:r1", game: "toucan-falls" };
const gift = {
  pocket: "bonus",
  cost: "promotion:cost",
  turnover: ZERO,
  reference: "reward:1",
} as const;
const moved = (result: { readonly outcome: string }) => expect(result.outcome).toBe("applied");

describe("One centavo", () => {
  test("is enough to be moved, in every way there is", () => {
    const full = wallet({ cash: 1, bonus: 1, locked: 1 });
    const order = { amount: one, reference: "withdrawal:1" };
    const given = { direction: "give", turnoverMultiple: 1, ...order } as const;
    moved(adjust(full, given));
    moved(adjust(full, { ...given, direction: "take" }));
    moved(grant(full, { ...gift, amount: one }));
    moved(deposit(full, { ...order, turnoverMultiple: 1 }));
    moved(hold(full, order));
    moved(release(full, order));
    expect(payout(full, { ...order, feeCentavos: ZERO }).transfers).toMatchObject([
      { kind: "withdrawal.payout", amount: 1 },
    ]);
    expect(payout(full, { ...order, feeCentavos: one }).transfers).toMatchObject([
      { kind: "withdrawal.fee", amount: 1 },
    ]);
    expect(forfeitBonus(full, at).transfers).toMatchObject([{ amount: 1 }]);
  });

  test("is owed, worked off and made cash", () => {
    const owing = wallet({ cash: 1, bonus: 1, bonusOwed: 1 });
    const staked = stake(owing, { ...at, amount: one, turnoverWeightPercent: 100 });
    expect(staked).toMatchObject({
      bonusOwedChange: -1,
      transfers: [
        { kind: "stake", debit: "member:cash", amount: 1 },
        { kind: "bonus.convert", amount: 1 },
      ],
    });
    const split = { cash: ZERO, bonus: one };
    expect(win(owing, { ...at, amount: one, split }).split).toEqual(split);
    const owed = { turnoverOwedChange: less, bonusOwedChange: less };
    expect(rollbackStake(owing, { ...at, split, ...owed })).toMatchObject({
      turnoverOwedChange: 1,
      bonusOwedChange: 1,
      transfers: [{ credit: "member:bonus" }],
    });
  });
});

describe("Nothing", () => {
  test("leaves no row behind", () => {
    expect(forfeitBonus(wallet({}), at).transfers).toEqual([]);
    const used = stake(wallet({ bonus: 5, bonusOwed: 5 }), {
      ...at,
      amount: toCentavos(5),
      turnoverWeightPercent: 100,
    });
    expect(used).toMatchObject({ bonusOwedChange: -5, transfers: [{ kind: "stake", amount: 5 }] });
  });

  test("staked, as in a free round, wins cash, whatever a bonus owes", () => {
    const split = { cash: ZERO, bonus: ZERO };
    const won = win(wallet({ bonus: 5, bonusOwed: 5 }), { ...at, amount: one, split });
    expect(won.split).toEqual({ cash: 1, bonus: 0 });
  });
});

test("no stake and no win is below nothing", () => {
  const input = { ...at, amount: less, split: { cash: one, bonus: ZERO } };
  const below = "An amount is not negative.";
  expect(() => stake(wallet({ cash: 1 }), { ...input, turnoverWeightPercent: 100 })).toThrow(below);
  expect(() => win(wallet({}), input)).toThrow(below);
});

describe("A win that is taken back", () => {
  test("leaves of each pocket what it did not bring, then takes what is missing from the other", () => {
    const split = { cash: toCentavos(30), bonus: toCentavos(10) };
    const take = (money: Parameters<typeof wallet>[0]) => {
      const back = rollbackWin(wallet(money), { ...at, split });
      return [back.split.cash, back.split.bonus, back.shortfall];
    };
    expect(take({ cash: 50, bonus: 50 })).toEqual([30, 10, 0]);
    expect(take({ cash: 20, bonus: 50 })).toEqual([20, 20, 0]);
    expect(take({ cash: 50, bonus: 4 })).toEqual([36, 4, 0]);
    expect(take({ cash: 32, bonus: 4 })).toEqual([32, 4, 4]);
    expect(take({ cash: 20, bonus: 15 })).toEqual([20, 15, 5]);
  });

  test("is booked as a free round's only when it was one", () => {
    const back = (of: Pick<Parameters<typeof rollbackWin>[1], "kind">) =>
      rollbackWin(wallet({ cash: 1 }), { ...at, split: { cash: one, bonus: ZERO }, ...of });
    expect(back({}).transfers).toMatchObject([{ kind: "win.rollback", amount: 1 }]);
    const free = back({ kind: "free.win.rollback" });
    expect(free.transfers).toMatchObject([{ kind: "free.win.rollback", amount: 1 }]);
  });
});

test("what is left of a bonus counts what a command puts into it, too", () => {
  const put = {
    kind: "win",
    debit: "house:game:x",
    credit: "member:bonus",
    amount: toCentavos(10),
    reference: "round:1",
  } as const;
  const before = wallet({ bonus: 10, bonusOwed: 70 });
  const change = { bonusOwedChange: less };
  const out = { ...put, debit: "member:bonus", credit: "house:game:x" } as const;
  expect(waiveLostBonus(before, { ...change, transfers: [out] })).toBe(-70);
  expect(waiveLostBonus(before, { ...change, transfers: [put, out] })).toBe(-1);
  expect(waiveLostBonus(before, { ...change, transfers: [put] })).toBe(-1);
  const elsewhere = { ...out, debit: "member:cash" } as const;
  expect(waiveLostBonus(before, { ...change, transfers: [elsewhere] })).toBe(-1);
});

test("a share of what was played is told from a gift", () => {
  const kind = (of: object) => grant(wallet({}), { ...gift, amount: one, ...of });
  expect(kind({ isRebate: true })).toMatchObject({ transfers: [{ kind: "rebate.claim" }] });
  expect(kind({ isRebate: false })).toMatchObject({ transfers: [{ kind: "reward.grant" }] });
  expect(kind({})).toMatchObject({ transfers: [{ kind: "reward.grant" }] });
});

describe("A fault of whoever asked", () => {
  const split = { cash: ZERO, bonus: ZERO };
  const full = wallet({ cash: 9, bonus: 9, locked: 9 });
  const paid = (feeCentavos: Centavos) => () =>
    payout(full, { amount: one, feeCentavos, reference: "withdrawal:1" });
  const back = (turnover: number, bonus: number) => () =>
    rollbackStake(full, {
      ...at,
      split,
      turnoverOwedChange: toCentavos(turnover),
      bonusOwedChange: toCentavos(bonus),
    });

  test.each([
    ["a gift of nothing", () => grant(full, { ...gift, amount: ZERO })],
    [
      "a gift that owes less than nothing",
      () => grant(full, { ...gift, amount: one, turnover: less }),
    ],
    ["a deposit of nothing", () => deposit(full, { amount: ZERO, turnoverMultiple: 1, ...at })],
    ["a withdrawal of nothing", () => hold(full, { amount: ZERO, ...at })],
    ["a release of nothing", () => release(full, { amount: ZERO, ...at })],
    ["a fee below nothing", paid(less)],
    ["a fee above the amount", paid(toCentavos(2))],
    ["a stake below nothing", () => stake(full, { ...at, amount: less, turnoverWeightPercent: 0 })],
    ["a win below nothing", () => win(full, { ...at, amount: less, split })],
    ["a stake that would have added turnover", back(1, 0)],
    ["a stake that would have added a bonus's turnover", back(0, 1)],
  ])("%s stops it", (_, ask) => expect(ask).toThrow());
});
