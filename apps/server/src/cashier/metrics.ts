/** How long people wait for their money, held against what was promised. */
import { remember } from "../platform/memory/remember.ts";
import type { Metrics } from "../platform/metrics.ts";
import { readPaymentsUnderWay, readPayoutsUnderWay } from "./metrics-repository.ts";
import type { CashierDeps } from "./types.ts";

/** One reading for all figures of a look at the metrics. */
const UNDER_WAY_TTL_MS = 1_000;

export function measureCashier({ db, clock }: CashierDeps, metrics: Metrics): void {
  const shared = { clock, ttlMs: UNDER_WAY_TTL_MS };
  const payouts = remember(() => readPayoutsUnderWay(db, clock.now()), shared);
  const payments = remember(() => readPaymentsUnderWay(db, clock.now()), shared);
  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    metrics.gauge({ name: `tucano_${name}`, help, read });
  gauge(
    "payouts_open",
    "Withdrawals that were asked for and are neither paid nor rejected.",
    async () => (await payouts.get()).open,
  );
  gauge(
    "payouts_oldest_seconds",
    "How long ago the oldest open withdrawal was asked for.",
    async () => (await payouts.get()).oldestSeconds,
  );
  gauge(
    "payouts_late",
    "Open withdrawals beyond the time that was promised for them.",
    async () => (await payouts.get()).late,
  );
  gauge(
    "payouts_late_seconds",
    "How far the latest of them is beyond its promise.",
    async () => (await payouts.get()).lateSeconds,
  );
  gauge(
    "psp_payments_unmatched",
    "Payments that nobody can assign or read, or that could not be sent back.",
    async () => (await payments.get()).unmatched,
  );
  gauge(
    "psp_payments_oldest_seconds",
    "For how long the oldest payment that was told of is neither credited nor set aside.",
    async () => (await payments.get()).oldestSeconds,
  );
  gauge(
    "psp_differences",
    "Differences between the bank's lists and ours that nobody has explained.",
    async () => (await payments.get()).differences,
  );
}
