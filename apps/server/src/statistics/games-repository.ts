/** What was played a day and game, over all members. */
import { sql } from "kysely";
import type { JournalReader } from "../ledger/index.ts";
import type { Db } from "../platform/database/types.ts";
import { commandsOf } from "./commands-repository.ts";

export const GAMES = "statistics.games";

export const gamesReader: JournalReader = {
  name: GAMES,
  apply: async (tx, { entries }) => {
    await sql`
      INSERT INTO statistics.game_day AS g (day, game, plays, stake, win, stake_squares)
      SELECT day, game, sum(plays), sum(stake)::bigint, sum(win)::bigint,
        sum(plays * amount::numeric * amount)
      FROM ${commandsOf(entries)} AS c GROUP BY day, game
      ON CONFLICT (day, game) DO UPDATE SET plays = g.plays + excluded.plays,
        stake = g.stake + excluded.stake, win = g.win + excluded.win,
        stake_squares = g.stake_squares + excluded.stake_squares`.execute(tx);
  },
  reset: async (tx) => {
    await sql`DELETE FROM statistics.game_day`.execute(tx);
  },
};

export interface GameTotals {
  /** In the house's accounts: <studio>/<code>. */
  readonly game: string;
  readonly plays: number;
  /** Centavos. */
  readonly stake: number;
  readonly win: number;
  readonly stakeSquares: number;
}

/** Of each game since this São Paulo day. */
export async function totalGames(db: Db, since: string): Promise<GameTotals[]> {
  const { rows } = await sql<GameTotals>`
    SELECT game, sum(plays)::bigint AS plays, sum(stake)::bigint AS stake, sum(win)::bigint AS win,
      sum(stake_squares)::double precision AS "stakeSquares"
    FROM statistics.game_day WHERE day >= ${since} GROUP BY game ORDER BY game`.execute(db);
  return rows;
}
