/** The SQL of exclusions and wishes over all members, for operators and daily rules. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db } from "../platform/database/types.ts";
import type { Exclusion } from "./exclusion-repository.ts";

export interface OfficeExclusion extends Exclusion {
  readonly memberId: MemberId;
  /** When access came back; null while it runs. */
  readonly endedAt: Date | null;
  /** Not asked for by the member: a list of barred people names them. */
  readonly isBarred: boolean;
}

/** The newest first; those after the one that `after` names. */
export async function listExclusions(
  db: Db,
  of: {
    readonly memberId: MemberId | null;
    readonly isRunning: boolean;
    readonly after: { readonly at: Date; readonly exclusionId: string } | null;
    readonly limit: number;
  },
): Promise<OfficeExclusion[]> {
  const { memberId, after, limit } = of;
  const { rows } = await sql<OfficeExclusion>`
    SELECT member_id AS "memberId", exclusion_id AS "exclusionId", kind,
      started_at AS "startedAt", until, reason, ended_at AS "endedAt",
      is_barred AS "isBarred"
    FROM compliance.exclusion
    WHERE (${memberId}::bigint IS NULL OR member_id = ${memberId})
      AND (ended_at IS NULL OR NOT ${of.isRunning}::boolean)
      AND (${after?.at ?? null}::timestamptz IS NULL OR started_at < ${after?.at ?? null}
        OR (started_at = ${after?.at ?? null}
          AND exclusion_id > ${after?.exclusionId ?? null}::uuid))
    ORDER BY started_at DESC, exclusion_id LIMIT ${limit}`.execute(db);
  return rows;
}

/** How often each of these asked for a higher limit, or for none. */
export async function countRaises(
  db: Db,
  of: { readonly memberIds: readonly MemberId[]; readonly from: Date; readonly until: Date },
): Promise<ReadonlyMap<MemberId, number>> {
  const { rows } = await sql<{ memberId: MemberId; raises: number }>`
    SELECT member_id AS "memberId", count(*) AS raises FROM compliance.limit_change
    WHERE what = 'asked' AND created_at >= ${of.from} AND created_at < ${of.until}
      AND member_id = ANY(${of.memberIds}::bigint[])
    GROUP BY member_id`.execute(db);
  return new Map(rows.map(({ memberId, raises }) => [memberId, raises]));
}
