/** The SQL of segments: their versions, and who is in one. */
import { type RawBuilder, sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { isExcludedNow } from "../compliance/index.ts";
import { membersIn } from "../members/index.ts";
import type { Db, ReadDb, Tx } from "../platform/database/types.ts";
import { isUniqueViolation } from "../platform/database/transaction.ts";
import { DomainError } from "../platform/errors.ts";
import { startOfDay } from "../platform/days.ts";
import { lastPlayOf, paidBy, playedBy } from "../statistics/index.ts";
import type { Criteria } from "./criteria.ts";
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

const memberId = sql`m.member_id`;

type Range = { readonly from?: number | undefined; readonly to?: number | undefined } | undefined;

const within = (value: RawBuilder<unknown>, range: Range): RawBuilder<boolean>[] => [
  ...(range?.from === undefined ? [] : [sql<boolean>`${value} >= ${range.from}`]),
  ...(range?.to === undefined ? [] : [sql<boolean>`${value} <= ${range.to}`]),
];

/** Only what the rules ask for is joined, each by the member's own key. */
function joinsOf({ rules, since, games }: Criteria): RawBuilder<unknown> {
  const { staked, won, lost, plays, deposited } = rules;
  const asksPlay = [staked, won, lost, plays, games ?? undefined].some((one) => one !== undefined);
  const asksPaid = [deposited, rules.deposit_days_ago, rules.has_deposited].some(
    (one) => one !== undefined,
  );
  const joins = [
    ...(asksPlay
      ? [sql`CROSS JOIN LATERAL ${playedBy(memberId, { since, games })} AS played`]
      : []),
    ...(asksPaid ? [sql`CROSS JOIN LATERAL ${paidBy(memberId, startOfDay(since))} AS paid`] : []),
    ...(rules.days_away === undefined
      ? []
      : [sql`CROSS JOIN LATERAL ${lastPlayOf(memberId)} AS latest`]),
  ];
  return joins.length === 0 ? sql`` : sql.join(joins, sql` `);
}

const dayIn = (column: RawBuilder<unknown>) =>
  sql`(${column} AT TIME ZONE 'America/Sao_Paulo')::date`;

function conditionsOf(criteria: Criteria): RawBuilder<unknown> {
  const { rules, today, games, purpose, hasRiskSignal, hasTag } = criteria;
  const daysSince = (date: RawBuilder<unknown>) => sql`(${today}::date - ${date})`;
  const least = rules.plays ?? (games === null ? undefined : 1);
  const conditions = [
    sql`NOT ${isExcludedNow(memberId)}`,
    ...(purpose === "marketing" ? [sql`NOT ${hasRiskSignal(memberId)}`] : []),
    ...(rules.tags === undefined ? [] : [hasTag(memberId, rules.tags)]),
    ...within(sql`played.stake`, rules.staked),
    ...within(sql`played.win`, rules.won),
    ...within(sql`(played.stake - played.win)`, rules.lost),
    ...(least === undefined ? [] : within(sql`played.plays`, { from: least })),
    ...within(sql`paid.amount`, rules.deposited),
    ...within(daysSince(dayIn(sql`paid.last_at`)), rules.deposit_days_ago),
    ...(rules.has_deposited === undefined
      ? []
      : [sql`(paid.last_at IS NOT NULL) = ${rules.has_deposited}`]),
    ...within(daysSince(sql`coalesce(latest.day, ${dayIn(sql`m.created_at`)})`), rules.days_away),
  ];
  return sql.join(conditions, sql` AND `);
}

/** Everybody looked at, in the order of their numbers, and whether they fit. */
const lookedAt = (
  criteria: Criteria,
  page: { readonly after: number; readonly limit: number | null },
): RawBuilder<unknown> => sql`(
  SELECT m.member_id, coalesce(${conditionsOf(criteria)}, false) AS fits
  FROM ${membersIn(criteria.members, page)} AS m ${joinsOf(criteria)})`;

export const SAMPLE_MEMBERS = 10;

export async function countFitting(
  reading: ReadDb,
  criteria: Criteria,
): Promise<{ readonly size: number; readonly sample: readonly MemberId[] }> {
  const { rows } = await sql<{ memberId: MemberId; size: number }>`
    SELECT member_id AS "memberId", count(*) OVER () AS size
    FROM ${lookedAt(criteria, { after: 0, limit: null })} AS l WHERE fits
    ORDER BY hashint8(member_id) LIMIT ${SAMPLE_MEMBERS}`.execute(reading);
  return { size: rows[0]?.size ?? 0, sample: rows.map((row) => row.memberId) };
}

export async function pageFitting(
  db: Db,
  criteria: Criteria,
  page: { readonly after: number; readonly limit: number },
): Promise<{ readonly memberIds: readonly MemberId[]; readonly next: number | null }> {
  const { rows } = await sql<{ memberId: MemberId; fits: boolean }>`
    SELECT member_id AS "memberId", fits FROM ${lookedAt(criteria, page)} AS l
    ORDER BY member_id`.execute(db);
  const last = rows.length < page.limit ? undefined : rows.at(-1);
  return {
    memberIds: rows.filter(({ fits }) => fits).map((row) => row.memberId),
    next: last?.memberId ?? null,
  };
}

export async function listFitting(
  db: Db,
  criteria: Criteria,
  memberIds: readonly MemberId[],
): Promise<MemberId[]> {
  const members = { ...criteria.members, memberIds };
  const { rows } = await sql<{ memberId: MemberId }>`
    SELECT member_id AS "memberId"
    FROM ${lookedAt({ ...criteria, members }, { after: 0, limit: null })} AS l WHERE fits
    ORDER BY member_id`.execute(db);
  return rows.map((row) => row.memberId);
}
