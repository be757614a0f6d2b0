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

test("a win of nothing moves nothing", () => {
  const nothing = { pocket: "cash", turnoverMultiple: 1 } as const;
  expect(freeWin({ ...side, amount: toCentavos(0), terms: nothing }).transfers).toEqual([]);
});
