/** Runs checks over one moment of the database, so that a server may go on working meanwhile. */
import { sql } from "kysely";
import type { Db, Tx } from "../platform/database/types.ts";
import type { BookCheck, Difference } from "./books.ts";

export interface CheckResult {
  readonly name: string;
  readonly count: number | null;
  readonly differences: readonly Difference[];
}

export async function auditBooks(db: Db, checks: readonly BookCheck[]): Promise<CheckResult[]> {
  const reading = db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
  return reading.execute(async (tx: Tx) => {
    // The whole journal is read: this may take longer than a request may.
    await sql`SET LOCAL statement_timeout = 0`.execute(tx);
    const results: CheckResult[] = [];
    for (const check of checks) {
      const count = (await check.count?.(tx)) ?? null;
      results.push({ name: check.name, count, differences: await check.run(tx) });
    }
    return results;
  });
}
