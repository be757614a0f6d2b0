/** The SQL of members that something is for, by their number, a page at a time. */
import { type RawBuilder, sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db } from "../../platform/database/types.ts";

/** All of what is named must fit; what is not named does not matter. */
export interface MemberSegment {
  readonly memberIds?: readonly MemberId[] | undefined;
  /** Came to one of these hosts when they registered; to none of those. Without ports. */
  readonly hosts?: readonly string[] | undefined;
  readonly notHosts?: readonly string[] | undefined;
  readonly langs?: readonly string[] | undefined;
  readonly levelFrom?: number | undefined;
  readonly levelTo?: number | undefined;
  /** ISO 8601. */
  readonly registeredFrom?: string | undefined;
  readonly registeredUntil?: string | undefined;
  /** Days; the first is not included. */
  readonly bornAfter?: string | undefined;
  readonly bornUntil?: string | undefined;
  /** No demo accounts. */
  readonly isReal?: boolean | undefined;
  /** False: also who wants no advertising, for messages that look after somebody. */
  readonly isWilling?: boolean | undefined;
  /**
   * Excluded members, and those who want no advertising, get none, but must hear of new
   * terms.
   */
  readonly withExcluded?: boolean | undefined;
}

const host = sql`regexp_replace(lower(register_site), ':[0-9]+$', '')`;

export async function listByCpfs(db: Db, cpfs: readonly string[]): Promise<MemberId[]> {
  const { rows } = await sql<{ member_id: MemberId }>`
    SELECT member_id FROM members.member WHERE cpf = ANY(${cpfs}::text[])`.execute(db);
  return rows.map((row) => row.member_id);
}

function conditionsOf(segment: MemberSegment): RawBuilder<unknown>[] {
  const { withExcluded, isWilling = withExcluded !== true } = segment;
  const statuses = withExcluded === true ? ["active", "excluded", "frozen"] : ["active"];
  const given = <Value>(
    value: Value | undefined,
    condition: (value: Value) => RawBuilder<unknown>,
  ): RawBuilder<unknown>[] => (value === undefined ? [] : [condition(value)]);
  return [
    sql`status = ANY(${statuses}::text[])`,
    ...(isWilling ? [sql`no_marketing_since IS NULL`] : []),
    ...(segment.isReal === true ? [sql`NOT is_demo`] : []),
    ...given(segment.memberIds, (ids) => sql`member_id = ANY(${ids}::bigint[])`),
    ...given(segment.hosts, (hosts) => sql`${host} = ANY(${hosts}::text[])`),
    ...given(segment.notHosts, (hosts) => sql`NOT ${host} = ANY(${hosts}::text[])`),
    ...given(segment.langs, (langs) => sql`lang = ANY(${langs}::text[])`),
    ...given(segment.levelFrom, (level) => sql`level >= ${level}`),
    ...given(segment.levelTo, (level) => sql`level <= ${level}`),
    ...given(segment.registeredFrom, (at) => sql`created_at >= ${at}::timestamptz`),
    ...given(segment.registeredUntil, (at) => sql`created_at < ${at}::timestamptz`),
    ...given(segment.bornAfter, (day) => sql`birth_date > ${day}::date`),
    ...given(segment.bornUntil, (day) => sql`birth_date <= ${day}::date`),
  ];
}

/**
 * To join in a FROM clause: one row a member with `member_id` and `created_at`, by their numbers,
 * those after `after`; a limit of null is none.
 */
export const membersIn = (
  segment: MemberSegment,
  { after, limit }: { readonly after: number; readonly limit: number | null },
): RawBuilder<unknown> => sql`(
  SELECT member_id, created_at FROM members.member
  WHERE member_id > ${after} AND ${sql.join(conditionsOf(segment), sql` AND `)}
  ${limit === null ? sql`` : sql`ORDER BY member_id LIMIT ${limit}`})`;

export async function listSegment(
  db: Db,
  segment: MemberSegment,
  page: { readonly after: number; readonly limit: number },
): Promise<MemberId[]> {
  const { rows } = await sql<{ member_id: MemberId }>`
    SELECT member_id FROM ${membersIn(segment, page)} AS m ORDER BY member_id`.execute(db);
  return rows.map((row) => row.member_id);
}
