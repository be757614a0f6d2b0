/** The SQL of the audit log: it is written at its end and read, nothing else. */
import { sql } from "kysely";
import type { Db, ReadDb, Tx } from "../../platform/database/types.ts";
import type { Facts } from "./facts.ts";

export interface AuditRow {
  readonly entry_id: number;
  readonly at: Date;
  readonly operator_id: number | null;
  readonly operator_email: string | null;
  readonly action: string;
  readonly subject: string;
  readonly reason: string | null;
  readonly details: Facts;
  readonly before: Facts | null;
  readonly after: Facts | null;
  readonly ip: string | null;
  readonly previous_hash: Buffer;
  readonly hash: Buffer;
}

/** Two entries never follow the same one: the log has one writer at a time. */
const AUDIT_LOCK = 7_220_007;

export interface Head {
  readonly entry_id: number;
  readonly hash: Buffer;
  /** Null: from before there were seals. */
  readonly seal: Buffer | null;
  /** Which key it was sealed with. */
  readonly sealed_by: string | null;
}

export async function lockHead(tx: Tx): Promise<Head | null> {
  await sql`SELECT pg_advisory_xact_lock(${AUDIT_LOCK})`.execute(tx);
  return findHead(tx);
}

export async function findHead(reading: ReadDb): Promise<Head | null> {
  const found = await sql<Head>`
    SELECT entry_id, hash, seal, sealed_by FROM backoffice.audit_head`.execute(reading);
  return found.rows[0] ?? null;
}

export async function saveHead(tx: Tx, head: Head): Promise<void> {
  await sql`
    INSERT INTO backoffice.audit_head (entry_id, hash, seal, sealed_by)
    VALUES (${head.entry_id}, ${head.hash}, ${head.seal}, ${head.sealed_by})
    ON CONFLICT (one) DO UPDATE SET entry_id = excluded.entry_id, hash = excluded.hash,
      seal = excluded.seal, sealed_by = excluded.sealed_by`.execute(tx);
}

const jsonOrNull = (facts: Facts | null) => (facts === null ? null : JSON.stringify(facts));

export async function insertEntry(tx: Tx, row: AuditRow): Promise<void> {
  await sql`
    INSERT INTO backoffice.audit_entry (
      entry_id, at, operator_id, operator_email, action, subject, reason, details,
      before, after, ip, previous_hash, hash
    ) VALUES (
      ${row.entry_id}, ${row.at}, ${row.operator_id}, ${row.operator_email}, ${row.action},
      ${row.subject}, ${row.reason}, ${JSON.stringify(row.details)}::jsonb,
      ${jsonOrNull(row.before)}::jsonb, ${jsonOrNull(row.after)}::jsonb, ${row.ip},
      ${row.previous_hash}, ${row.hash}
    )`.execute(tx);
}

/** Did this operator leave such an entry, with these details, since then? */
export async function hasEntrySince(
  db: Db,
  entry: Pick<AuditRow, "operator_id" | "action" | "subject" | "details">,
  since: Date,
): Promise<boolean> {
  const found = await sql`
    SELECT FROM backoffice.audit_entry
    WHERE subject = ${entry.subject} AND action = ${entry.action}
      AND operator_id = ${entry.operator_id} AND at >= ${since}
      AND details = ${JSON.stringify(entry.details)}::jsonb LIMIT 1`.execute(db);
  return found.rows.length > 0;
}

export interface AuditQuery {
  readonly action: string | null;
  readonly subject: string | null;
  readonly actor: string | null;
  readonly from: Date | null;
  /** Not included. */
  readonly until: Date | null;
  /** Null: from the beginning of that order. */
  readonly afterId: number | null;
  readonly isOldestFirst: boolean;
  readonly limit: number;
}

export async function listEntries(
  reading: ReadDb,
  query: AuditQuery,
): Promise<readonly AuditRow[]> {
  const beyond = query.isOldestFirst ? sql`>` : sql`<`;
  const order = query.isOldestFirst ? sql`ASC` : sql`DESC`;
  const found = await sql<AuditRow>`
    SELECT * FROM backoffice.audit_entry
    WHERE (${query.action}::text IS NULL OR action = ${query.action})
      AND (${query.subject}::text IS NULL OR subject = ${query.subject})
      AND (${query.actor}::text IS NULL OR operator_email = lower(${query.actor}))
      AND (${query.from}::timestamptz IS NULL OR at >= ${query.from})
      AND (${query.until}::timestamptz IS NULL OR at < ${query.until})
      AND (${query.afterId}::bigint IS NULL OR entry_id ${beyond} ${query.afterId})
    ORDER BY entry_id ${order} LIMIT ${query.limit}`.execute(reading);
  return found.rows;
}

export async function countEntries(reading: ReadDb): Promise<number> {
  const count = await sql<{ total: number }>`
    SELECT count(*) AS total FROM backoffice.audit_entry`.execute(reading);
  return count.rows[0]?.total ?? 0;
}

export async function readEntriesAfter(
  reading: ReadDb,
  entryId: number,
  limit: number,
): Promise<readonly AuditRow[]> {
  const found = await sql<AuditRow>`
    SELECT * FROM backoffice.audit_entry WHERE entry_id > ${entryId}
    ORDER BY entry_id LIMIT ${limit}`.execute(reading);
  return found.rows;
}

export async function findLink(
  reading: ReadDb,
  entryId: number | null,
): Promise<Pick<AuditRow, "entry_id" | "hash"> | null> {
  const found = await sql<Pick<AuditRow, "entry_id" | "hash">>`
    SELECT entry_id, hash FROM backoffice.audit_entry
    WHERE (${entryId}::bigint IS NULL OR entry_id = ${entryId})
    ORDER BY entry_id DESC LIMIT 1`.execute(reading);
  return found.rows[0] ?? null;
}
