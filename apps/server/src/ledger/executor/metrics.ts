/** Metrics of the executor: how full its batches are, and what is waiting. */
import type { Metrics } from "../../platform/metrics.ts";

const BATCH_BUCKETS = [1, 2, 4, 8, 16, 32, 64, 128, 256];

export interface LedgerMetrics {
  batch(commands: number): void;
  retried(fault: "passing" | "away"): void;
}

export function createLedgerMetrics(metrics: Metrics, waitingCount: () => number): LedgerMetrics {
  const commands = metrics.histogram({
    name: "tucano_ledger_batch_commands",
    help: "Commands in one batch of the ledger.",
    buckets: BATCH_BUCKETS,
  });
  const overtaken = metrics.counter({
    name: "tucano_ledger_batches_overtaken_total",
    help: "Batches tried again because another transaction was faster.",
  });
  const away = metrics.counter({
    name: "tucano_ledger_batches_away_total",
    help: "Attempts of batches that did not reach the database.",
  });
  metrics.gauge({
    name: "tucano_ledger_waiting_commands",
    help: "Commands that no batch has taken yet.",
    read: waitingCount,
  });
  return {
    batch: (count) => commands.observe(count),
    retried: (fault) => (fault === "passing" ? overtaken : away).inc(),
  };
}
