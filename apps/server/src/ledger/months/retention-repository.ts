/** The SQL of taking months out: what there is, what speaks against it, and the detaching. */
import { type RawBuilder, sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import { sqlStateOf } from "../../platform/database/transaction.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import { journalBegins } from "./closing-repository.ts";

export interface Month {
  /** `ledger.transfer_2026_11` */
  readonly partition: string;
  /** `2026-11` */
  readonly month: string;
  readonly rows: number;
  readonly bytes: number;
}

/** A table that is kept by months, and what belongs to the time after the months it lies in. */
export interface MonthlyTable {
  /** `ledger.transfer` */
  readonly name: string;
  /**
   * Rows of a month that is archived whose money moved only after `until`: they are kept, in the
   * partition for what has no month. Left out: there can be none.
   */
  findLate?(partition: string, until: Date): RawBuilder<unknown>;
  /** Whether another session may still write into months that are long past. */
  readonly isWrittenLate?: boolean;
  /** One row with a text for each reason why the journal cannot be cut at this instant. */
  findObstacles?(until: Date): RawBuilder<unknown>;
}

/**
 * Transfers lie by the very instant that the closing cuts at. If a clock went back around it, a
 * member's numbers are not in the order of the instants, and only another month's end will do.
 */
const transfers: MonthlyTable = {
  name: "ledger.transfer",
  findObstacles: (until) => sql`
    SELECT 'transfers of months that were opened too late lie in ledger.transfer_other' AS reason
    WHERE EXISTS (SELECT FROM ledger.transfer_other WHERE created_at < ${until})
    UNION ALL
    SELECT 'the numbers of member ' || member_id || ' before then are not one run, to '
      || m.last || ': choose another month'
    FROM (SELECT member_id, count(*) AS rows, max(seq) AS last FROM ledger.transfer
      WHERE created_at < ${until} GROUP BY member_id) AS m
    LEFT JOIN ledger.latest_closing c USING (member_id)
    WHERE m.last - coalesce(c.seq, 0) <> m.rows`,
};

/** Operations lie by the time in their ids, which a client's clock has made. */
const operations: MonthlyTable = {
  name: "ledger.operation",
  isWrittenLate: true,
  findLate: (partition, until) =>
    sql`SELECT * FROM ${sql.table(partition)} WHERE created_at >= ${until}`,
};

export const ledgerMonthlyTables: readonly MonthlyTable[] = [transfers, operations];

/** Months of this table that are still part of it, up to and including the last one. */
export async function listMonths(db: Db, name: string, last: string): Promise<Month[]> {
  const { rows: found } = await sql<{ partition: string; month: string; bytes: number }>`
    SELECT inhrelid::regclass::text AS partition, pg_total_relation_size(inhrelid) AS bytes,
      replace(right(inhrelid::regclass::text, 7), '_', '-') AS month
    FROM pg_inherits WHERE inhparent = ${name}::regclass
      AND inhrelid::regclass::text ~ '_[0-9]{4}_[0-9]{2}$'
      AND replace(right(inhrelid::regclass::text, 7), '_', '-') <= ${last}
    ORDER BY month`.execute(db);
  const months: Month[] = [];
  for (const one of found) {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*) AS count FROM ${sql.table(one.partition)}`.execute(db);
    months.push({ ...one, rows: rows[0]?.count ?? 0 });
  }
  return months;
}

export interface Cut {
  readonly tables: readonly MonthlyTable[];
  readonly readers: readonly string[];
  readonly until: Date;
}

/** Everything in the database that speaks against cutting the journal at this instant. */
export async function findObstacles(db: Db, { tables, readers, until }: Cut): Promise<string[]> {
  const own = sql`
    SELECT 'months up to ' || ${journalBegins}::date || ' are put away already' AS reason
    WHERE ${until} <= ${journalBegins}
    UNION ALL
    SELECT name || ' has not read the journal up to there: npm run readers -- follow'
    FROM unnest(${readers}::text[]) AS n (name) LEFT JOIN ledger.reader r USING (name)
    WHERE (SELECT max(xid) FROM ledger.transfer WHERE created_at < ${until})
      >= coalesce(r.up_to, '0')`;
  const queries = [own, ...tables.flatMap((table) => table.findObstacles?.(until) ?? [])];
  const reasons: string[] = [];
  for (const query of queries) {
    const { rows } = await sql<{ reason: string }>`${query}`.execute(db);
    reasons.push(...rows.map((row) => row.reason));
  }
  return reasons;
}

/** One at a time. It may take long, but waits for a lock only as long as a bet can bear. */
export async function beginCut(tx: Tx): Promise<void> {
  await sql`SELECT set_config('statement_timeout', '0', true),
    set_config('lock_timeout', '300ms', true), set_config('work_mem', '64MB', true),
    pg_advisory_xact_lock(hashtext('ledger.retention'))`.execute(tx);
}

/** Nobody writes into this month any more; everybody may read it. */
export async function closeMonth(tx: Tx, partition: string): Promise<void> {
  await retry(tx, () => sql`LOCK TABLE ${sql.table(partition)} IN SHARE MODE`.execute(tx));
}

/** Held aside under this name until the transaction ends. */
export async function setAside(tx: Tx, name: string, rows: RawBuilder<unknown>): Promise<void> {
  await sql`CREATE TEMPORARY TABLE ${sql.ref(name)} ON COMMIT DROP AS ${rows}`.execute(tx);
}

export async function bringBack(tx: Tx, name: string, table: string): Promise<void> {
  await sql`INSERT INTO ${sql.table(table)} SELECT * FROM pg_temp.${sql.ref(name)}`.execute(tx);
}

/** All of them at once, or none: waiting for a lock here makes all bets wait. */
export async function detach(
  tx: Tx,
  months: readonly { readonly table: string; readonly partition: string }[],
): Promise<void> {
  await retry(tx, async () => {
    for (const { table, partition } of months) {
      await sql`ALTER TABLE ${sql.table(table)}
        DETACH PARTITION ${sql.table(partition)}`.execute(tx);
    }
  });
}

const ATTEMPTS_MAX = 20;
const PAUSE_MS = 500;
const LOCK_NOT_AVAILABLE = "55P03";
const DEADLOCK_DETECTED = "40P01";

/** What was computed before is kept: only the waiting for locks is started over. */
async function retry(tx: Tx, work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await sql`SAVEPOINT waiting`.execute(tx);
    try {
      await work();
      await sql`RELEASE SAVEPOINT waiting`.execute(tx);
      return;
    } catch (error) {
      const state = sqlStateOf(error);
      const isBusy = state === LOCK_NOT_AVAILABLE || state === DEADLOCK_DETECTED;
      if (!isBusy || attempt === ATTEMPTS_MAX) throw error;
      await sql`ROLLBACK TO SAVEPOINT waiting`.execute(tx);
      await sleep(PAUSE_MS);
    }
  }
}
