/** For when a notification got lost: reads each bank's own list of receipts since the last time. */
import { oneByOne } from "../../platform/database/one-by-one.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import * as deposits from "./deposit-repository.ts";
import { SETTLE_RECEIPT_JOB } from "../job-names.ts";
import type { Collections, Unreadable } from "../psp-port.ts";
import * as receipts from "./receipt-repository.ts";
import type { CashierDeps } from "../types.ts";
import { rememberPayments } from "./webhook.ts";

/** Receipts may appear in the list a little after their own time, or by a clock an hour ahead. */
const OVERLAP_MS = 75 * 60_000;
const FIRST_LOOK_BACK_MS = 24 * 60 * 60_000;
const AHEAD_MS = 5 * 60_000;
const PAGES_MAX = 200;
const STALE_MS = 60_000;
const BATCH = 500;
/** A payment made in the last second is not beaten by the clock that ends its order. */
const EXPIRY_GRACE_MS = 60_000;

/** A span this short that is still too full cannot be what it claims to be. */
const SPAN_MIN_MS = 60_000;

interface ListingBank extends Pick<Collections, "listReceipts"> {
  readonly code: string;
}

export interface ReconcileDeps extends Pick<CashierDeps, "db" | "clock" | "jobs" | "logger"> {
  readonly banks: { readonly all: readonly ListingBank[] };
}

const shifted = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

export async function reconcile(deps: ReconcileDeps): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps.db, (tx) => deposits.expireDeposits(tx, shifted(now, -EXPIRY_GRACE_MS)));
  await wakeStaleReceipts(deps, now);
  const failures: unknown[] = [];
  // One that does not answer keeps nobody's payments at the others waiting.
  await oneByOne(
    deps.banks.all,
    (bank) => readReceipts(deps, bank, now),
    (error, { code }) => {
      deps.logger.warn({ err: error, bank: code }, "A bank's list of receipts was not read.");
      failures.push(error);
    },
  );
  if (failures.length > 0) throw failures[0];
}

async function readReceipts(deps: ReconcileDeps, bank: ListingBank, now: Date): Promise<void> {
  const readUntil = await receipts.readWatermark(deps.db, bank.code);
  const from =
    readUntil === null
      ? shifted(now, -FIRST_LOOK_BACK_MS)
      : // What was read by a clock that was ahead is read again once the clock is right.
        shifted(readUntil < now ? readUntil : now, -OVERLAP_MS);
  let until = shifted(now, AHEAD_MS);
  while (!(await readSpan(deps, bank, { from, until }))) {
    const lengthMs = until.getTime() - from.getTime();
    if (lengthMs <= SPAN_MIN_MS) throw new Error("The PSP's list of receipts has no end.");
    // The list may come in any order, so only a span that was read to its end counts as read.
    deps.logger.warn({ from, until }, "Too many receipts for one reading; half the span is read.");
    until = shifted(from, Math.floor(lengthMs / 2));
  }
  const read = until < now ? until : now;
  await inTransaction(deps.db, (tx) => receipts.saveWatermark(tx, bank.code, read));
}

/** False when there was more than one reading takes. */
async function readSpan(
  deps: ReconcileDeps,
  bank: ListingBank,
  span: { readonly from: Date; readonly until: Date },
): Promise<boolean> {
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const found = await bank.listReceipts({ ...span, page });
    const endToEndIds = found.receipts.map((one) => one.endToEndId);
    await rememberPayments(deps, { psp: bank.code, endToEndIds });
    await setAsideUnreadable(deps, bank.code, found.unreadable);
    if (!found.hasMore) return true;
  }
  return false;
}

/** Go on with the list: nothing waits for what only a person can settle. */
async function setAsideUnreadable(
  deps: ReconcileDeps,
  psp: string,
  entries: readonly Unreadable[],
): Promise<void> {
  if (entries.length === 0) return;
  const now = deps.clock.now();
  const added = await inTransaction(deps.db, (tx) => receipts.setAside(tx, { psp, entries }, now));
  for (const endToEndId of added) {
    deps.logger.error({ endToEndId }, "A payment cannot be read and is set aside.");
  }
}

async function wakeStaleReceipts(deps: ReconcileDeps, now: Date): Promise<void> {
  const stale = await receipts.listStaleReceipts(deps.db, shifted(now, -STALE_MS), BATCH);
  for (const endToEndId of stale) {
    await deps.jobs.send(null, SETTLE_RECEIPT_JOB, { endToEndId }, { singletonKey: endToEndId });
  }
}
