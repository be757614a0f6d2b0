/** Whether the database was restored to the past, and what was in use then has been retired. */
import { sql } from "kysely";
import { ConfigError } from "../config/env.ts";
import type { Db, Tx } from "../database/types.ts";

/** What a restore leaves in PostgreSQL's settings. A failover leaves nothing there. */
const TARGET = sql`concat_ws(' ', nullif(current_setting('recovery_target_time'), ''),
  nullif(current_setting('recovery_target_lsn'), ''),
  nullif(current_setting('recovery_target_xid'), ''),
  nullif(current_setting('recovery_target_name'), ''),
  nullif(current_setting('recovery_target'), ''))`;

/** Null: it was not restored to a moment, or nothing from before it is in use any more. */
export async function findRestore(db: Db): Promise<string | null> {
  const { rows } = await sql<{ target: string }>`
    SELECT ${TARGET} AS target
    WHERE ${TARGET} <> '' AND NOT EXISTS (
      SELECT FROM platform.restore r WHERE r.target = ${TARGET})`.execute(db);
  return rows[0]?.target ?? null;
}

export async function noteRestore(tx: Tx, at: Date): Promise<void> {
  await sql`
    INSERT INTO platform.restore (target, retired_at) SELECT ${TARGET}, ${at}`.execute(tx);
}

/** Players know what the seeds in it bring. */
export async function refuseAfterRestore(db: Db): Promise<void> {
  const target = await findRestore(db);
  if (target === null) return;
  throw new ConfigError(
    `This database was restored to ${target}, and players have seen what came after it. Before ` +
      "anybody plays: npm run secrets -- after-restore (docs/runbooks/restore.md).",
  );
}
