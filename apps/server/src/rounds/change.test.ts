// Protects: studios settle below the centavo, and to the unit nothing is lost or made by it.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toCentavos } from "@tucano/contract/money.ts";
import type { TransferDraft } from "../ledger/index.ts";
import { giveUnits, takeUnits, undoChange } from "./change.ts";

const change = fc.integer({ min: 0, max: 999 });
const units = fc.integer({ min: 0, max: 5_000_000 });

describe("a bet takes and a win gives exactly its units", () => {
  test("money and change together lose what was asked for", () => {
    fc.assert(
      fc.property(change, units, (before, asked) => {
        const taken = takeUnits(before, asked);
        expect(before - taken.change.after).toBe(asked - taken.centavos * 1_000);
        expect(taken.change.after).toBeGreaterThanOrEqual(0);
        expect(taken.change.after).toBeLessThan(1_000);
        expect(taken.centavos).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("money and change together gain what was won", () => {
    fc.assert(
      fc.property(change, units, (before, won) => {
        const given = giveUnits(before, won);
        expect(given.centavos * 1_000 + given.change.after - before).toBe(won);
        expect(given.change.after).toBeLessThan(1_000);
      }),
    );
  });

  test("as few centavos as there must be are taken, as many as there are given", () => {
    expect(takeUnits(0, 1).centavos).toBe(1);
    expect(takeUnits(999, 999).centavos).toBe(0);
    expect(takeUnits(998, 999).centavos).toBe(1);
    expect(giveUnits(999, 1).centavos).toBe(1);
    expect(giveUnits(998, 1).centavos).toBe(0);
  });
});

describe("what is undone leaves the change as if it had never been", () => {
  const wallet = (cash: number, bonus = 0, bonusOwed = 0) => ({
    cash: toCentavos(cash),
    bonus: toCentavos(bonus),
    bonusOwed: toCentavos(bonusOwed),
  });
  const of = (money: ReturnType<typeof wallet>, transfers: readonly TransferDraft[] = []) => ({
    studio: "abc",
    gameCode: "g",
    wallet: money,
    transfers,
  });

  test("within the centavo nothing moves", () => {
    expect(undoChange(500, 200, of(wallet(0)))).toEqual({
      change: { before: 500, after: 300, paid: 0 },
      undone: 200,
      transfers: [],
    });
    expect(undoChange(500, 500, of(wallet(0))).change.after).toBe(0);
    expect(undoChange(500, -499, of(wallet(0))).change.after).toBe(999);
  });

  test("a whole centavo of it is paid; of a bonus that is being played it stays bonus", () => {
    const back = { kind: "stake.rollback", debit: "house:game:abc/g", amount: 1 };
    expect(undoChange(500, -500, of(wallet(0)))).toMatchObject({
      change: { after: 0, paid: 1 },
      transfers: [{ ...back, credit: "member:cash", reference: "change:abc" }],
    });
    expect(undoChange(500, -600, of(wallet(0, 1, 1))).transfers).toMatchObject([
      { ...back, credit: "member:bonus" },
    ]);
  });

  test("what is missing is taken from the money that is there, or borne by the house", () => {
    const taken = { kind: "win.rollback", credit: "house:game:abc/g", amount: 1 };
    expect(undoChange(100, 300, of(wallet(1)))).toMatchObject({
      change: { after: 800, paid: -1 },
      undone: 300,
      transfers: [{ ...taken, debit: "member:cash" }],
    });
    expect(undoChange(100, 300, of(wallet(0, 1))).transfers).toMatchObject([
      { ...taken, debit: "member:bonus" },
    ]);
    expect(undoChange(100, 300, of(wallet(0)))).toEqual({
      change: { before: 100, after: 0, paid: 0 },
      undone: 100,
      transfers: [],
    });
  });

  test("what goes back or away beside it counts", () => {
    const side = { amount: toCentavos(1), reference: "round:abc:r" };
    const house = "house:game:abc/g" as const;
    const back = { kind: "stake.rollback", debit: house, credit: "member:bonus", ...side } as const;
    expect(undoChange(0, 1, of(wallet(0), [back])).transfers.at(-1)).toMatchObject({
      debit: "member:bonus",
    });
    const away = { kind: "win.rollback", debit: "member:cash", credit: house, ...side } as const;
    expect(undoChange(0, 1, of(wallet(1), [away]))).toMatchObject({ undone: 0, transfers: [away] });
  });
});
