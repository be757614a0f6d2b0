/** What the cashier does in the background. Each of these is harmless when run twice. */
import {
  MATCH_PSP_JOB,
  PAY_WITHDRAWAL_JOB,
  RECONCILE_JOB,
  SETTLE_RECEIPT_JOB,
  SWEEP_JOB,
} from "./job-names.ts";
import { byClock, type JobDefinition, whenSent } from "../platform/jobs/index.ts";
import { oneByOne } from "../platform/database/one-by-one.ts";
import { matchYesterday } from "./reconciliation/match-psp.ts";
import { advancePayout, listStalePayouts } from "./withdrawals/pay-withdrawal.ts";
import { reconcile } from "./deposits/reconcile.ts";
import { registerWebhooks } from "./deposits/register-webhook.ts";
import { startReview } from "./withdrawals/review-withdrawal.ts";
import { settleReceipt } from "./deposits/settle-receipt.ts";
import type { CashierDeps } from "./types.ts";
import { listStale } from "./withdrawals/withdrawal-repository.ts";

const EVERY_MINUTE = "* * * * *";
/** When yesterday's last payments have settled. */
const EARLY_MORNING = "40 4 * * *";
const STALE_MS = 60_000;
const BATCH = 200;

export function cashierJobs(deps: CashierDeps): JobDefinition[] {
  return [
    whenSent(SETTLE_RECEIPT_JOB, ({ endToEndId }) => settleReceipt(deps, endToEndId)),
    whenSent(PAY_WITHDRAWAL_JOB, ({ orderNo }) => advancePayout(deps, orderNo)),
    byClock(RECONCILE_JOB, EVERY_MINUTE, () => reconcile(deps)),
    byClock(MATCH_PSP_JOB, EARLY_MORNING, () => matchYesterday(deps)),
    byClock(SWEEP_JOB, EVERY_MINUTE, async () => {
      await sweepWithdrawals(deps);
      await registerWebhooks(deps);
    }),
  ];
}

/** Picks up what a crash between two steps left lying, and says which payouts are late. */
async function sweepWithdrawals(deps: CashierDeps): Promise<void> {
  const now = deps.clock.now();
  const before = new Date(now.getTime() - STALE_MS);
  await oneByOne(
    await listStale(deps.db, ["submitted"], before, BATCH),
    ({ orderNo }) => startReview(deps, orderNo),
    (error, { orderNo }) =>
      deps.logger.error({ err: error, orderNo }, "A withdrawal cannot be reviewed."),
  );
  for (const { orderNo, etaAt } of await listStalePayouts(deps)) {
    if (etaAt <= now) deps.logger.error({ orderNo }, "A payout is late.");
    await deps.jobs.send(null, PAY_WITHDRAWAL_JOB, { orderNo }, { singletonKey: orderNo });
  }
}
