/** The SQL of statements: entries of the journal that are no play. */
import { type RawBuilder, sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { JournalReader } from "../ledger/index.ts";
import type { InstantRange } from "../platform/days.ts";
import type { Db } from "../platform/database/types.ts";

export const ENTRIES = "orders.entries";

export const isNoPlay = sql`kind NOT IN ('stake', 'stake.rollback', 'win', 'win.rollback',
  'free.stake', 'free.stake.rollback', 'free.win', 'free.win.rollback')`;

const columns = sql`member_id, seq, kind, debit, credit, amount, reference, created_at,
  debit_balance_after, credit_balance_after`;

export const entriesReader: JournalReader = {
  name: ENTRIES,
  apply: async (tx, { entries }) => {
    await sql`
      INSERT INTO orders.entry (${columns})
      SELECT ${columns} FROM ${entries} AS e WHERE ${isNoPlay} ORDER BY member_id`.execute(tx);
  },
  reset: async (tx) => {
    await sql`DELETE FROM orders.entry`.execute(tx);
  },
};

export interface EntryRow {
  readonly seq: number;
  readonly kind: string;
  readonly debit: string;
  readonly credit: string;
  readonly amount: number;
  readonly reference: string;
  readonly createdAt: Date;
  /** What each of the two pockets held then; null of a house account. */
  readonly debitAfter: number | null;
  readonly creditAfter: number | null;
}

export interface EntryQuery extends InstantRange {
  readonly memberId: MemberId;
  /** Null: all. */
  readonly kinds: readonly string[] | null;
  readonly offset: number;
  readonly limit: number;
}

interface Sums {
  readonly total: number;
  /** From outside, and to outside. */
  readonly into: number;
  readonly outOf: number;
}

const where = (query: EntryQuery): RawBuilder<unknown> => sql`
  member_id = ${query.memberId} AND created_at >= ${query.from} AND created_at < ${query.until}
  AND (${query.kinds}::text[] IS NULL OR kind = ANY(${query.kinds}::text[]))`;

export async function listEntries(
  db: Db,
  query: EntryQuery,
): Promise<Sums & { readonly list: readonly EntryRow[] }> {
  const summed = await sql<Sums>`
    SELECT count(*) AS total,
      coalesce(sum(amount) FILTER (WHERE debit NOT LIKE 'member:%'), 0)::bigint AS "into",
      coalesce(sum(amount) FILTER (WHERE credit NOT LIKE 'member:%'), 0)::bigint AS "outOf"
    FROM orders.entry WHERE ${where(query)}`.execute(db);
  const { rows } = await sql<EntryRow>`
    SELECT seq, kind, debit, credit, amount, reference, created_at AS "createdAt",
      debit_balance_after AS "debitAfter", credit_balance_after AS "creditAfter"
    FROM orders.entry WHERE ${where(query)}
    ORDER BY created_at DESC, seq DESC OFFSET ${query.offset} LIMIT ${query.limit}`.execute(db);
  return { ...(summed.rows[0] ?? { total: 0, into: 0, outOf: 0 }), list: rows };
}

/** By the entries' own numbers, the latest first; no sums. */
export async function listEntriesBefore(
  db: Db,
  memberId: MemberId,
  of: { readonly before: number | null; readonly until: Date | null; readonly limit: number },
): Promise<readonly EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    SELECT seq, kind, debit, credit, amount, reference, created_at AS "createdAt",
      debit_balance_after AS "debitAfter", credit_balance_after AS "creditAfter"
    FROM orders.entry
    WHERE member_id = ${memberId} AND (${of.before}::bigint IS NULL OR seq < ${of.before})
      AND (${of.until}::timestamptz IS NULL OR created_at < ${of.until})
    ORDER BY seq DESC LIMIT ${of.limit}`.execute(db);
  return rows;
}
