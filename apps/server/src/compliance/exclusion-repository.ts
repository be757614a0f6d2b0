/** The SQL of time-outs and exclusions. */
import { type RawBuilder, sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../platform/database/types.ts";

export interface Exclusion {
  readonly exclusionId: string;
  readonly kind: "time-out" | "exclusion";
  readonly startedAt: Date;
  /** Null: for good. */
  readonly until: Date | null;
  readonly reason: string;
}

interface ExclusionRow {
  exclusion_id: string;
  kind: Exclusion["kind"];
  started_at: Date;
  until: Date | null;
  reason: string;
}

export async function insertExclusion(
  tx: Tx,
  memberId: MemberId,
  exclusion: Exclusion,
): Promise<void> {
  const { exclusionId, kind, startedAt, until, reason } = exclusion;
  await sql`
    INSERT INTO compliance.exclusion (member_id, exclusion_id, kind, started_at, until, reason)
    VALUES (${memberId}, ${exclusionId}, ${kind}, ${startedAt}, ${until}, ${reason})`.execute(tx);
}

/** Those that have not ended, the one that lasts longest first. */
export async function listRunning(db: Db, memberId: MemberId): Promise<Exclusion[]> {
  const { rows } = await sql<ExclusionRow>`
    SELECT exclusion_id, kind, started_at, until, reason FROM compliance.exclusion
    WHERE member_id = ${memberId} AND ended_at IS NULL
    ORDER BY until DESC NULLS FIRST, started_at`.execute(db);
  return rows.map((row) => ({
    exclusionId: row.exclusion_id,
    kind: row.kind,
    startedAt: row.started_at,
    until: row.until,
    reason: row.reason,
  }));
}

/** Those of them who have one that has not ended. */
export async function listExcluded(
  db: Db,
  memberIds: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
  const { rows } = await sql<{ member_id: MemberId }>`
    SELECT DISTINCT member_id FROM compliance.exclusion
    WHERE member_id = ANY(${memberIds}::bigint[]) AND ended_at IS NULL`.execute(db);
  return new Set(rows.map((row) => row.member_id));
}

/** For statements about many: is the member of this column excluded, or on a time-out? */
export const isExcludedNow = (memberId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  EXISTS (SELECT FROM compliance.exclusion e
    WHERE e.member_id = ${memberId} AND e.ended_at IS NULL)`;

export async function listDueMembers(db: Db, now: Date, limit: number): Promise<MemberId[]> {
  const { rows } = await sql<{ member_id: MemberId }>`
    SELECT member_id FROM compliance.exclusion
    WHERE ended_at IS NULL AND until <= ${now}
    GROUP BY member_id ORDER BY min(until) LIMIT ${limit}`.execute(db);
  return rows.map((row) => row.member_id);
}

export async function endDue(tx: Tx, memberId: MemberId, now: Date): Promise<void> {
  await sql`
    UPDATE compliance.exclusion SET ended_at = ${now}
    WHERE member_id = ${memberId} AND ended_at IS NULL AND until <= ${now}`.execute(tx);
}

/** The bar that runs; null: the member is on no list. */
export async function findBar(db: Db, memberId: MemberId): Promise<string | null> {
  const { rows } = await sql<{ exclusion_id: string }>`
    SELECT exclusion_id FROM compliance.exclusion
    WHERE member_id = ${memberId} AND is_barred AND ended_at IS NULL`.execute(db);
  return rows[0]?.exclusion_id ?? null;
}

/** False: one runs already. */
export async function insertBar(
  tx: Tx,
  memberId: MemberId,
  bar: { readonly exclusionId: string; readonly startedAt: Date; readonly reason: string },
): Promise<boolean> {
  const inserted = await sql`
    INSERT INTO compliance.exclusion (member_id, exclusion_id, kind, started_at, reason, is_barred)
    VALUES (${memberId}, ${bar.exclusionId}, 'exclusion', ${bar.startedAt}, ${bar.reason}, true)
    ON CONFLICT DO NOTHING`.execute(tx);
  return inserted.numAffectedRows === 1n;
}

export async function liftBar(tx: Tx, memberId: MemberId, now: Date): Promise<void> {
  await sql`
    UPDATE compliance.exclusion SET ended_at = ${now}
    WHERE member_id = ${memberId} AND is_barred AND ended_at IS NULL`.execute(tx);
}
