/** Throughput comes from the batch, not from weaker promises: a lax database is not served. */
import { sql } from "kysely";
import type { Db } from "../platform/database/types.ts";

const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  fsync: ["on"],
  full_page_writes: ["on"],
  // remote_apply waits for the local flush too, and for a standby beside it.
  synchronous_commit: ["on", "remote_apply"],
};

/**
 * Throws unless a commit that this very connection sees is on disk. Read in a session of our own,
 * so that a setting of the role or of the database counts as well as the server's.
 */
export async function assertDurable(db: Db): Promise<void> {
  const found = await sql<{ name: string; setting: string }>`
    SELECT name, setting FROM pg_settings WHERE name = ANY(${Object.keys(REQUIRED)}::text[])`
    .execute(db);
  const settings = new Map(found.rows.map((row) => [row.name, row.setting]));
  for (const [name, accepted] of Object.entries(REQUIRED)) {
    const setting = settings.get(name) ?? "unknown";
    if (accepted.includes(setting)) continue;
    throw new Error(
      `PostgreSQL runs with ${name} = ${setting}, so committed money could be lost. ` +
        `Set ${name} = ${accepted[0]} for the server, the database and the role.`,
    );
  }
}
