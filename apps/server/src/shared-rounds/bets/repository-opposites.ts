/** The latest bets of one player, and what others laid in the same rounds. */
import { sql } from "kysely";
import type { Db } from "../../platform/database/types.ts";
import type { LaidBet } from "./opposites.ts";

/** A table has that many in some hours: enough to see a habit, and bounded. */
const ROUNDS_MAX = 200;
const BETS_MAX = 20_000;

export async function listBesides(db: Db, player: string, since: Date): Promise<LaidBet[]> {
  const { rows } = await sql<LaidBet>`
    WITH own AS (
      SELECT DISTINCT round_id FROM (
        SELECT round_id FROM shared_rounds.bet
        WHERE player = ${player} AND mode = 'real' AND status = 'settled'
          AND placed_at >= ${since}
        ORDER BY placed_at DESC LIMIT ${ROUNDS_MAX}) AS latest
    )
    SELECT b.round_id AS "roundId", b.player, b.unit_centavos AS "unitCentavos", b.choice
    FROM own JOIN shared_rounds.bet b USING (round_id)
    WHERE b.mode = 'real' AND b.status = 'settled' LIMIT ${BETS_MAX}`.execute(db);
  return rows;
}
