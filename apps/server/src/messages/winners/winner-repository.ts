/** The SQL of those who are not to be named among the winners. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../../platform/database/types.ts";

export async function listHidden(
  db: Db,
  memberIds: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
  const { rows } = await sql<{ memberId: MemberId }>`
    SELECT member_id AS "memberId" FROM messages.hidden_winner
    WHERE member_id = ANY(${memberIds}::bigint[])`.execute(db);
  return new Set(rows.map(({ memberId }) => memberId));
}

export async function hideWinner(tx: Tx, memberId: MemberId, since: Date): Promise<void> {
  await sql`
    INSERT INTO messages.hidden_winner (member_id, since) VALUES (${memberId}, ${since})
    ON CONFLICT DO NOTHING`.execute(tx);
}

export async function showWinner(tx: Tx, memberId: MemberId): Promise<void> {
  await sql`DELETE FROM messages.hidden_winner WHERE member_id = ${memberId}`.execute(tx);
}
