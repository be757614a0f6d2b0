import { sql } from "kysely";
import type { Tx } from "../platform/database/types.ts";

/** A journal of years is sorted and summed in memory as far as it goes, by several workers. */
export async function allowLargeSums(tx: Tx): Promise<void> {
  await sql`SELECT set_config('statement_timeout', '0', true),
    set_config('work_mem', '192MB', true), set_config('jit', 'off', true)`.execute(tx);
}
