import fc from "fast-check";
import { expect, test } from "vitest";
import { toCentavos, ZERO } from "@tucano/contract/money.ts";
import type { OwedChange } from "../../ledger/index.ts";
import { follow, reconcile, remainingOf, type Requirement } from "./cover-policy.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));

function change(seq: number, of: Partial<OwedChange>): OwedChange {
  return {
    seq,
    at: at(seq),
    kind: "stake",
    reference: "round:r",
    staked: ZERO,
    turnoverOwedChange: ZERO,
    bonusOwedChange: ZERO,
    ...of,
  };
}

const deposit = (seq: number, amount: number) =>
  change(seq, { kind: "deposit", turnoverOwedChange: toCentavos(amount) });
const bet = (seq: number, staked: number, byCash: number, byBonus = 0) =>
  change(seq, {
    staked: toCentavos(staked),
    turnoverOwedChange: toCentavos(-byCash),
    bonusOwedChange: toCentavos(-byBonus),
  });

const shown = (all: readonly Requirement[]) =>
  all.map((one) => [one.part, one.required, one.counted, one.waived, one.closedAt]);

test("the oldest is served first, and closes at the stake that completes it", () => {
  const all = follow([], [deposit(1, 100), deposit(2, 50), bet(3, 60, 60), bet(4, 60, 60)]);
  expect(shown(all)).toEqual([
    ["cash", 100, 100, 0, at(4)],
    ["cash", 50, 20, 0, null],
  ]);
});

test("a rollback takes back what counted last, and opens it again", () => {
  const all = follow(
    [],
    [
      deposit(1, 100),
      bet(2, 100, 100),
      deposit(3, 50),
      bet(4, 20, 20),
      change(5, { kind: "stake.rollback", turnoverOwedChange: toCentavos(30) }),
    ],
  );
  expect(shown(all)).toEqual([
    ["cash", 100, 90, 0, null],
    ["cash", 50, 0, 0, null],
  ]);
});

test("a bonus counts what cash leaves over; what is lost with it was not played", () => {
  const grant = change(2, { kind: "bonus.grant", bonusOwedChange: toCentavos(300) });
  const all = follow([], [deposit(1, 40), grant, bet(3, 100, 40, 60), bet(4, 20, 0, 240)]);
  expect(shown(all)).toEqual([
    ["cash", 40, 40, 0, at(3)],
    ["bonus", 300, 80, 220, at(4)],
  ]);
});

test("what was waived without a transfer closes the oldest; what was owed before is named", () => {
  const open = follow([], [deposit(1, 100), deposit(2, 50)]);
  const waived = reconcile(open, { turnoverOwed: toCentavos(30), bonusOwed: ZERO }, at(9));
  expect(shown(waived)).toEqual([
    ["cash", 100, 0, 100, at(9)],
    ["cash", 50, 0, 20, null],
  ]);
  const more = reconcile(open, { turnoverOwed: toCentavos(170), bonusOwed: ZERO }, at(9));
  expect(more[0]).toMatchObject({ kind: "earlier", required: 20, closedAt: null });
});

test("what remains is always what is owed, however it is cut into parts", () => {
  const step = fc.record({
    kind: fc.constantFrom("deposit" as const, "stake" as const, "stake.rollback" as const),
    amount: fc.integer({ min: 1, max: 500 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.nat(40), (steps, cut) => {
      let owed = 0;
      const changes = steps.map(({ kind, amount }, index) => {
        const delta = kind === "stake" ? -Math.min(amount, owed) : amount;
        owed += delta;
        const staked = toCentavos(kind === "stake" ? amount : 0);
        return change(index + 1, { kind, staked, turnoverOwedChange: toCentavos(delta) });
      });
      const whole = follow([], changes);
      expect(whole.reduce((sum, one) => sum + remainingOf(one), 0)).toBe(owed);
      expect(follow(follow([], changes.slice(0, cut)), changes.slice(cut))).toEqual(whole);
      for (const one of whole) expect(one.closedAt === null).toBe(remainingOf(one) > 0);
    }),
  );
});

const grant = (seq: number, amount: number) =>
  change(seq, { kind: "bonus.grant", bonusOwedChange: toCentavos(amount) });

test("what remains is what was neither played nor waived", () => {
  const [open] = follow([], [deposit(1, 100)]);
  if (open === undefined) throw new Error("A deposit opens a requirement.");
  const part = { ...open, counted: toCentavos(30), waived: toCentavos(20) };
  expect(remainingOf(part)).toBe(50);
});

test("a stake that cash used up is not played for the bonus a second time", () => {
  const all = follow([], [deposit(1, 80), grant(2, 60), bet(3, 100, 80, 60)]);
  expect(shown(all)).toEqual([
    ["cash", 80, 80, 0, at(3)],
    ["bonus", 60, 20, 40, at(3)],
  ]);
});

test("a stake for cash leaves an older bonus alone, and what is closed stays closed as it was", () => {
  const all = follow(
    [],
    [grant(1, 300), deposit(2, 50), bet(3, 50, 50), deposit(4, 9), bet(5, 8, 8)],
  );
  expect(shown(all)).toEqual([
    ["bonus", 300, 0, 0, null],
    ["cash", 50, 50, 0, at(3)],
    ["cash", 9, 8, 0, null],
  ]);
});

test("a rollback of one centavo opens nothing new", () => {
  const back = change(3, { kind: "stake.rollback", turnoverOwedChange: toCentavos(1) });
  expect(shown(follow([], [deposit(1, 100), bet(2, 100, 100), back]))).toEqual([
    ["cash", 100, 99, 0, null],
  ]);
});

test("what is owed from before is one for cash and one for bonus, and grows", () => {
  const open = follow([], [deposit(1, 100), grant(2, 50)]);
  const asKnown = { turnoverOwed: toCentavos(100), bonusOwed: toCentavos(50) };
  expect(reconcile(open, asKnown, at(8))).toEqual(open);
  const more = { turnoverOwed: toCentavos(170), bonusOwed: toCentavos(80) };
  const grown = { turnoverOwed: toCentavos(200), bonusOwed: toCentavos(80) };
  expect(shown(reconcile(reconcile(open, more, at(8)), grown, at(9)))).toEqual([
    ["bonus", 30, 0, 0, null],
    ["cash", 100, 0, 0, null],
    ["cash", 100, 0, 0, null],
    ["bonus", 50, 0, 0, null],
  ]);
});
