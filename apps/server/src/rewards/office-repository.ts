/** The SQL that the back office asks: what was claimed on a day, and signals page by page. */
import { sql } from "kysely";
import type { Db } from "../platform/database/types.ts";
import type { ClaimedPage, ClaimedSum, SignalPlace, SignalShown } from "./types.ts";

/** Of the next members in the order of their numbers: what each claimed of each kind. */
export async function sumClaimedOf(
  db: Db,
  { from, until, afterMemberId, limit }: ClaimedPage,
): Promise<ClaimedSum[]> {
  const { rows } = await sql<ClaimedSum>`
    WITH claimed AS (
      SELECT member_id, kind, amount, turnover FROM rewards.reward
      WHERE state = 'claimed' AND claimed_at >= ${from} AND claimed_at < ${until}
        AND member_id > ${afterMemberId}
    ), members AS (
      SELECT DISTINCT member_id FROM claimed ORDER BY member_id LIMIT ${limit}
    )
    SELECT member_id AS "memberId", kind, count(*) AS claims, sum(amount)::bigint AS amount,
      sum(turnover)::bigint AS turnover
    FROM claimed JOIN members USING (member_id)
    GROUP BY member_id, kind ORDER BY member_id, kind`.execute(db);
  return rows;
}

/** The newest first, after that place. */
export async function listSignalsAfter(
  db: Db,
  { after, limit }: { readonly after: SignalPlace | null; readonly limit: number },
): Promise<SignalShown[]> {
  const { rows } = await sql<SignalShown>`
    SELECT s.member_id AS "memberId", s.other_member_id AS "otherMemberId", s.kind, s.period,
      s.guard, s.at, r.id AS "rewardId", r.amount, r.state
    FROM rewards.signal s
    LEFT JOIN rewards.reward r USING (member_id, kind, period)
    WHERE ${after?.at ?? null}::timestamptz IS NULL OR (s.at, s.member_id, s.kind, s.guard) <
      (${after?.at ?? null}, ${after?.memberId ?? 0}::bigint, ${after?.kind ?? ""},
       ${after?.guard ?? ""})
    ORDER BY s.at DESC, s.member_id DESC, s.kind DESC, s.guard DESC LIMIT ${limit}`.execute(db);
  return rows;
}
