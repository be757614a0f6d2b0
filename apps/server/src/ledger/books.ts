/**
 * The books: every number of the house computed a second time, from the journal alone, and held
 * against what is stored. A check reads; it repairs nothing. Other rooms bring checks of their own.
 */
import type { Db, Tx } from "../platform/database/types.ts";
import { liftTimeLimit } from "./repository.ts";

export interface Difference {
  /** What differs: `member 123456789, cash`. */
  readonly subject: string;
  readonly expected: string;
  readonly found: string;
}

export interface BookCheck {
  /** A statement that holds when the books are clean. */
  readonly name: string;
  /** How many things it looks at, to be printed; left out: it says so itself. */
  count?(db: Db): Promise<number>;
  run(db: Db): Promise<Difference[]>;
}

export interface CheckResult {
  readonly name: string;
  readonly count: number | null;
  readonly differences: readonly Difference[];
}

/** Runs checks over one moment of the database, so that a server may go on working meanwhile. */
export async function auditBooks(db: Db, checks: readonly BookCheck[]): Promise<CheckResult[]> {
  const reading = db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
  return reading.execute(async (tx: Tx) => {
    await liftTimeLimit(tx);
    const results: CheckResult[] = [];
    for (const check of checks) {
      const count = (await check.count?.(tx)) ?? null;
      results.push({ name: check.name, count, differences: await check.run(tx) });
    }
    return results;
  });
}
