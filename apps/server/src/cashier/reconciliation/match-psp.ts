/**
 * One day as each bank has it against the same day as we have it. Payments and refunds are read
 * from the bank's own list; it has none of payouts, so each of ours is looked up by its number.
 */
import { add, type Centavos, ZERO } from "@tucano/contract/money.ts";
import { oneByOne } from "../../platform/database/one-by-one.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { addDays, dayOf, startOfDay } from "../../platform/days.ts";
import type { Bank } from "../banks.ts";
import { payoutKeyOf } from "../order-numbers.ts";
import type { Difference, OwnPayout, OwnReceipt, Tally } from "./match-repository.ts";
import * as repository from "./match-repository.ts";
import { matchRefunds } from "./match-refunds.ts";
import type { Payout, Receipt, Unreadable } from "../psp-port.ts";
import { findUnreadable } from "../deposits/receipt-repository.ts";
import type { CashierDeps } from "../types.ts";
import { rememberPayments } from "../deposits/webhook.ts";

const PAGES_MAX = 2_000;
const BATCH = 200;
/** What is younger may still be on its way through the room. */
const SETTLED_AFTER_MS = 15 * 60_000;

type MatchDeps = Pick<CashierDeps, "db" | "clock" | "logger" | "jobs">;

interface Day {
  readonly day: string;
  readonly from: Date;
  readonly until: Date;
}

/** Throws when a bank cannot be asked: of that one nothing half-read is kept. */
export async function matchDay(
  deps: MatchDeps & Pick<CashierDeps, "banks">,
  day: string,
): Promise<void> {
  const span = { day, from: startOfDay(day), until: startOfDay(addDays(day, 1)) };
  const failures: unknown[] = [];
  await oneByOne(
    deps.banks.all,
    (bank) => matchBank({ ...deps, bank }, span),
    (error, { code }) => {
      deps.logger.warn({ err: error, day, bank: code }, "A day was not compared with a bank.");
      failures.push(error);
    },
  );
  if (failures.length > 0) throw failures[0];
}

async function matchBank(
  deps: MatchDeps & { readonly bank: Bank },
  { day, from, until }: Day,
): Promise<void> {
  const psp = deps.bank.code;
  const span = { psp, from, until };
  const { receipts: theirs, unreadable } = await readReceipts(deps.bank, from, until);
  const ours = await repository.listPaidReceipts(deps.db, span);
  const payouts = await matchPayouts(deps, span);
  const refunds = await matchRefunds(deps, span);
  const settledBefore = new Date(deps.clock.now().getTime() - SETTLED_AFTER_MS);
  const differences = [
    ...compareReceipts(ours, theirs, settledBefore),
    ...unreadable.map(toDifference),
    ...payouts.differences,
    ...refunds.differences,
  ];
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    await repository.saveDay(tx, psp, {
      day,
      matchedAt: now,
      received: tally(ours.map((one) => one.amount ?? ZERO)),
      pspReceived: tally(theirs.map((one) => one.amount)),
      paid: payouts.paid,
      pspPaid: payouts.pspPaid,
      refunded: refunds.refunded,
      pspRefunded: refunds.pspRefunded,
    });
    await repository.saveDifferences(tx, { day, psp }, differences, now);
  });
  // What could not be read and can be now is settled like any other payment.
  const read = theirs.map(({ endToEndId }) => endToEndId);
  await rememberPayments(deps, { psp, endToEndIds: await findUnreadable(deps.db, read) });
  if (differences.length > 0) {
    deps.logger.error(
      { day, bank: psp, differences: differences.length },
      "The bank's list of a day differs from ours.",
    );
  }
}

export async function matchYesterday(deps: MatchDeps & Pick<CashierDeps, "banks">): Promise<void> {
  await matchDay(deps, addDays(dayOf(deps.clock.now()), -1));
}

function tally(amounts: readonly Centavos[]): Tally {
  return { count: amounts.length, amount: add(ZERO, ...amounts) };
}

const toDifference = ({ endToEndId: reference }: Unreadable): Difference => ({
  reference,
  kind: "unreadable",
  memberId: null,
  ours: null,
  psps: null,
});

async function readReceipts(bank: Bank, from: Date, until: Date) {
  const byId = new Map<string, Receipt>();
  const unreadable = new Map<string, Unreadable>();
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const found = await bank.listReceipts({ from, until, page });
    for (const one of found.receipts) {
      // The bank's span may include its end; a day does not.
      if (one.paidAt >= from && one.paidAt < until) byId.set(one.endToEndId, one);
    }
    for (const one of found.unreadable) unreadable.set(one.endToEndId, one);
    if (!found.hasMore) {
      return { receipts: [...byId.values()], unreadable: [...unreadable.values()] };
    }
  }
  throw new Error("The PSP's list of receipts has no end.");
}

const unsettled: readonly OwnReceipt["status"][] = ["received", "unconfirmed", "suspense"];

/** Pure: what is on one side only, what differs, and what is unsettled. */
export function compareReceipts(
  ours: readonly OwnReceipt[],
  theirs: readonly Receipt[],
  settledBefore: Date,
): Difference[] {
  const own = new Map(ours.map((one) => [one.endToEndId, one]));
  const known = new Set(theirs.map((one) => one.endToEndId));
  const differences: Difference[] = [];
  for (const { endToEndId: reference, amount: psps, paidAt } of theirs) {
    const mine = own.get(reference);
    const memberId = mine?.memberId ?? null;
    const found = { reference, memberId, ours: mine?.amount ?? null, psps };
    if (mine === undefined) differences.push({ ...found, kind: "receipt_missing_here" });
    else if (mine.amount !== psps) differences.push({ ...found, kind: "receipt_amount" });
    else if (unsettled.includes(mine.status) && paidAt < settledBefore) {
      differences.push({ ...found, kind: "receipt_unsettled" });
    }
  }
  for (const { endToEndId: reference, memberId, amount } of ours) {
    if (known.has(reference)) continue;
    const found = { reference, memberId, ours: amount, psps: null };
    differences.push({ ...found, kind: "receipt_missing_there" });
  }
  return differences;
}

interface MatchedPayouts {
  readonly paid: Tally;
  readonly pspPaid: Tally;
  readonly differences: readonly Difference[];
}

async function matchPayouts(
  { db, bank }: MatchDeps & { readonly bank: Bank },
  bankSpan: repository.BankSpan,
): Promise<MatchedPayouts> {
  const paid: Centavos[] = [];
  const pspPaid: Centavos[] = [];
  const differences: Difference[] = [];
  let after = "";
  for (;;) {
    const orders = await repository.listPayouts(db, { ...bankSpan, after, limit: BATCH });
    for (const order of orders) {
      const known = (await bank.payouts?.readPayout(payoutKeyOf(order))) ?? null;
      const difference = comparePayout(order, known);
      paid.push(order.amount);
      if (difference === null) pspPaid.push(order.amount);
      else differences.push(difference);
    }
    const last = orders.at(-1);
    if (orders.length < BATCH || last === undefined) break;
    after = last.orderNo;
  }
  return { paid: tally(paid), pspPaid: tally(pspPaid), differences };
}

function comparePayout(order: OwnPayout, known: Payout | null): Difference | null {
  if (known?.status === "settled") return null;
  const { orderNo: reference, memberId, amount: ours } = order;
  const kind = known === null ? "payout_missing_there" : "payout_not_settled";
  return { reference, memberId, ours, psps: null, kind };
}
