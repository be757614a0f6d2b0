/**
 * Brings every job of a batch to an end. A transient fault is retried a bounded number of times; a
 * command that is at fault itself is found by halving the batch, so it fails alone. A retry never
 * applies anything twice: what a lost connection had committed is found stored.
 */
import { setTimeout as pause } from "node:timers/promises";
import {
  isDatabaseAway,
  SERIALIZATION_FAILURE,
  sqlStateOf,
} from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Logger } from "../../platform/logger.ts";
import type { Random } from "../../platform/random.ts";
import { deliver, type Job, type Settlement } from "./job.ts";

const ATTEMPTS_MAX = 5;
const BACKOFF_FIRST_MS = 20;
/** Nobody waits much longer than this for an answer, so nothing is retried after it. */
const RETRIES_WITHIN_MS = 4_000;

export interface SettleOptions {
  /** `isRetry`: an earlier attempt failed, so locks are taken from the start. */
  readonly run: (jobs: readonly Job[], isRetry: boolean) => Promise<Settlement[]>;
  readonly random: Random;
  readonly logger: Logger;
  readonly onRetry?: (fault: "passing" | "away") => void;
}

/** passing: another transaction was in the way. away: the database is gone. own: our own fault. */
type Fault = "passing" | "away" | "own";

const DEADLOCK_DETECTED = "40P01";
const LOCK_NOT_AVAILABLE = "55P03";
/** Two processes wrote the same id at once; the second finds it stored. */
const UNIQUE_VIOLATION = "23505";
/** A statement took too long. */
const QUERY_CANCELED = "57014";
const PASSING: ReadonlySet<unknown> = new Set([
  SERIALIZATION_FAILURE,
  DEADLOCK_DETECTED,
  UNIQUE_VIOLATION,
  QUERY_CANCELED,
]);

/** What is not told yet is answered; what took longer than its neighbours was told meanwhile. */
export async function settle(
  options: SettleOptions,
  jobs: readonly Job[],
): Promise<readonly Settlement[]> {
  let error: unknown = null;
  let fault: Fault = "own";
  const giveUpMs = performance.now() + RETRIES_WITHIN_MS;
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    try {
      return await options.run(jobs, attempt > 1);
    } catch (caught) {
      error = caught;
      fault = classify(caught);
      if (fault === "own" || performance.now() > giveUpMs) break;
      options.onRetry?.(fault);
      options.logger.debug({ err: caught, attempt, commands: jobs.length }, "ledger batch retried");
      // The first conflict is retried at once, with locks; only after that do we wait for rivals.
      const isOvertaken = fault === "passing" && attempt === 1;
      if (!isOvertaken && attempt < ATTEMPTS_MAX) await pause(backoffMs(options.random, attempt));
    }
  }
  if (fault === "away") return failAll(jobs, unavailable(error));
  if (jobs.length === 1) return failAll(jobs, ownError(error));
  const middle = Math.ceil(jobs.length / 2);
  // Neither half waits for the other.
  (await settle(options, jobs.slice(0, middle))).forEach(deliver);
  return settle(options, jobs.slice(middle));
}

function failAll(jobs: readonly Job[], error: unknown): readonly Settlement[] {
  return jobs.map((job) => ({ job, error }));
}

function unavailable(cause: unknown): DomainError {
  const error = new DomainError("common.unavailable", { retryAfterSeconds: 1 });
  error.cause = cause;
  return error;
}

/** A wallet locked by somebody else is a reason to try again later, not a fault. */
function ownError(error: unknown): unknown {
  if (sqlStateOf(error) !== LOCK_NOT_AVAILABLE) return error;
  return new DomainError("common.overloaded", { retryAfterSeconds: 1 });
}

function classify(error: unknown): Fault {
  const state = sqlStateOf(error);
  if (PASSING.has(state)) return "passing";
  return isDatabaseAway(error) ? "away" : "own";
}

/** 20, 40, 80, 160 ms plus up to half as much again, so that rivals do not collide again. */
function backoffMs(random: Random, attempt: number): number {
  const base = BACKOFF_FIRST_MS * 2 ** (attempt - 1);
  return base + random.integer(Math.ceil(base / 2));
}
