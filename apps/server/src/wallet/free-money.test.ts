// Protects: a round that the house pays for costs the player nothing, and what it wins reaches the
// pocket that its terms name, to the very centavo.
import fc from "fast-check";
import { expect, test } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import type { TransferDraft, Wallet } from "../ledger/index.ts";
import { freeStake, freeWin, owedForFreeWin, rollbackFreeStake, rollbackFreeWin } from "./index.ts";

const side = { reference: "round:house:r", game: "house/onca-dourada" };
const amounts = fc.integer({ min: 1, max: 1_000_000 }).map(toCentavos);
const terms = fc.record({
  pocket: fc.constantFrom("cash" as const, "bonus" as const),
  turnoverMultiple: fc.integer({ min: 0, max: 50 }),
});

const wallet = (changes: Partial<Wallet> = {}): Wallet => ({
  memberId: toMemberId(123_456_789),
  access: "active",
  cash: toCentavos(0),
  bonus: toCentavos(0),
  rebate: toCentavos(0),
  locked: toCentavos(0),
  turnoverOwed: toCentavos(0),
  bonusOwed: toCentavos(0),
  isLimited: false,
  note: "",
  ...changes,
});

function balanceOf(account: string, transfers: readonly TransferDraft[]): number {
  return transfers.reduce((sum, { debit, credit, amount }) => {
    if (credit === account) return sum + amount;
    return debit === account ? sum - amount : sum;
  }, 0);
}

test("a free stake leaves the player's cash as it was, and is the house's cost", () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      const staked = freeStake(wallet(), { ...side, amount });
      if (staked.outcome === "refused") throw new Error("Refused.");
      const back = rollbackFreeStake({ ...side, amount });
      expect(balanceOf("member:cash", staked.transfers)).toBe(0);
      expect(balanceOf("free:cost", staked.transfers)).toBe(-amount);
      expect(balanceOf("house:game:house/onca-dourada", staked.transfers)).toBe(amount);
      for (const account of ["member:cash", "free:cost"]) {
        expect(balanceOf(account, [...staked.transfers, ...back.transfers])).toBe(0);
      }
    }),
  );
});

test.each(["frozen", "excluded", "closed", "demo"] as const)("nobody %s plays one", (access) => {
  const staked = freeStake({ access }, { ...side, amount: toCentavos(1) });
  expect(staked).toMatchObject({ outcome: "refused", code: "wallet.account_blocked" });
});

test("a win goes where its terms say, owes what they say, and can be taken back whole", () => {
  fc.assert(
    fc.property(amounts, terms, (amount, given) => {
      const won = freeWin({ ...side, amount, terms: given });
      const isBonus = given.pocket === "bonus" && given.turnoverMultiple > 0;
      expect(won.split).toEqual(isBonus ? { cash: 0, bonus: amount } : { cash: amount, bonus: 0 });
      expect(balanceOf(isBonus ? "member:bonus" : "member:cash", won.transfers)).toBe(amount);
      expect(won.turnoverOwedChange + won.bonusOwedChange).toBe(amount * given.turnoverMultiple);
      expect(isBonus ? won.turnoverOwedChange : won.bonusOwedChange).toBe(0);
      const owed = owedForFreeWin(won.split, given);
      const holding = wallet({ cash: won.split.cash, bonus: won.split.bonus });
      const back = rollbackFreeWin(holding, { ...side, split: won.split, owed });
      expect(back.shortfall).toBe(0);
      expect(back.turnoverOwedChange + won.turnoverOwedChange).toBe(0);
      expect(back.bonusOwedChange + won.bonusOwedChange).toBe(0);
      expect(back.transfers.every(({ kind }) => kind === "free.win.rollback")).toBe(true);
    }),
  );
});

const asCash = { pocket: "cash", turnoverMultiple: 1 } as const;
const winOf = (amount: number) => freeWin({ ...side, amount: toCentavos(amount), terms: asCash });

test("a win of one centavo is paid, a win of nothing moves nothing, and none is below nothing", () => {
  expect(winOf(1).transfers).toMatchObject([
    { kind: "free.win", credit: "member:cash", amount: 1 },
  ]);
  expect(winOf(0).transfers).toEqual([]);
  expect(() => winOf(-1)).toThrow("An amount is not negative.");
});

test("a stake of nothing is a fault of whoever asked, given or taken back", () => {
  const nothing = { ...side, amount: toCentavos(0) };
  expect(() => freeStake(wallet(), nothing)).toThrow("played for something");
  expect(() => rollbackFreeStake(nothing)).toThrow("played for something");
});
