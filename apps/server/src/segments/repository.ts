/** The SQL of segments and their versions. */
import { sql } from "kysely";
import type { Db, Tx } from "../platform/database/types.ts";
import { isUniqueViolation } from "../platform/database/transaction.ts";
import { DomainError } from "../platform/errors.ts";
import type { Segment, SegmentPurpose, SegmentReference, SegmentRules } from "./types.ts";

const columns = sql`s.segment_id AS "segmentId", v.version, s.name, s.purpose, v.rules,
  s.is_retired AS "isRetired", v.set_by AS "setBy", v.set_at AS "setAt"`;

export interface ListedSegments {
  readonly before: number | null;
  readonly limit: number;
  readonly withProtective: boolean;
}

export async function listSegments(db: Db, of: ListedSegments): Promise<Segment[]> {
  const { rows } = await sql<Segment>`
    SELECT DISTINCT ON (s.segment_id) ${columns}
    FROM segments.segment s JOIN segments.version v USING (segment_id)
    WHERE (${of.before}::bigint IS NULL OR s.segment_id < ${of.before})
      AND (${of.withProtective} OR s.purpose = 'marketing')
    ORDER BY s.segment_id DESC, v.version DESC LIMIT ${of.limit}`.execute(db);
  return rows;
}

export async function findSegment(
  db: Db | Tx,
  { segmentId, version }: Partial<SegmentReference> & { readonly segmentId: number },
): Promise<Segment | null> {
  const { rows } = await sql<Segment>`
    SELECT ${columns} FROM segments.segment s JOIN segments.version v USING (segment_id)
    WHERE s.segment_id = ${segmentId}
      AND (${version ?? null}::int IS NULL OR v.version = ${version ?? null})
    ORDER BY v.version DESC LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

export async function listNames(
  db: Db,
  segmentIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    SELECT segment_id AS id, name FROM segments.segment
    WHERE segment_id = ANY(${[...segmentIds]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface NewVersion {
  /** Null: a new segment. */
  readonly segmentId: number | null;
  readonly name: string;
  readonly purpose: SegmentPurpose;
  readonly rules: SegmentRules;
  readonly setBy: string;
}

/** Throws backoffice.segment_exists, backoffice.segment_not_found. */
export async function saveVersion(tx: Tx, one: NewVersion, now: Date): Promise<SegmentReference> {
  const segmentId = await saveName(tx, one).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new DomainError("backoffice.segment_exists") : error;
  });
  if (segmentId === null) throw new DomainError("backoffice.segment_not_found");
  const { rows } = await sql<{ version: number }>`
    INSERT INTO segments.version (segment_id, version, rules, set_by, set_at)
    SELECT ${segmentId}, coalesce(max(version), 0) + 1, ${JSON.stringify(one.rules)}::jsonb,
      ${one.setBy}, ${now}
    FROM segments.version WHERE segment_id = ${segmentId}
    RETURNING version`.execute(tx);
  return { segmentId, version: rows[0]?.version ?? 1 };
}

/** The segment's row is locked: versions follow one another. */
async function saveName(tx: Tx, one: NewVersion): Promise<number | null> {
  const { rows } =
    one.segmentId === null
      ? await sql<{ id: number }>`
          INSERT INTO segments.segment (name, purpose) VALUES (${one.name}, ${one.purpose})
          RETURNING segment_id AS id`.execute(tx)
      : await sql<{ id: number }>`
          UPDATE segments.segment SET name = ${one.name}
          WHERE segment_id = ${one.segmentId} AND purpose = ${one.purpose} AND NOT is_retired
          RETURNING segment_id AS id`.execute(tx);
  return rows[0]?.id ?? null;
}

export async function retireSegment(tx: Tx, segmentId: number): Promise<boolean> {
  const retired = await sql`
    UPDATE segments.segment SET is_retired = true
    WHERE segment_id = ${segmentId} AND NOT is_retired`.execute(tx);
  return retired.numAffectedRows === 1n;
}
