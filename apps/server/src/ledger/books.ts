/**
 * The books: every number of the house computed a second time, from the journal alone, and held
 * against what is stored. A check reads; it repairs nothing. Other rooms bring checks of their own.
 */
import { atOneMoment } from "../platform/database/read-pool.ts";
import type { Db, ReadDb, ReadPool } from "../platform/database/types.ts";
import { allowLargeSums } from "./large-sums-repository.ts";

export interface Difference {
  /** What differs: `member 123456789, cash`. */
  readonly subject: string;
  readonly expected: string;
  readonly found: string;
}

export interface BookCheck {
  /** A statement that holds when the books are clean. */
  readonly name: string;
  /**
   * Computes once more what other checks prove by sums already: for whenever there is time, not for
   * every day.
   */
  readonly isDear?: boolean;
  /** How many things it looks at, to be printed; left out: it says so itself. */
  count?(db: ReadDb): Promise<number>;
  run(db: ReadDb): Promise<Difference[]>;
}

export interface CheckResult {
  readonly name: string;
  readonly count: number | null;
  readonly differences: readonly Difference[];
  readonly tookMs: number;
}

/** To PostgreSQL. */
const UNLIMITED = 0;

/** Those of every day. */
export const dailyChecks = (checks: readonly BookCheck[]): readonly BookCheck[] =>
  checks.filter(({ isDear }) => isDear !== true);

/**
 * Runs checks over one moment of the database, so that a server may go on working meanwhile: of a
 * standby, where there is one that is near enough.
 */
export async function auditBooks(
  db: Db,
  checks: readonly BookCheck[],
  reads: ReadPool | null = null,
): Promise<CheckResult[]> {
  return atMoment(db, reads, (reading) => readBooks(reading, checks));
}

/** All of `work` at one moment, on a standby or else by `db`. */
export async function atMoment<T>(
  db: Db,
  reads: ReadPool | null,
  work: (reading: ReadDb) => Promise<T>,
): Promise<T> {
  const found = reads === null ? null : await atOneMoment(reads, work);
  if (found !== null) return found;
  const reading = db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
  return reading.execute(work);
}

/** Of the moment that `reading` sees. No statement takes longer than `statementMaxMs`. */
export async function readBooks(
  reading: ReadDb,
  checks: readonly BookCheck[],
  { statementMaxMs = UNLIMITED } = {},
): Promise<CheckResult[]> {
  await allowLargeSums(reading, statementMaxMs);
  const results: CheckResult[] = [];
  for (const check of checks) {
    const startedMs = performance.now();
    const count = (await check.count?.(reading)) ?? null;
    const differences = await check.run(reading);
    const tookMs = performance.now() - startedMs;
    results.push({ name: check.name, count, differences, tookMs });
  }
  return results;
}
