/**
 * The books: every number of the house computed a second time, from the journal alone, and held
 * against what is stored. A check reads; it repairs nothing. Other rooms bring checks of their own.
 */
import type { Db, Tx } from "../platform/database/types.ts";
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
  count?(db: Db): Promise<number>;
  run(db: Db): Promise<Difference[]>;
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

/** Runs checks over one moment of the database, so that a server may go on working meanwhile. */
export async function auditBooks(db: Db, checks: readonly BookCheck[]): Promise<CheckResult[]> {
  const reading = db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
  return reading.execute((tx: Tx) => readBooks(tx, checks));
}

/** Of the moment that the transaction sees. No statement takes longer than `statementMaxMs`. */
export async function readBooks(
  tx: Tx,
  checks: readonly BookCheck[],
  { statementMaxMs = UNLIMITED } = {},
): Promise<CheckResult[]> {
  await allowLargeSums(tx, statementMaxMs);
  const results: CheckResult[] = [];
  for (const check of checks) {
    const startedMs = performance.now();
    const count = (await check.count?.(tx)) ?? null;
    const differences = await check.run(tx);
    const tookMs = performance.now() - startedMs;
    results.push({ name: check.name, count, differences, tookMs });
  }
  return results;
}
