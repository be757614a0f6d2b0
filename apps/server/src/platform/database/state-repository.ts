/** How the database itself is doing. */
import { sql } from "kysely";
import type { Db } from "./types.ts";

/** False on a standby, and on a primary that has been made read-only. */
export async function isWritable(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_writable: boolean }>`
    SELECT NOT pg_is_in_recovery() AND current_setting('transaction_read_only') = 'off'
      AS is_writable`.execute(db);
  return rows[0]?.is_writable ?? false;
}

/** Those of `names`, such as `ledger/0001-journal.sql`, that have not run here. */
export async function listMissing(db: Db, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM unnest(${names}::text[]) AS n (name)
    WHERE name NOT IN (SELECT room || '/' || name FROM platform.migration)`.execute(db);
  return rows.map(({ name }) => name);
}
