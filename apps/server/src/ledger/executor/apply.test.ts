// Protects: a movement does to the pockets what it says and no more, its rows number and chain
// themselves behind what was there, and what must never be decided is refused before it is written.
import { describe, expect, test } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { type Centavos, toCentavos, ZERO } from "@tucano/contract/money.ts";
import { applyMovement, type Movement } from "./apply.ts";
import { chainHash } from "../hash.ts";
import type { Account, LockedWallet, TransferDraft } from "../types.ts";

const before: LockedWallet = {
  memberId: toMemberId(7),
  access: "active",
  cash: toCentavos(1_000),
  bonus: toCentavos(200),
  rebate: toCentavos(30),
  locked: toCentavos(4),
  turnoverOwed: toCentavos(500),
  bonusOwed: toCentavos(60),
  isLimited: false,
  note: "kept",
  seq: 41,
  headHash: "a".repeat(64),
  version: 9,
};
const origin = { source: "test", externalId: "1", createdAt: new Date("2026-12-01T12:00:00Z") };

/** Values that no type would allow. */
const half: Centavos = JSON.parse("0.5");

const draft = (debit: Account, credit: Account, amount: number): TransferDraft => ({
  kind: "adjustment",
  debit,
  credit,
  amount: toCentavos(amount),
  reference: "adjustment:1",
});
const moving = (...transfers: readonly TransferDraft[]): Movement => ({
  transfers,
  turnoverOwedChange: ZERO,
  bonusOwedChange: ZERO,
});
const apply = (movement: Movement) => applyMovement(before, movement, origin);

describe("A movement", () => {
  test.each([
    ["member:cash", "cash"],
    ["member:bonus", "bonus"],
    ["member:rebate", "rebate"],
    ["member:locked", "locked"],
  ] as const)("of %s changes the %s pocket alone", (account, pocket) => {
    const given = apply(moving(draft("promotion:cost", account, 3)));
    expect(given.wallet).toMatchObject({ ...pocketsOf(before), [pocket]: before[pocket] + 3 });
    expect(given.rows[0]).toMatchObject({
      debitBalanceAfter: null,
      creditBalanceAfter: before[pocket] + 3,
    });
    const taken = apply(moving(draft(account, "promotion:cost", 4)));
    expect(taken.wallet).toMatchObject({ ...pocketsOf(before), [pocket]: before[pocket] - 4 });
    expect(taken.rows[0]).toMatchObject({
      debitBalanceAfter: before[pocket] - 4,
      creditBalanceAfter: null,
    });
  });

  test("may take the last centavo, and not one more", () => {
    const all = apply(moving(draft("member:cash", "member:locked", 1_000)));
    expect(all.wallet).toMatchObject({ cash: 0, locked: 1_004 });
    const more = moving(draft("member:cash", "member:locked", 1_001));
    expect(() => apply(more)).toThrow("The cash pocket does not hold");
  });

  test("numbers and chains its rows behind what was there", () => {
    const twice = draft("promotion:cost", "member:cash", 1);
    const { rows, wallet } = apply(moving(twice, twice));
    expect(rows.map(({ seq }) => seq)).toEqual([42, 43]);
    expect(rows[0]?.previousHash).toBe(before.headHash);
    expect(rows[1]?.previousHash).toBe(rows[0]?.hash);
    for (const row of rows) expect(row.hash).toBe(chainHash(row.previousHash, row));
    expect(wallet).toMatchObject({ seq: 43, headHash: rows[1]?.hash });
  });

  test("leaves the wallet it began with as it was, one version behind", () => {
    const was = structuredClone(before);
    const { wallet } = apply(moving(draft("promotion:cost", "member:cash", 1)));
    expect(before).toEqual(was);
    expect(wallet.version).toBe(10);
    expect(apply(moving()).wallet).toEqual({ ...before, version: 10 });
  });
});

describe("What is owed", () => {
  test("changes by what was decided, and is told as it changed", () => {
    const changes = { turnoverOwedChange: toCentavos(-120), bonusOwedChange: toCentavos(15) };
    const moved = apply({ ...moving(), ...changes });
    expect(moved).toMatchObject(changes);
    expect(moved.wallet).toMatchObject({ turnoverOwed: 380, bonusOwed: 75 });
  });

  test("never falls below nothing, and only what was owed is told", () => {
    const moved = apply({
      ...moving(),
      turnoverOwedChange: toCentavos(-501),
      bonusOwedChange: toCentavos(-61),
    });
    expect(moved).toMatchObject({ turnoverOwedChange: -500, bonusOwedChange: -60 });
    expect(moved.wallet).toMatchObject({ turnoverOwed: 0, bonusOwed: 0 });
  });
});

test("a note stays until another is written, and is never longer than three hundred", () => {
  expect(apply(moving()).wallet.note).toBe("kept");
  expect(apply({ ...moving(), note: "" }).wallet.note).toBe("");
  const longest = "n".repeat(300);
  expect(apply({ ...moving(), note: longest }).wallet.note).toBe(longest);
  expect(() => apply({ ...moving(), note: `${longest}n` })).toThrow("A note is short");
});

test.each([
  ["nothing", draft("promotion:cost", "member:cash", 0), "more than nothing"],
  ["less than nothing", draft("promotion:cost", "member:cash", -1), "more than nothing"],
  ["one side", draft("member:cash", "member:cash", 1), "two different sides"],
  ["no member", draft("promotion:cost", "house:game:x", 1), "on at least one side"],
  [
    "what it belongs to unnamed",
    { ...draft("promotion:cost", "member:cash", 1), reference: "" },
    "what it belongs to",
  ],
  ["a part of a centavo", { ...draft("promotion:cost", "member:cash", 1), amount: half }, "whole"],
])("a transfer of %s is a fault of whoever decided it", (_, transfer, words) => {
  expect(() => apply(moving(transfer))).toThrow(words);
});

function pocketsOf({ cash, bonus, rebate, locked }: LockedWallet) {
  return { cash, bonus, rebate, locked };
}
