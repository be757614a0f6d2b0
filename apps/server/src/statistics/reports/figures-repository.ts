/** What operators ask of games: by day, ranked over some days, and the largest wins. */
import { sql } from "kysely";
import type { Centavos } from "@tucano/contract/money.ts";
import type { ReadDb } from "../../platform/database/types.ts";
import type { Played } from "../play/play-repository.ts";

export interface GameDayRow {
  /** YYYY-MM-DD, in São Paulo. */
  readonly day: string;
  readonly plays: number;
  readonly stake: Centavos;
  readonly win: Centavos;
  readonly stakeSquares: number;
}

/** The latest first. */
export async function listGameDays(
  reading: ReadDb,
  { game, limit }: { readonly game: string; readonly limit: number },
): Promise<GameDayRow[]> {
  const { rows } = await sql<GameDayRow>`
    SELECT day::text, plays, stake, win, stake_squares::double precision AS "stakeSquares"
    FROM statistics.game_day WHERE game = ${game} ORDER BY day DESC LIMIT ${limit}`.execute(
    reading,
  );
  return rows;
}

export interface RankedGame extends Played {
  /** In the house's accounts: <studio>/<code>. */
  readonly game: string;
  /** A day's players added to the next's. */
  readonly players: number;
}

/** One row a game that was played on these days, both included: as many as there are games. */
export async function rankGames(
  reading: ReadDb,
  of: { readonly from: string; readonly to: string },
): Promise<RankedGame[]> {
  const { rows } = await sql<RankedGame>`
    SELECT game, sum(plays)::bigint AS plays, sum(stake)::bigint AS "stakeCentavos",
      sum(win)::bigint AS "winCentavos", coalesce(seen.players, 0) AS players
    FROM statistics.game_day LEFT JOIN (
      SELECT game, sum(players)::bigint AS players FROM statistics.site_game_day
      WHERE day BETWEEN ${of.from} AND ${of.to} GROUP BY game
    ) AS seen USING (game)
    WHERE day BETWEEN ${of.from} AND ${of.to} GROUP BY game, seen.players ORDER BY game`.execute(
    reading,
  );
  return rows;
}
