/** What was played: by member, day and game, and by day and game over all members. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { type RawBuilder, sql } from "kysely";
import type { Centavos } from "@tucano/contract/money.ts";
import { entriesUnreadBy, type JournalReader } from "../../ledger/index.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import { dayOf, gameOf, isPlay } from "../commands-repository.ts";
import { addPlayReports, fiveMinutesOf, forgetPlayReports } from "./play-reports-repository.ts";

export const PLAY = "statistics.play";

/** Net, and each of the four kinds of entries once: this sees every round of the house. */
const netOf = (kind: string, value: RawBuilder<unknown>, sum: RawBuilder<unknown>) => sql`
  coalesce(${sum}(${value}) FILTER (WHERE kind = ${sql.lit(kind)}), 0)
    - coalesce(${sum}(${value}) FILTER (WHERE kind = ${sql.lit(`${kind}.rollback`)}), 0)`;
const count = sql`count`;
const total = sql`sum`;

/** No bet comes near it: its square is still a bigint, and no entry can stop the reader. */
const bounded = sql`least(amount, 3000000000)`;

/** One entry, one bet or win: true of all but those that two pockets paid. */
const sumsOfEntries = sql`
  ${netOf("stake", sql`*`, count)} AS plays, ${netOf("stake", sql`amount`, total)} AS stake,
  ${netOf("win", sql`amount`, total)} AS win,
  ${netOf("stake", sql`${bounded} * ${bounded}`, total)} AS stake_squares`;

/** For each bet that two pockets paid: one was counted too much, and (a+b)² lacks 2ab. */
const sumsOfSeconds = sql`
  -(${netOf("stake", sql`*`, count)}) AS plays, 0 AS stake, 0 AS win,
  ${netOf("stake", sql`2 * amount::numeric * first_amount`, total)} AS stake_squares`;

const secondsOf = (entries: RawBuilder<unknown>) => sql`(
  SELECT second.*, first.amount AS first_amount
  FROM ${entries} AS second JOIN ${entries} AS first ON first.member_id = second.member_id
    AND first.seq = second.seq - 1 AND first.kind = second.kind
    AND first.source = second.source AND first.external_id = second.external_id
  WHERE second.kind IN ('stake', 'stake.rollback')
    AND 'member:bonus' IN (second.debit, second.credit))`;

async function add(
  tx: Tx,
  { entries, sums }: { entries: RawBuilder<unknown>; sums: RawBuilder<unknown> },
): Promise<void> {
  await addPlayReports(tx, {
    played: sql`(SELECT member_id, ${dayOf(sql`created_at`)} AS day, ${gameOf} AS game, ${sums}
      FROM ${entries} AS e WHERE ${isPlay} GROUP BY 1, 2, 3)`,
    clock: sql`(SELECT *, row_number() OVER (PARTITION BY member_id, day ORDER BY at) AS nth
      FROM (SELECT member_id, ${dayOf(sql`created_at`)} AS day,
          ${fiveMinutesOf(sql`created_at`)} AS at, ${sums}
        FROM ${entries} AS e WHERE ${isPlay} GROUP BY 1, 2, 3) AS summed)`,
  });
  // In the order of the members: neighbours are written together.
  await sql`
    WITH played AS MATERIALIZED (
      SELECT member_id, ${dayOf(sql`created_at`)} AS day, ${gameOf} AS game, ${sums}
      FROM ${entries} AS e WHERE ${isPlay} GROUP BY 1, 2, 3
    ), by_member AS (
      INSERT INTO statistics.turnover AS t (member_id, day, game, plays, stake, win)
      SELECT member_id, day, game, plays, stake, win FROM played ORDER BY member_id
      ON CONFLICT (member_id, day, game) DO UPDATE SET plays = t.plays + excluded.plays,
        stake = t.stake + excluded.stake, win = t.win + excluded.win
    )
    INSERT INTO statistics.game_day AS g (day, game, plays, stake, win, stake_squares)
    SELECT day, game, sum(plays), sum(stake), sum(win), sum(stake_squares)
    FROM played GROUP BY day, game
    ON CONFLICT (day, game) DO UPDATE SET plays = g.plays + excluded.plays,
      stake = g.stake + excluded.stake, win = g.win + excluded.win,
      stake_squares = g.stake_squares + excluded.stake_squares`.execute(tx);
}

export const playReader: JournalReader = {
  name: PLAY,
  apply: async (tx, { entries }) => {
    await add(tx, { entries, sums: sumsOfEntries });
    await add(tx, { entries: secondsOf(entries), sums: sumsOfSeconds });
  },
  reset: async (tx) => {
    await sql`DELETE FROM statistics.turnover`.execute(tx);
    await sql`DELETE FROM statistics.game_day`.execute(tx);
    await forgetPlayReports(tx);
  },
};

/** Net of what was taken back. */
export interface Played {
  readonly plays: number;
  readonly stakeCentavos: Centavos;
  readonly winCentavos: Centavos;
}

export interface TurnoverDay extends Played {
  /** YYYY-MM-DD, in São Paulo. */
  readonly day: string;
  /** In the house's accounts: <studio>/<code>. */
  readonly game: string;
}

export async function listTurnover(
  db: Db,
  of: { readonly memberId: MemberId; readonly from: string; readonly to: string },
): Promise<TurnoverDay[]> {
  const { rows } = await sql<TurnoverDay>`
    SELECT day::text, game, plays, stake AS "stakeCentavos", win AS "winCentavos"
    FROM statistics.turnover
    WHERE member_id = ${of.memberId} AND day BETWEEN ${of.from} AND ${of.to}
    ORDER BY day, game`.execute(db);
  return rows;
}

interface MemberTotals {
  readonly memberId: MemberId;
  readonly staked: Centavos;
  readonly won: Centavos;
}

/** Of this very moment: what the reader keeps, and what it has not read. Only who ever played. */
export async function totalTurnover(
  db: Db,
  memberIds: readonly MemberId[],
): Promise<MemberTotals[]> {
  const { rows } = await sql<MemberTotals>`
    SELECT member_id AS "memberId", sum(stake)::bigint AS staked, sum(win)::bigint AS won FROM (
      SELECT member_id, stake, win FROM statistics.turnover
      WHERE member_id = ANY(${memberIds}::bigint[])
      UNION ALL
      SELECT member_id, ${netOf("stake", sql`amount`, total)} AS stake,
        ${netOf("win", sql`amount`, total)} AS win
      FROM ${entriesUnreadBy(PLAY, memberIds)} AS e WHERE ${isPlay} GROUP BY member_id
    ) AS parts GROUP BY member_id`.execute(db);
  return rows;
}

export interface GameTotals {
  /** In the house's accounts: <studio>/<code>. */
  readonly game: string;
  readonly plays: number;
  readonly stake: Centavos;
  readonly win: Centavos;
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
