import { sql } from "kysely";
import type { Db } from "../../platform/database/types.ts";

/** Whoever holds this lock runs the table. */
export const lockOf = (code: string): string => `shared_rounds.table:${code}`;

/** Tables whose lock nobody holds, in this process or another. */
export async function listLeaderless(db: Db, codes: readonly string[]): Promise<string[]> {
  const locks = codes.map(lockOf);
  const { rows } = await sql<{ code: string }>`
    SELECT t.code FROM unnest(${codes}::text[], ${locks}::text[]) AS t (code, lock)
    WHERE NOT EXISTS (
      SELECT FROM pg_locks l
      WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 1
        AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended(t.lock, 0))
    ORDER BY t.code`.execute(db);
  return rows.map(({ code }) => code);
}
