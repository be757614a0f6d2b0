/** What a member has staked in rounds that are not over. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { GameType } from "@tucano/contract/player/games/catalog.ts";
import { type Centavos, toCentavos } from "@tucano/contract/money.ts";
import type { Db } from "../../platform/database/types.ts";

export interface OpenStakes {
  readonly gameType: GameType;
  readonly stakeCentavos: Centavos;
  readonly rounds: number;
}

/** By type of game. Few rounds are open at any time, and an index holds just those. */
export async function readOpenStakes(db: Db, memberId: MemberId): Promise<OpenStakes[]> {
  const { rows } = await sql<{ gameType: GameType; stake: number; rounds: number }>`
    SELECT game_type AS "gameType", sum(stake_amount)::bigint AS stake, count(*) AS rounds
    FROM rounds.round WHERE status = 'open' AND member_id = ${memberId}
    GROUP BY game_type ORDER BY game_type`.execute(db);
  return rows.map(({ stake, ...row }) => ({ ...row, stakeCentavos: toCentavos(stake) }));
}
