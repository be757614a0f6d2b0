/** The SQL of members that something is for, by their number, a page at a time. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db } from "../../platform/database/types.ts";

/** All of what is named must fit; what is not named does not matter. */
export interface MemberSegment {
  readonly memberIds?: readonly MemberId[] | undefined;
  /** Came to one of these hosts when they registered; to none of those. Without ports. */
  readonly hosts?: readonly string[] | undefined;
  readonly notHosts?: readonly string[] | undefined;
  readonly lang?: string | undefined;
  readonly levelFrom?: number | undefined;
  readonly levelTo?: number | undefined;
  /** ISO 8601. */
  readonly registeredFrom?: string | undefined;
  readonly registeredUntil?: string | undefined;
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

export async function listSegment(
  db: Db,
  segment: MemberSegment,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<MemberId[]> {
  const statuses = segment.withExcluded === true ? ["active", "excluded", "frozen"] : ["active"];
  const { rows } = await sql<{ member_id: MemberId }>`
    SELECT member_id FROM members.member
    WHERE member_id > ${after}
      AND (${segment.memberIds ?? null}::bigint[] IS NULL
        OR member_id = ANY(${segment.memberIds ?? []}::bigint[]))
      AND status = ANY(${statuses}::text[])
      AND (${segment.withExcluded === true} OR no_marketing_since IS NULL)
      AND (${segment.hosts ?? null}::text[] IS NULL
        OR ${host} = ANY(${segment.hosts ?? []}::text[]))
      AND NOT ${host} = ANY(${segment.notHosts ?? []}::text[])
      AND (${segment.lang ?? null}::text IS NULL OR lang = ${segment.lang ?? null})
      AND level BETWEEN ${segment.levelFrom ?? 0} AND ${segment.levelTo ?? 1_000}
      AND created_at >= coalesce(${segment.registeredFrom ?? null}::timestamptz, '-infinity')
      AND created_at < coalesce(${segment.registeredUntil ?? null}::timestamptz, 'infinity')
    ORDER BY member_id LIMIT ${limit}`.execute(db);
  return rows.map((row) => row.member_id);
}
