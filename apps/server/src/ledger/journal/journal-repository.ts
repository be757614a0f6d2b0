/** The SQL of those who follow the journal: their places in it, and what they are given to read. */
import { type RawBuilder, sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, ReadDb, Tx } from "../../platform/database/types.ts";

/** What every reader may know of an entry. Hashes are the ledger's own. */
const columns = sql`member_id, seq, kind, debit, credit, amount, debit_balance_after,
  credit_balance_after, reference, source, external_id, created_at, xid`;

/** Transaction numbers are 64 bits wide and cross this border as their digits. */
export type Xid = string;

export function entriesBetween(from: Xid, until: Xid): RawBuilder<unknown> {
  return sql`(SELECT ${columns} FROM ledger.transfer
    WHERE xid >= ${from}::xid8 AND xid < ${until}::xid8)`;
}

export function entriesBefore(until: Xid): RawBuilder<unknown> {
  return sql`(SELECT ${columns} FROM ledger.transfer WHERE xid < ${until}::xid8)`;
}

/** For the books: what this reader has read, at the moment that they look at. */
export function entriesReadBy(name: string): RawBuilder<unknown> {
  return sql`(SELECT ${columns} FROM ledger.transfer
    WHERE xid < (SELECT up_to FROM ledger.reader WHERE name = ${name}))`;
}

/** A member has no more entries than that in the time that a reader is behind. */
const UNREAD_MAX = 5_000;

/**
 * The entries of these members that this reader has not read: with what it keeps, read by the same
 * statement, they come to the figures of this very moment. Each member's are followed back from the
 * newest one, by their key, into the minute before the first one of all that is unread: numbers of
 * transactions and of entries grow together, but not to the second.
 */
export function entriesUnreadBy(name: string, memberIds: readonly MemberId[]): RawBuilder<unknown> {
  return sql`(
    WITH RECURSIVE place AS MATERIALIZED (
      SELECT up_to, (SELECT created_at - interval '1 minute' FROM ledger.transfer
        WHERE xid >= up_to ORDER BY xid LIMIT 1) AS since
      FROM (SELECT coalesce((SELECT up_to FROM ledger.reader WHERE name = ${name}), '0') AS up_to)
        AS reader
    ), latest AS (
      SELECT t.member_id, t.seq, t.kind, t.amount, t.reference, t.created_at, t.xid,
        p.up_to, p.since, 1 AS nth
      FROM place p CROSS JOIN ledger.wallet w
      JOIN ledger.transfer t ON t.member_id = w.member_id AND t.seq = w.seq
        AND t.created_at >= p.since
      WHERE w.member_id = ANY(${memberIds}::bigint[])
      UNION ALL
      SELECT t.member_id, t.seq, t.kind, t.amount, t.reference, t.created_at, t.xid,
        l.up_to, l.since, l.nth + 1
      FROM latest l JOIN ledger.transfer t ON t.member_id = l.member_id AND t.seq = l.seq - 1
        AND t.created_at >= l.since
      WHERE l.nth < ${UNREAD_MAX}
    )
    SELECT member_id, seq, kind, amount, reference, created_at FROM latest WHERE xid >= up_to)`;
}

/** The reader's position, and whether there is something new. Locks and writes nothing. */
export async function hasUnread(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ has_unread: boolean }>`
    SELECT EXISTS (SELECT FROM ledger.transfer
      WHERE xid >= coalesce((SELECT up_to FROM ledger.reader WHERE name = ${name}), '0')
        AND xid < pg_snapshot_xmin(pg_current_snapshot())
      ORDER BY xid LIMIT 1) AS has_unread`.execute(db);
  return rows[0]?.has_unread ?? false;
}

/**
 * Has one of these readers not read all that happened before that instant? Their tails are short:
 * a reader is seconds behind.
 */
export async function hasUnreadBefore(
  reading: ReadDb,
  names: readonly string[],
  instant: Date,
): Promise<boolean> {
  const { rows } = await sql<{ has_unread: boolean }>`
    SELECT EXISTS (SELECT FROM ledger.transfer
      WHERE xid >= coalesce((SELECT min(coalesce(r.up_to, '0')) FROM unnest(${names}::text[])
          AS n (name) LEFT JOIN ledger.reader r USING (name)), '0')
        AND created_at < ${instant}) AS has_unread`.execute(reading);
  return rows[0]?.has_unread ?? false;
}

/**
 * The reader's place, held until the transaction ends. Null: another process holds it, and this one
 * was not told to wait.
 */
export async function lockPlace(
  tx: Tx,
  name: string,
  { isPatient }: { isPatient: boolean },
): Promise<Xid | null> {
  const waiting = isPatient ? sql`` : sql`SKIP LOCKED`;
  const { rows } = await sql<{ up_to: Xid }>`
    SELECT up_to::text FROM ledger.reader WHERE name = ${name} FOR UPDATE ${waiting}`.execute(tx);
  return rows[0]?.up_to ?? null;
}

/** A part may take longer than a request may, and its sums should not be put off to the disk. */
export async function allowLongWork(tx: Tx): Promise<void> {
  await sql`SELECT set_config('statement_timeout', '0', true),
    set_config('lock_timeout', '0', true), set_config('work_mem', '64MB', true)`.execute(tx);
}

/** A reader's place exists before it is first held. */
export async function openPlace(db: Db, name: string): Promise<void> {
  await sql`INSERT INTO ledger.reader (name, up_to) VALUES (${name}, '0')
    ON CONFLICT DO NOTHING`.execute(db);
}

export async function movePlace(tx: Tx, name: string, upTo: Xid): Promise<void> {
  await sql`UPDATE ledger.reader SET up_to = ${upTo}::xid8 WHERE name = ${name}`.execute(tx);
}

export interface NextPart {
  readonly until: Xid;
  /** Nothing more is settled beyond it. */
  readonly isLast: boolean;
}

interface NextRow {
  horizon: Xid;
  first: Xid | null;
  /** The number of the entry that is one too many. */
  beyond: Xid | null;
}

/**
 * The next entries after `from`, some `limit` of them, all below the oldest transaction that is
 * still running: nothing can be committed there any more, in whatever order transactions ended.
 * Whole transactions only, so one that is larger than the limit is read at once.
 */
export async function findNextPart(tx: Tx, from: Xid, limit: number): Promise<NextPart | null> {
  const settled = sql`SELECT xid FROM ledger.transfer
    WHERE xid >= ${from}::xid8 AND xid < pg_snapshot_xmin(pg_current_snapshot()) ORDER BY xid`;
  const { rows } = await sql<NextRow>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon,
      (${settled} LIMIT 1)::text AS first,
      (${settled} OFFSET ${limit} LIMIT 1)::text AS beyond`.execute(tx);
  const row = rows[0];
  if (row === undefined || row.first === null) return null;
  if (row.beyond === null) return { until: row.horizon, isLast: true };
  const until = BigInt(row.beyond) > BigInt(row.first) ? row.beyond : successor(row.first);
  return { until, isLast: false };
}

function successor(xid: Xid): Xid {
  return String(BigInt(xid) + 1n);
}

export interface PlaceRow {
  readonly name: string;
  readonly upTo: Xid;
  /** How many entries of the journal it has not read. */
  readonly unread: number;
}

export async function readPlaces(db: Db, names: readonly string[]): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    SELECT n.name, coalesce(r.up_to, '0')::text AS "upTo", (SELECT count(*) FROM ledger.transfer t
      WHERE t.xid >= coalesce(r.up_to, '0')) AS unread
    FROM unnest(${names}::text[]) WITH ORDINALITY AS n (name, place)
    LEFT JOIN ledger.reader r USING (name) ORDER BY n.place`.execute(db);
  return rows;
}

/** By name, how many seconds ago the first entry came that is not read; 0: all is read. */
export async function readLags(
  db: Db,
  names: readonly string[],
): Promise<readonly (readonly [string, number])[]> {
  const { rows } = await sql<{ name: string; seconds: number }>`
    SELECT n.name, greatest(0, coalesce(extract(epoch FROM now() - (
        SELECT t.created_at FROM ledger.transfer t WHERE t.xid >= coalesce(r.up_to, '0')
        ORDER BY t.xid LIMIT 1)), 0))::float8 AS seconds
    FROM unnest(${names}::text[]) AS n (name)
    LEFT JOIN ledger.reader r USING (name)`.execute(db);
  return rows.map(({ name, seconds }) => [name, seconds]);
}
