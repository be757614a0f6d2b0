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

export interface PlayedEver {
  readonly games: readonly {
    readonly game: string;
    readonly plays: number;
    /** On which it was first played. */
    readonly firstDay: string;
  }[];
  readonly days: number;
}

/** Of one studio. A game of which all that was played was taken back is none. */
export async function listPlayedEver(
  db: Db,
  { memberId, studio }: { readonly memberId: MemberId; readonly studio: string },
): Promise<PlayedEver> {
  const isTheirs = sql`member_id = ${memberId} AND starts_with(game, ${`${studio}/`})`;
  const [games, days] = await Promise.all([
    sql<PlayedEver["games"][number]>`
      SELECT game, sum(plays)::bigint AS plays,
        (min(day) FILTER (WHERE plays > 0))::text AS "firstDay"
      FROM statistics.turnover WHERE ${isTheirs}
      GROUP BY game HAVING sum(plays) > 0 ORDER BY game`.execute(db),
    sql<{ days: number }>`
      SELECT count(DISTINCT day) AS days FROM statistics.turnover
      WHERE ${isTheirs} AND plays > 0`.execute(db),
  ]);
  return { games: games.rows, days: days.rows[0]?.days ?? 0 };
}
