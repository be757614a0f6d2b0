/** The SQL of what the wallet looks up before a command, and tells after it. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db } from "../../platform/database/types.ts";

/** The round of a bet or win; null: there is none. Before the lock: it may be on its way. */
export async function findRoundRefOf(
  db: Db,
  movement: { memberId: MemberId; studio: string; transactionUuid: string },
): Promise<string | null> {
  const { rows } = await sql<{ round_ref: string }>`
    SELECT round_ref FROM rounds.movement
    WHERE member_id = ${movement.memberId} AND studio = ${movement.studio}
      AND transaction_uuid = ${movement.transactionUuid}`.execute(db);
  return rows[0]?.round_ref ?? null;
}

/** What a member has with a studio below one centavo, in its units. */
export async function readChange(db: Db, memberId: MemberId, studio: string): Promise<number> {
  const { rows } = await sql<{ units: number }>`
    SELECT units FROM rounds.change
    WHERE member_id = ${memberId} AND studio = ${studio}`.execute(db);
  return rows[0]?.units ?? 0;
}
