/** The SQL of the desk: all members' purchases, and the points that they have left. */
import { sql } from "kysely";
import type { Db } from "../platform/database/types.ts";
import type { Purchase } from "./types.ts";

type Listed = Omit<Purchase, "day" | "item">;

export async function listPurchases(
  db: Db,
  of: {
    readonly before: { readonly at: Date; readonly id: string } | null;
    readonly limit: number;
  },
): Promise<Listed[]> {
  const { before } = of;
  const { rows } = await sql<Listed>`
    SELECT member_id AS "memberId", id, code, points, state, refusal, created_at AS "createdAt"
    FROM missions.purchase
    WHERE ${before?.at ?? null}::timestamptz IS NULL
      OR (created_at, id) < (${before?.at ?? null}, ${before?.id ?? null}::uuid)
    ORDER BY created_at DESC, id DESC LIMIT ${of.limit}`.execute(db);
  return rows;
}

/**
 * What is spent takes the oldest points first, so of what has expired only that is gone which was
 * not spent; it is left out before it is written, as it is of each member's own.
 */
export async function sumOutstanding(
  db: Db,
  now: Date,
): Promise<{ readonly points: number; readonly members: number }> {
  const { rows } = await sql<{ points: number; members: number }>`
    SELECT coalesce(sum(points), 0)::bigint AS points, count(*) AS members
    FROM (
      SELECT sum(change) - greatest(0, coalesce(sum(change) FILTER (WHERE expires_at <= ${now}), 0)
        + coalesce(sum(change) FILTER (WHERE expires_at IS NULL), 0)) AS points
      FROM missions.points GROUP BY member_id) AS member
    WHERE points > 0`.execute(db);
  return rows[0] ?? { points: 0, members: 0 };
}
