/** What operators ask of games: by day, ranked over some days, and the largest wins. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db } from "../../platform/database/types.ts";

export interface GameDayRow {
  /** YYYY-MM-DD, in São Paulo. */
  readonly day: string;
  readonly plays: number;
  readonly stake: number;
  readonly win: number;
  readonly stakeSquares: number;
}

/** The latest first. */
export async function listGameDays(
  db: Db,
  { game, limit }: { readonly game: string; readonly limit: number },
): Promise<GameDayRow[]> {
  const { rows } = await sql<GameDayRow>`
    SELECT day::text, plays, stake, win, stake_squares::double precision AS "stakeSquares"
    FROM statistics.game_day WHERE game = ${game} ORDER BY day DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export interface RankedRow {
  /** In the house's accounts: <studio>/<code>. */
  readonly game: string;
  readonly plays: number;
  readonly stake: number;
  readonly win: number;
}

/** One row a game that was played on these days, both included: as many as there are games. */
export async function totalGamesBetween(
  db: Db,
  of: { readonly from: string; readonly to: string },
): Promise<RankedRow[]> {
  const { rows } = await sql<RankedRow>`
    SELECT game, sum(plays)::bigint AS plays, sum(stake)::bigint AS stake, sum(win)::bigint AS win
    FROM statistics.game_day WHERE day BETWEEN ${of.from} AND ${of.to}
    GROUP BY game ORDER BY game`.execute(db);
  return rows;
}

/** How many played each game, a day's players added to the next's. */
export async function countPlayers(
  db: Db,
  of: { readonly from: string; readonly to: string },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ game: string; players: number }>`
    SELECT game, sum(players)::bigint AS players FROM statistics.site_game_day
    WHERE day BETWEEN ${of.from} AND ${of.to} GROUP BY game`.execute(db);
  return new Map(rows.map(({ game, players }) => [game, players]));
}

export interface BigWinRow {
  readonly memberId: MemberId;
  readonly game: string;
  readonly stake: number;
  readonly win: number;
  readonly wonAt: Date;
}

/** Of the kept winners, a few thousand; what was taken back is no win. */
export async function listBigWins(
  db: Db,
  of: { readonly order: "amount" | "multiplier" | "latest"; readonly limit: number },
): Promise<BigWinRow[]> {
  const order = {
    amount: sql`win DESC`,
    multiplier: sql`win::numeric / nullif(round_stake, 0) DESC NULLS LAST`,
    latest: sql`won_at DESC`,
  }[of.order];
  const { rows } = await sql<BigWinRow>`
    SELECT member_id AS "memberId", game, round_stake AS stake, win, won_at AS "wonAt"
    FROM (SELECT *, least(amount, round_win) AS win FROM statistics.winner) AS w
    WHERE win > round_stake ORDER BY ${order}, member_id, seq LIMIT ${of.limit}`.execute(db);
  return rows;
}
