/** What each member played, a day and game. */
import { sql } from "kysely";
import type { JournalReader } from "../ledger/index.ts";
import type { Db } from "../platform/database/types.ts";
import { commandsOf } from "./commands-repository.ts";

export const TURNOVER = "statistics.turnover";

export const turnoverReader: JournalReader = {
  name: TURNOVER,
  apply: async (tx, { entries }) => {
    // In the order of the key: neighbours are written together.
    await sql`
      INSERT INTO statistics.turnover AS t (member_id, day, game, plays, stake, win)
      SELECT member_id, day, game, sum(plays), sum(stake)::bigint, sum(win)::bigint
      FROM ${commandsOf(entries)} AS c GROUP BY member_id, day, game ORDER BY member_id, day, game
      ON CONFLICT (member_id, day, game) DO UPDATE SET plays = t.plays + excluded.plays,
        stake = t.stake + excluded.stake, win = t.win + excluded.win`.execute(tx);
  },
  reset: async (tx) => {
    await sql`DELETE FROM statistics.turnover`.execute(tx);
  },
};

export interface TurnoverRow {
  /** YYYY-MM-DD, in São Paulo. */
  readonly day: string;
  readonly game: string;
  readonly plays: number;
  readonly stake: number;
  readonly win: number;
}

export async function listTurnover(
  db: Db,
  of: { readonly memberId: number; readonly from: string; readonly to: string },
): Promise<TurnoverRow[]> {
  const { rows } = await sql<TurnoverRow>`
    SELECT day::text, game, plays, stake, win FROM statistics.turnover
    WHERE member_id = ${of.memberId} AND day BETWEEN ${of.from} AND ${of.to}
    ORDER BY day, game`.execute(db);
  return rows;
}

export async function totalTurnover(
  db: Db,
  memberId: number,
): Promise<{ readonly stake: number; readonly win: number }> {
  const { rows } = await sql<{ stake: number; win: number }>`
    SELECT coalesce(sum(stake), 0)::bigint AS stake, coalesce(sum(win), 0)::bigint AS win
    FROM statistics.turnover WHERE member_id = ${memberId}`.execute(db);
  return rows[0] ?? { stake: 0, win: 0 };
}
