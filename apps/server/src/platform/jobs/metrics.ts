/** What waits in the queues, and what failed. */
import type { Db } from "../database/types.ts";
import type { Metrics } from "../metrics.ts";
import { listDeadLetters } from "./dead-letters-repository.ts";
import { listWaiting } from "./waiting-repository.ts";

/** Answers what is told of each failure. `findDb` answers null until the jobs are started. */
export function measureJobs(
  metrics: Metrics | undefined,
  findDb: () => Db | null,
): (name: string) => void {
  if (metrics === undefined) return () => undefined;
  const byQueue = async <Row extends { readonly queue: string }>(
    list: (db: Db) => Promise<readonly Row[]>,
    of: (row: Row) => number,
  ) => {
    const db = findDb();
    const rows = db === null ? [] : await list(db);
    return new Map(rows.map((row) => [row.queue, of(row)]));
  };
  const label = "queue";
  metrics.gauges({
    name: "tucano_jobs_waiting",
    help: "Jobs that are due and that no process has taken, by queue.",
    label,
    read: () => byQueue(listWaiting, ({ count }) => count),
  });
  metrics.gauges({
    name: "tucano_jobs_oldest_seconds",
    help: "For how long the oldest job that is due has waited, by queue.",
    label,
    read: () => byQueue(listWaiting, ({ oldestSeconds }) => oldestSeconds),
  });
  metrics.gauges({
    name: "tucano_jobs_dead_letters",
    help: "Jobs that failed on every attempt and wait to be sent again, by queue.",
    label,
    read: () => byQueue(listDeadLetters, ({ count }) => count),
  });
  const failures = metrics.counters({
    name: "tucano_jobs_failures_total",
    help: "Attempts at jobs that failed in this process, by queue.",
    label,
  });
  return (name) => failures.inc(name);
}
