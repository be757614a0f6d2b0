/** For when a notification got lost: reads the PSP's own list of receipts since the last time. */
import { inTransaction } from "../platform/database/transaction.ts";
import * as deposits from "./deposit-repository.ts";
import { SETTLE_RECEIPT_JOB } from "./job-names.ts";
import * as receipts from "./receipt-repository.ts";
import type { CashierDeps } from "./types.ts";
import { rememberPayments } from "./webhook.ts";

/** Receipts may appear in the list a little after their own time. */
const OVERLAP_MS = 15 * 60_000;
const FIRST_LOOK_BACK_MS = 24 * 60 * 60_000;
const AHEAD_MS = 5 * 60_000;
const PAGES_MAX = 200;
const STALE_MS = 60_000;
const BATCH = 500;
/** A payment made in the last second is not beaten by the clock that ends its order. */
const EXPIRY_GRACE_MS = 60_000;

const shifted = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

export async function reconcile(deps: CashierDeps): Promise<void> {
  const now = deps.clock.now();
  await expireDeposits(deps, now);
  await wakeStaleReceipts(deps, now);
  await readReceipts(deps, now);
}

async function readReceipts(deps: CashierDeps, now: Date): Promise<void> {
  const readUntil = await receipts.readWatermark(deps.db);
  const from =
    readUntil === null ? shifted(now, -FIRST_LOOK_BACK_MS) : shifted(readUntil, -OVERLAP_MS);
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const found = await deps.psp.listReceipts({ from, until: shifted(now, AHEAD_MS), page });
    await rememberPayments(
      deps,
      found.receipts.map((one) => one.endToEndId),
    );
    if (!found.hasMore) {
      await inTransaction(deps.db, (tx) => receipts.saveWatermark(tx, now));
      return;
    }
  }
  deps.logger.error({ from }, "More receipts than one reconciliation reads; it goes on next time.");
}

async function wakeStaleReceipts(deps: CashierDeps, now: Date): Promise<void> {
  const stale = await receipts.listStaleReceipts(deps.db, shifted(now, -STALE_MS), BATCH);
  for (const endToEndId of stale) {
    await deps.jobs.send(null, SETTLE_RECEIPT_JOB, { endToEndId }, { singletonKey: endToEndId });
  }
}

async function expireDeposits(deps: CashierDeps, now: Date): Promise<void> {
  const overdue = await deposits.listOverdue(deps.db, shifted(now, -EXPIRY_GRACE_MS), BATCH);
  for (const deposit of overdue) {
    await inTransaction(deps.db, (tx) => deposits.closeDeposit(tx, deposit, "expired"));
  }
}
