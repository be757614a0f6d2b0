/** The SQL of what figures are grouped by: where somebody registered, when, and through whom. */
import { type RawBuilder, sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db } from "../../platform/database/types.ts";

const registeredOn = sql`(created_at AT TIME ZONE 'America/Sao_Paulo')::date`;

/**
 * To join in a FROM clause: one row a member. `inviter_id` counts from the day `counts_from` on;
 * nobody is ever bound to another inviter, nor registers anew.
 */
export const memberOrigins: RawBuilder<unknown> = sql`(
  SELECT member_id, register_site AS site, ${registeredOn} AS registered_on, top_id AS inviter_id,
    coalesce(counts_from, '-infinity'::date) AS counts_from
  FROM members.member)`;

export interface Registered {
  /** YYYY-MM-DD, in São Paulo. */
  readonly day: string;
  readonly site: string;
  readonly members: number;
}

/** Of real people, by day and site, from one São Paulo day to another, both included. */
export async function countRegistered(
  db: Db,
  of: { readonly from: string; readonly to: string },
): Promise<Registered[]> {
  const { rows } = await sql<Registered>`
    SELECT day::text AS day, site, members FROM members.registered_day
    WHERE day BETWEEN ${of.from} AND ${of.to} ORDER BY day, site`.execute(db);
  return rows;
}

/** Counted one by one: for the hours of a day. */
export async function countRegisteredWithin(
  db: Db,
  of: { readonly from: Date; readonly until: Date; readonly site: string | null },
): Promise<number> {
  const { rows } = await sql<{ members: number }>`
    SELECT count(*) AS members FROM members.member
    WHERE NOT is_demo AND created_at >= ${of.from} AND created_at < ${of.until}
      AND (${of.site}::text IS NULL OR register_site = ${of.site})`.execute(db);
  return rows[0]?.members ?? 0;
}

export async function countInvited(
  db: Db,
  of: { readonly from: Date; readonly until: Date; readonly inviterIds: readonly MemberId[] },
): Promise<{ readonly inviterId: MemberId; readonly members: number }[]> {
  const { rows } = await sql<{ inviterId: MemberId; members: number }>`
    SELECT top_id AS "inviterId", count(*) AS members FROM members.member
    WHERE top_id = ANY(${[...of.inviterIds]}::bigint[])
      AND created_at >= ${of.from} AND created_at < ${of.until}
    GROUP BY top_id`.execute(db);
  return rows;
}
