/** By which bet a partner finds a round: the first. */
import { sql } from "kysely";
import type { Db } from "../../platform/database/types.ts";
import type { RoundOf } from "../voids/void-repository.ts";

export async function findFirstBet(
  db: Db,
  { memberId, studio, roundRef }: RoundOf,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT transaction_uuid AS id FROM rounds.movement
    WHERE member_id = ${memberId} AND studio = ${studio} AND round_ref = ${roundRef}
      AND kind = 'bet'
    ORDER BY created_at, transaction_uuid LIMIT 1`.execute(db);
  return rows[0]?.id ?? null;
}
