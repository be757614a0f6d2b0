// Protects: a pool is its seeds and what stakes have added, less its prizes; two wins never have
// the same money; and no seed is given beyond the day's budget.
import { expect, test } from "vitest";
import { type Centavos, toCentavos, ZERO } from "@tucano/contract/money.ts";
import type { TransferDraft } from "../ledger/index.ts";
import {
  changePool,
  deviationOf,
  type PoolChange,
  potOf,
  readPoolNote,
  wholeOf,
  writePoolNote,
} from "./policy.ts";

const centavos = toCentavos;
const base: PoolChange = {
  pool: "mini",
  contributed: ZERO,
  take: null,
  seed: { amount: centavos(1_000), perDayMax: centavos(2_000) },
  day: "2026-11-27",
  reference: "jackpot:mini:round",
};
interface Pool {
  readonly cash: Centavos;
  readonly note: string;
}
const empty: Pool = { cash: ZERO, note: "" };

const signed = ({ kind, amount }: TransferDraft) => (kind === "jackpot.prize" ? -amount : amount);

/** The pool after a change, as the ledger would have it. */
function after(pool: Pool, change: Partial<PoolChange>) {
  const { transfers, note, taken } = changePool(pool, { ...base, ...change });
  const cash = centavos(transfers.reduce((sum, one) => sum + signed(one), pool.cash as number));
  expect(cash).toBeGreaterThanOrEqual(0);
  return { cash, note, taken, kinds: transfers.map(({ kind, amount }) => [kind, amount]) };
}

test("a pool begins with its seed, once, and is given what stakes have added, once", () => {
  const first = after(empty, { contributed: centavos(30) });
  expect(first.kinds).toEqual([
    ["jackpot.contribution", 30],
    ["jackpot.seed", 1_000],
  ]);
  expect(first.cash).toBe(1_030);
  const same = after(first, { contributed: centavos(30) });
  expect(same).toMatchObject({ kinds: [], cash: 1_030, taken: 0 });
  expect(same.note).toBe(first.note);
  // Whoever knows less than is booked already takes nothing back.
  expect(after(first, { contributed: centavos(29) })).toMatchObject({ kinds: [], cash: 1_030 });
  expect(after(first, { contributed: centavos(31) })).toMatchObject({
    kinds: [["jackpot.contribution", 1]],
  });
});

test("a win takes all there is, and the next one at once has the new pool", () => {
  const pool = after(empty, { contributed: centavos(30) });
  const won = after(pool, { contributed: centavos(50), take: "all" });
  expect(won.kinds).toEqual([
    ["jackpot.contribution", 20],
    ["jackpot.prize", 1_050],
    ["jackpot.seed", 1_000],
  ]);
  expect(won).toMatchObject({ taken: 1_050, cash: 1_000 });
  const again = after(won, { contributed: centavos(50), take: "all" });
  // Two seeds of the day are given: there is no third.
  expect(again).toMatchObject({ taken: 1_000, cash: 0 });
  expect(again.kinds).toEqual([["jackpot.prize", 1_000]]);
  const third = after(again, { contributed: centavos(50), take: "all" });
  expect(third).toMatchObject({ taken: 0, cash: 0, kinds: [] });
  const tomorrow = after(third, { contributed: centavos(50), day: "2026-11-28" });
  expect(tomorrow.kinds).toEqual([["jackpot.seed", 1_000]]);
  expect(readPoolNote(tomorrow.note)).toEqual({
    booked: 50,
    day: "2026-11-28",
    seeded: 1_000,
    hasSeed: true,
  });
});

test("a win before anything was booked has the seed that the pool still lacked", () => {
  const won = after(empty, { contributed: centavos(7), take: "all" });
  expect(won).toMatchObject({ taken: 1_007, cash: 1_000 });
  expect(won.kinds.map(([kind]) => kind)).toEqual([
    "jackpot.contribution",
    "jackpot.seed",
    "jackpot.prize",
    "jackpot.seed",
  ]);
});

test("a seed that is more than a day may cost is never given, nor a part of it", () => {
  const seed = { amount: centavos(1_000), perDayMax: centavos(999) };
  expect(after(empty, { seed, contributed: centavos(5) })).toMatchObject({ cash: 5 });
  const exact = { amount: centavos(1_000), perDayMax: centavos(1_000) };
  expect(after(empty, { seed: exact })).toMatchObject({ cash: 1_000 });
});

test("of the members' own pools one member's part is taken, and the rest stays", () => {
  const seed = { amount: ZERO, perDayMax: ZERO };
  const pool = after(empty, { seed, contributed: centavos(500) });
  const won = after(pool, { seed, contributed: centavos(500), take: centavos(120) });
  expect(won).toMatchObject({ taken: 120, cash: 380, kinds: [["jackpot.prize", 120]] });
  expect(readPoolNote(won.note)).toMatchObject({ booked: 500, hasSeed: false });
  expect(() => after(won, { seed, take: centavos(381) })).toThrow("no more than is in it");
});

test("the order of references: the pool's own, and the round's of a prize", () => {
  const { transfers } = changePool(empty, { ...base, contributed: centavos(1), take: "all" });
  expect(transfers.map(({ reference, debit, credit }) => [reference, debit, credit])).toEqual([
    ["jackpot:mini", "jackpot:cost", "member:cash"],
    ["jackpot:mini", "jackpot:cost", "member:cash"],
    ["jackpot:mini:round", "member:cash", "jackpot:prize"],
    ["jackpot:mini", "jackpot:cost", "member:cash"],
  ]);
});

test("a note is read as it was written", () => {
  const notes = [
    { booked: centavos(12), day: "2026-11-27", seeded: centavos(3), hasSeed: true },
    { booked: ZERO, day: "-", seeded: ZERO, hasSeed: false },
  ];
  for (const note of notes) expect(readPoolNote(writePoolNote(note))).toEqual(note);
  expect(writePoolNote(readPoolNote(""))).toBe("0 - 0 0");
});

test("parts of a centavo wait until they are whole, and a pot never owes", () => {
  expect([0, 9_999, 10_000, 19_999].map(wholeOf)).toEqual([0, 0, 1, 1]);
  expect(potOf(25_000, ZERO)).toBe(2);
  expect(potOf(25_000, centavos(2))).toBe(0);
  expect(potOf(25_000, centavos(5))).toBe(0);
});

test("chance is held to its word once there is enough of it", () => {
  expect(deviationOf(0, 9.99)).toBeNull();
  expect(deviationOf(0, 10)).toBe(-3.16);
  expect(deviationOf(110, 100)).toBe(1);
});
