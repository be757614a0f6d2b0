/** How often a member's bets were taken back: somebody who profits from that exploits a fault. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db } from "../../platform/database/types.ts";

/** The most that are looked through; the latest are what counts. */
const ROUNDS_MAX = 2_000;

export async function countVoided(db: Db, memberId: MemberId, since: Date): Promise<number> {
  const { rows } = await sql<{ voided: number }>`
    SELECT count(*) FILTER (WHERE status = 'void') AS voided FROM (
      SELECT status FROM rounds.round WHERE member_id = ${memberId} AND opened_at >= ${since}
      ORDER BY opened_at DESC LIMIT ${ROUNDS_MAX}) AS lately`.execute(db);
  return rows[0]?.voided ?? 0;
}
