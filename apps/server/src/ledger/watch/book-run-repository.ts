/** The SQL of scheduled checks: what each of them found, and who may run one. */
import { sql } from "kysely";
import type { Db, ReadDb } from "../../platform/database/types.ts";

export type RunKind = "changes" | "full";

export interface BookRun {
  readonly kind: RunKind;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  /** A transaction number, as its digits. */
  readonly upTo: string;
  readonly checks: number;
  readonly differences: number;
  readonly found: readonly string[];
}

const columns = sql`kind, started_at AS "startedAt", finished_at AS "finishedAt",
  up_to::text AS "upTo", checks, differences, found`;

/** The latest of each kind, as far as there is one. */
export async function listLatestRuns(db: Db): Promise<BookRun[]> {
  const { rows } = await sql<BookRun>`
    SELECT latest.* FROM unnest(ARRAY['changes', 'full']) AS k (name)
    CROSS JOIN LATERAL (SELECT ${columns} FROM ledger.book_run r WHERE r.kind = k.name
      ORDER BY id DESC LIMIT 1) AS latest`.execute(db);
  return rows;
}

export async function insertRun(db: Db, run: BookRun): Promise<void> {
  await sql`
    INSERT INTO ledger.book_run (kind, started_at, finished_at, up_to, checks, differences, found)
    VALUES (${run.kind}, ${run.startedAt}, ${run.finishedAt}, ${run.upTo}::xid8, ${run.checks},
      ${run.differences}, ${run.found}::text[])`.execute(db);
}

/**
 * The number of the connection, by which it can be ended. Null: another process is checking. The
 * lock is of the connection: a transaction as long as a check would keep old rows alive.
 */
export async function takeBooks(connection: Db): Promise<number | null> {
  const { rows } = await sql<{ taken: boolean; pid: number }>`
    SELECT pg_try_advisory_lock(hashtextextended('ledger.books', 0)) AS taken,
      pg_backend_pid() AS pid`.execute(connection);
  return rows[0]?.taken === true ? rows[0].pid : null;
}

/** At once: PostgreSQL sees the end of a connection a little later than who ended it. */
export async function releaseBooks(connection: Db): Promise<void> {
  await sql`SELECT pg_advisory_unlock(hashtextextended('ledger.books', 0))`.execute(connection);
}

/** Whatever it is doing. */
export async function endConnection(db: Db, pid: number): Promise<void> {
  await sql`SELECT pg_terminate_backend(${pid})`.execute(db);
}

/**
 * From where the next check of changes begins: where the last clean one ended, so that a difference
 * is found again until it is mended. And up to where this one sees everything. In a database that
 * was read back from a dump, numbers begin anew: nothing lies above the horizon.
 */
export async function readBounds(
  reading: ReadDb,
): Promise<{ readonly since: string; readonly upTo: string }> {
  const { rows } = await sql<{ since: string; upTo: string }>`
    SELECT horizon::text AS "upTo",
      coalesce((SELECT least(up_to, horizon) FROM ledger.book_run
        WHERE differences = 0 ORDER BY id DESC LIMIT 1), horizon)::text AS since
    FROM pg_snapshot_xmin(pg_current_snapshot()) AS horizon`.execute(reading);
  const row = rows[0];
  if (row === undefined) throw new Error("The database does not say where it stands.");
  return row;
}
