/** Metrics of the executor: how full its batches are, and what is waiting. */
import type { Metrics } from "../../platform/metrics.ts";
import type { Settlement } from "./job.ts";

const BATCH_BUCKETS = [1, 2, 4, 8, 16, 32, 64, 128, 256];
const SECONDS_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export interface LedgerMetrics {
  batch(commands: number): void;
  /** `startedMs` by `performance.now()`. */
  settled(settlements: readonly Settlement[], startedMs: number): void;
  retried(fault: "passing" | "away"): void;
}

export function createLedgerMetrics(metrics: Metrics, waitingCount: () => number): LedgerMetrics {
  const commands = metrics.histogram({
    name: "tucano_ledger_batch_commands",
    help: "Commands in one batch of the ledger.",
    buckets: BATCH_BUCKETS,
  });
  const seconds = metrics.histogram({
    name: "tucano_ledger_batch_duration_seconds",
    help: "What a batch took from its start to its commit, with every attempt.",
    buckets: SECONDS_BUCKETS,
  });
  const conflicts = metrics.counter({
    name: "tucano_ledger_conflicts_total",
    help: "Commands that came again under the same id with something else in them.",
  });
  const failed = metrics.counter({
    name: "tucano_ledger_commands_failed_total",
    help: "Commands that no attempt could settle.",
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
    settled: (settlements, startedMs) => {
      seconds.observe((performance.now() - startedMs) / 1_000);
      for (const one of settlements) {
        if ("error" in one) failed.inc();
        else if (one.outcome.status === "conflict") conflicts.inc();
      }
    },
    retried: (fault) => (fault === "passing" ? overtaken : away).inc(),
  };
}
