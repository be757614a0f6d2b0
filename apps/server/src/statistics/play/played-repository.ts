/** What several members played, by game: for rooms that owe something for it. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { sql } from "kysely";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Db } from "../../platform/database/types.ts";

export interface PlayedRow {
  readonly memberId: MemberId;
  /** In the house's accounts: <studio>/<code>. */
  readonly game: string;
  readonly stake: Centavos;
  readonly win: Centavos;
  readonly bonusStake: Centavos;
  readonly bonusWin: Centavos;
}

/** Summed over the days, both included. */
export async function listPlayed(
  db: Db,
  of: { readonly memberIds: readonly MemberId[]; readonly from: string; readonly to: string },
): Promise<PlayedRow[]> {
  const { rows } = await sql<PlayedRow>`
    SELECT t.member_id AS "memberId", t.game, sum(t.stake)::bigint AS stake,
      sum(t.win)::bigint AS win, coalesce(sum(b.stake), 0)::bigint AS "bonusStake",
      coalesce(sum(b.win), 0)::bigint AS "bonusWin"
    FROM statistics.turnover t LEFT JOIN statistics.bonus_play b USING (member_id, day, game)
    WHERE t.member_id = ANY(${of.memberIds}::bigint[]) AND t.day BETWEEN ${of.from} AND ${of.to}
    GROUP BY t.member_id, t.game ORDER BY t.member_id, t.game`.execute(db);
  return rows;
}

export async function listPlayers(
  db: Db,
  of: {
    readonly from: string;
    readonly to: string;
    readonly afterMemberId: number;
    readonly limit: number;
  },
): Promise<MemberId[]> {
  const { rows } = await sql<{ memberId: MemberId }>`
    SELECT DISTINCT member_id AS "memberId" FROM statistics.turnover
    WHERE day BETWEEN ${of.from} AND ${of.to} AND member_id > ${of.afterMemberId}
    ORDER BY member_id LIMIT ${of.limit}`.execute(db);
  return rows.map(({ memberId }) => memberId);
}
