import { sql } from "kysely";
import type { ReadDb } from "../platform/database/types.ts";

/** A journal of years is sorted and summed in memory as far as it goes, by several workers. */
export async function allowLargeSums(reading: ReadDb, statementMaxMs: number): Promise<void> {
  await sql`SELECT set_config('statement_timeout', ${String(statementMaxMs)}, true),
    set_config('work_mem', '192MB', true), set_config('jit', 'off', true)`.execute(reading);
}
