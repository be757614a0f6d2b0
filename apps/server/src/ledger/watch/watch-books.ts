/**
 * Checks the books by the clock: every hour what has changed since the last clean check, every
 * night all of them. A worker looks every few minutes whether one is due, so that one which a crash
 * cut off is made up for; a check that takes long keeps no job waiting.
 */
import { connect } from "../../platform/database/connect.ts";
import { RUNTIME_ROLE } from "../../platform/database/logins.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db, ReadDb, ReadPool } from "../../platform/database/types.ts";
import { addDays, dayOf, startOfDay } from "../../platform/days.ts";
import type { Logger } from "../../platform/logger.ts";
import type { Metrics } from "../../platform/metrics.ts";
import { atMoment, type BookCheck, type CheckResult, readBooks } from "../books.ts";
import {
  type BookRun,
  endConnection,
  insertRun,
  listLatestRuns,
  readBounds,
  releaseBooks,
  type RunKind,
  takeBooks,
} from "./book-run-repository.ts";

export interface BooksWatch {
  /** The latest of each kind, as far as there is one. */
  latest(): Promise<readonly BookRun[]>;
  /** Checks now. Null: another process does. */
  run(kind: RunKind): Promise<BookRun | null>;
  /** Begins what is due, and waits for nothing. */
  look(): Promise<void>;
  /** Breaks off what is running. */
  close(): Promise<void>;
}

export interface BooksWatchDeps {
  readonly db: Db;
  readonly reads: ReadPool;
  readonly databaseUrl: string;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Of all rooms. */
  readonly checks: () => readonly BookCheck[];
  readonly changesChecks: (since: string) => readonly BookCheck[];
}

const HOUR_MS = 3_600_000;
/** After midnight in São Paulo: when few play. */
const FULL_AFTER_MS = 5 * HOUR_MS;
/** A statement that takes longer is broken off, and there is no result: the alarm is that. */
const STATEMENT_MAX_MS = { changes: 120_000, full: HOUR_MS };
const FOUND_MAX = 50;
/** After one that could not be brought to its end: it may have been too long for that time. */
const TRY_AGAIN_MS = { changes: HOUR_MS, full: 6 * HOUR_MS };

export function createBooksWatch(deps: BooksWatchDeps): BooksWatch {
  const { db, clock, logger } = deps;
  const createdAt = clock.now();
  let running: Promise<unknown> | null = null;
  let runningPid: number | null = null;
  let isClosed = false;
  const triedMs: Record<RunKind, number> = { changes: -Infinity, full: -Infinity };

  const run = async (kind: RunKind): Promise<BookRun | null> => {
    const startedAt = clock.now();
    // Of its own: a check may take an hour, and the pool is for players.
    const own = connect({ url: deps.databaseUrl, poolSize: 1, login: RUNTIME_ROLE });
    const check = async (reading: ReadDb) => {
      if (isClosed) return null;
      const { since, upTo } = await readBounds(reading);
      const checks = kind === "full" ? deps.checks() : deps.changesChecks(since);
      const results = await readBooks(reading, checks, { statementMaxMs: STATEMENT_MAX_MS[kind] });
      return { upTo, results };
    };
    try {
      const read = await own.db.connection().execute(async (connection) => {
        runningPid = await takeBooks(connection);
        if (runningPid === null) return null;
        try {
          return await atMoment(connection, deps.reads, check);
        } finally {
          // Where the connection was lost, the lock is gone with it.
          await releaseBooks(connection).catch(() => undefined);
        }
      });
      if (read === null) return null;
      const result = { kind, startedAt, finishedAt: clock.now(), ...summary(read.results) };
      const done: BookRun = { ...result, upTo: read.upTo };
      await insertRun(db, done);
      if (done.differences > 0) {
        logger.error({ kind, differences: done.differences, found: done.found }, "Books differ.");
      }
      return done;
    } finally {
      runningPid = null;
      await own.close();
    }
  };

  const latest = () => listLatestRuns(db);
  const look = async (): Promise<void> => {
    if (running !== null || isClosed) return;
    const kind = findDue(await latest(), { now: clock.now(), createdAt });
    const nowMs = clock.now().getTime();
    if (kind === null || nowMs - triedMs[kind] < TRY_AGAIN_MS[kind]) return;
    triedMs[kind] = nowMs;
    running = run(kind)
      .catch((error: unknown) => {
        if (!isClosed) logger.error({ err: error, kind }, "The books were not checked.");
      })
      .finally(() => {
        running = null;
      });
  };

  measureBooks(deps.metrics, latest);
  return {
    latest,
    run,
    look,
    close: async () => {
      isClosed = true;
      // A statement of an hour is not waited for.
      if (runningPid !== null) await endConnection(db, runningPid);
      await running;
    },
  };
}

/** The full one first: it looks at all that changed, too. */
export function findDue(
  latest: readonly BookRun[],
  { now, createdAt }: { readonly now: Date; readonly createdAt: Date },
): RunKind | null {
  // A house that has never been checked waits for its first night: it may be large.
  const startOf = (kind: RunKind) =>
    latest.find((run) => run.kind === kind)?.startedAt ?? (kind === "full" ? createdAt : null);
  const lastFull = startOf("full");
  if (lastFull === null || lastFull < lastNight(now)) return "full";
  const lastChanges = startOf("changes");
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  return lastChanges === null || lastChanges < hour ? "changes" : null;
}

function lastNight(now: Date): Date {
  const nightOf = (day: string) => new Date(startOfDay(day).getTime() + FULL_AFTER_MS);
  const today = dayOf(now);
  const tonight = nightOf(today);
  return now >= tonight ? tonight : nightOf(addDays(today, -1));
}

function summary(results: readonly CheckResult[]) {
  const found = results.flatMap(({ name, differences }) =>
    differences.map((one) => `${name}: ${one.subject}: ${one.expected}, found ${one.found}`),
  );
  return {
    checks: results.length,
    differences: found.length,
    found: found.slice(0, FOUND_MAX),
  };
}

function measureBooks(metrics: Metrics, latest: BooksWatch["latest"]): void {
  const gauge = (name: string, help: string, of: (run: BookRun) => number) =>
    metrics.gauges({
      name: `tucano_books_${name}`,
      help,
      label: "check",
      read: async () => new Map((await latest()).map((run) => [run.kind, of(run)])),
    });
  gauge(
    "differences",
    "Differences that the last check of the books found.",
    (run) => run.differences,
  );
  gauge(
    "checked_timestamp_seconds",
    "When the last check of the books began that came to its end.",
    ({ startedAt }) => startedAt.getTime() / 1_000,
  );
  gauge(
    "check_duration_seconds",
    "What the last check of the books took.",
    ({ startedAt, finishedAt }) => (finishedAt.getTime() - startedAt.getTime()) / 1_000,
  );
}
