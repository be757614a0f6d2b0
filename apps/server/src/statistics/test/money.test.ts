/** Rooms that promise something for what was paid in and played are told it to the centavo. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MemberId, toMemberId } from "@tucano/contract/member-id.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import type { TransferDraft } from "../../ledger/index.ts";
import { addDays, dayOf, startOfDay } from "../../platform/days.ts";
import { readJournal } from "../../testing/journal.ts";
import { depositOf, moveMoney } from "../../testing/move-money.ts";
import { type Bench, openBench } from "./bench.ts";

const DAY_MS = 86_400_000;

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const payIn = (memberId: MemberId, orderNo: string, amount: number) =>
  moveMoney(bench.ledger, memberId, [depositOf(amount, orderNo)]);

const today = () => dayOf(bench.clock.now());
const newRound = () => randomUUID();

test("A deposit has its number among the member's own, whatever range is asked for", async () => {
  // newMember pays in once: that is the first.
  const [ana, bia] = [await bench.newMember({ cash: 100 }), await bench.newMember({ cash: 200 })];
  bench.clock.advance(DAY_MS);
  const from = bench.clock.now();
  await payIn(ana, "D2", 1_050);
  bench.clock.advance(1_000);
  await payIn(bia, "D3", 2_000);
  const until = bench.clock.now();
  bench.clock.advance(1_000);
  await payIn(ana, "D4", 99);
  await readJournal(bench.journal);

  const memberIds = [ana, bia];
  const after = new Date(until.getTime() + 2_000);
  const found = await bench.statistics.deposits({ memberIds, from, until: after });
  expect(found.map((one) => [one.memberId, one.orderNo, one.amountCentavos, one.nth])).toEqual([
    [ana, "D2", 1_050, 2],
    [bia, "D3", 2_000, 2],
    [ana, "D4", 99, 3],
  ]);
  expect(await bench.statistics.deposits({ memberIds, from, until })).toHaveLength(1);
  const totals = await bench.statistics.depositTotals([ana, bia, toMemberId(7)]);
  expect([...totals.values()]).toEqual([
    { count: 3, totalCentavos: 1_249 },
    { count: 2, totalCentavos: 2_200 },
    { count: 0, totalCentavos: 0 },
  ]);
  const before = await bench.statistics.depositTotals([ana], from);
  expect(before.get(ana)).toEqual({ count: 1, totalCentavos: 100 });
  const page = { from, until: after, afterMemberId: 0, limit: 1 };
  expect(await bench.statistics.membersWhoDeposited(page)).toEqual([ana]);
  const next = { ...page, afterMemberId: ana };
  expect(await bench.statistics.membersWhoDeposited(next)).toEqual([bia]);
});

test("A deposit counts at once, before the readers have come to it, and never twice", async () => {
  const from = bench.clock.now();
  const memberId = await bench.newMember({ cash: 300 });
  await payIn(memberId, "D5", 700);
  const asked = { memberIds: [memberId], from, until: new Date(from.getTime() + DAY_MS) };
  const look = async () => ({
    made: (await bench.statistics.deposits(asked)).map(({ amountCentavos, nth }) => [
      amountCentavos,
      nth,
    ]),
    total: (await bench.statistics.depositTotals([memberId])).get(memberId),
  });
  const unread = await look();
  expect(unread).toEqual({
    made: [
      [300, 1],
      [700, 2],
    ],
    total: { count: 2, totalCentavos: 1_000 },
  });
  await readJournal(bench.journal);
  expect(await look()).toEqual(unread);
});

test("Play is told by type and weight, net, and apart for what cash paid", async () => {
  const memberId = await bench.newMember({ cash: 1_000, bonus: 5_000 });
  const day = today();
  const play = { round: newRound(), game: "test/um" } as const;
  // 1 000 of cash and 500 of bonus; a third of the win is bonus.
  const split = await bench.play(memberId, { ...play, kind: "bet", amount: 1_500 });
  expect(split).toEqual({ cash: 1_000, bonus: 500 });
  await bench.play(memberId, { ...play, kind: "win", amount: 300, split });
  // From the 200 of cash that were won: taken back on the same day.
  const undone = { round: newRound(), game: "test/um", amount: 150 } as const;
  const taken = await bench.play(memberId, { ...undone, kind: "bet" });
  await bench.play(memberId, { ...undone, kind: "undo-bet", split: taken });
  await bench.play(memberId, { kind: "bet", round: newRound(), game: "test/dois", amount: 99 });
  await bench.play(memberId, { kind: "bet", round: newRound(), game: "test/unknown", amount: 7 });
  await readJournal(bench.journal);

  const days = { from: day, to: day };
  expect(await bench.statistics.playedByType({ memberIds: [memberId], ...days })).toEqual([
    {
      memberId,
      gameType: "table",
      stakeCentavos: 99,
      winCentavos: 0,
      // 20 % of 99, rounded down.
      weightedCentavos: 19,
      cashStakeCentavos: 99,
      cashWinCentavos: 0,
    },
    {
      memberId,
      gameType: "slots",
      stakeCentavos: 1_500,
      winCentavos: 300,
      weightedCentavos: 1_500,
      cashStakeCentavos: 1_000,
      cashWinCentavos: 200,
    },
  ]);
  const totals = await bench.statistics.playedTotals([memberId, toMemberId(7)]);
  expect(totals.get(memberId)).toEqual({
    stakeCentavos: 1_606,
    winCentavos: 300,
    weightedCentavos: 1_519,
  });
  expect(totals.get(toMemberId(7))).toEqual({
    stakeCentavos: 0,
    winCentavos: 0,
    weightedCentavos: 0,
  });
  const page = { ...days, afterMemberId: memberId - 1, limit: 5 };
  expect(await bench.statistics.membersWhoPlayed(page)).toEqual([memberId]);
  const tomorrow = addDays(day, 1);
  const none = { from: tomorrow, to: tomorrow, afterMemberId: 0, limit: 5 };
  expect(await bench.statistics.membersWhoPlayed(none)).toEqual([]);
});

test("Whatever else moved is told by day and kind, and the books agree", async () => {
  const memberId = await bench.newMember({ cash: 5_000 });
  const reference = "withdrawal:W1";
  const amount = toCentavos(2_000);
  const sides = { debit: "member:cash", credit: "member:locked" } as const;
  const paid = { debit: "member:locked", reference } as const;
  const transfers: TransferDraft[] = [
    { kind: "withdrawal.hold", ...sides, amount, reference },
    { kind: "withdrawal.payout", ...paid, credit: "psp:clearing", amount: toCentavos(1_900) },
    { kind: "withdrawal.fee", ...paid, credit: "fee:income", amount: toCentavos(100) },
    {
      kind: "adjustment",
      debit: "member:cash",
      credit: "promotion:cost",
      amount: toCentavos(30),
      reference: "adjustment:1",
    },
  ];
  for (const transfer of transfers) await moveMoney(bench.ledger, memberId, [transfer]);
  await readJournal(bench.journal);
  const rows = await bench.statistics.moneyDays(memberId, { from: today(), to: today() });
  expect(rows.map(({ kind, entries, amountCentavos }) => [kind, entries, amountCentavos])).toEqual([
    ["adjustment", 1, -30],
    ["deposit", 1, 5_000],
    ["withdrawal.fee", 1, 100],
    ["withdrawal.hold", 1, 2_000],
    ["withdrawal.payout", 1, 1_900],
  ]);
  expect(await bench.bookDifferences()).toEqual([]);
});

test("Nobody settles a day that has not been read: the job is told to come back", async () => {
  const midnight = startOfDay(addDays(today(), 1));
  const memberId = await bench.newMember({ cash: 1_000 });
  await expect(bench.statistics.requireReadUntil(midnight)).rejects.toMatchObject({
    code: "common.unavailable",
  });
  // What happens after it does not matter.
  await readJournal(bench.journal);
  bench.clock.set(new Date(midnight.getTime() + 1));
  await payIn(memberId, "D9", 5);
  await expect(bench.statistics.requireReadUntil(midnight)).resolves.toBeUndefined();
});
