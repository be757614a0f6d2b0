/**
 * What the reader of play keeps for reports, beside the turnover and before it is added to: who is
 * in none of its rows yet is somebody new of the day, the game or the week.
 */
import { type RawBuilder, sql } from "kysely";
import { memberOrigins } from "../../members/index.ts";
import type { Tx } from "../../platform/database/types.ts";

export const fiveMinutesOf = (at: RawBuilder<unknown>) =>
  sql`date_bin('5 minutes', ${at}, '2000-01-01 00:00:00+00')`;

/**
 * `played`: what these entries come to by member, day and game; `clock`: the same by member and
 * five minutes, numbered by the member's day.
 */
export async function addPlayReports(
  tx: Tx,
  { played, clock }: { played: RawBuilder<unknown>; clock: RawBuilder<unknown> },
): Promise<void> {
  await sql`
    WITH origin AS (
      SELECT p.*, coalesce(o.site, '') AS site,
        CASE WHEN p.day >= o.counts_from THEN o.inviter_id END AS agent_id,
        date_trunc('week', o.registered_on)::date AS registered,
        date_trunc('week', p.day)::date AS week
      FROM ${played} AS p LEFT JOIN ${memberOrigins} AS o USING (member_id)
    ), ranked AS (
      SELECT *,
        (NOT EXISTS (SELECT FROM statistics.turnover t WHERE t.member_id = o.member_id
          AND t.day = o.day AND t.game = o.game))::int AS in_game,
        (row_number() OVER (PARTITION BY member_id, day ORDER BY game) = 1 AND NOT EXISTS (
          SELECT FROM statistics.turnover t
          WHERE t.member_id = o.member_id AND t.day = o.day))::int AS in_day,
        (row_number() OVER (PARTITION BY member_id, week ORDER BY day, game) = 1 AND NOT EXISTS (
          SELECT FROM statistics.turnover t WHERE t.member_id = o.member_id
            AND t.day BETWEEN o.week AND o.week + 6))::int AS in_week
      FROM origin AS o
    ), fresh AS MATERIALIZED (SELECT * FROM ranked), games AS (
      INSERT INTO statistics.site_game_day AS g (day, site, game, plays, stake, win, players)
      SELECT day, site, game, sum(plays), sum(stake), sum(win), sum(in_game)
      FROM fresh GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT (day, site, game) DO UPDATE SET plays = g.plays + excluded.plays,
        stake = g.stake + excluded.stake, win = g.win + excluded.win,
        players = g.players + excluded.players
    ), days AS (
      INSERT INTO statistics.site_play_day AS d (day, site, plays, stake, win, players)
      SELECT day, site, sum(plays), sum(stake), sum(win), sum(in_day)
      FROM fresh GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (day, site) DO UPDATE SET plays = d.plays + excluded.plays,
        stake = d.stake + excluded.stake, win = d.win + excluded.win,
        players = d.players + excluded.players
    ), agents AS (
      INSERT INTO statistics.agent_play_day AS a (agent_id, day, stake, win, players)
      SELECT agent_id, day, sum(stake), sum(win), sum(in_day)
      FROM fresh WHERE agent_id IS NOT NULL GROUP BY 1, 2 ORDER BY 2, 1
      ON CONFLICT (day, agent_id) DO UPDATE SET stake = a.stake + excluded.stake,
        win = a.win + excluded.win, players = a.players + excluded.players
    ), months AS (
      INSERT INTO statistics.agent_play_month AS m (month, agent_id, stake, win, players)
      SELECT date_trunc('month', day)::date, agent_id, sum(stake), sum(win), sum(in_day)
      FROM fresh WHERE agent_id IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (month, agent_id) DO UPDATE SET stake = m.stake + excluded.stake,
        win = m.win + excluded.win, players = m.players + excluded.players
    ), cohorts AS (
      INSERT INTO statistics.cohort_play AS c (registered, week, stake, win, players)
      SELECT registered, week, sum(stake), sum(win), sum(in_week)
      FROM fresh WHERE registered IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (registered, week) DO UPDATE SET stake = c.stake + excluded.stake,
        win = c.win + excluded.win, players = c.players + excluded.players
    ), clocks AS (
      SELECT c.at, coalesce(o.site, '') AS site, c.plays, c.stake - c.win AS amount,
        -- Looked up, not joined with the newcomers above: how many rows are new in the journal
        -- PostgreSQL knows too late, and takes each of thousands past all the others.
        (c.nth = 1 AND NOT EXISTS (SELECT FROM statistics.turnover t
          WHERE t.member_id = c.member_id AND t.day = c.day))::int AS members
      FROM ${clock} AS c LEFT JOIN ${memberOrigins} AS o USING (member_id)
    )
    INSERT INTO statistics.five_minutes AS f (at, site, kind, entries, amount, members)
    SELECT at, site, 'play', sum(plays), sum(amount), sum(members)
    FROM clocks GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (at, site, kind) DO UPDATE SET entries = f.entries + excluded.entries,
      amount = f.amount + excluded.amount, members = f.members + excluded.members`.execute(tx);
}

export async function forgetPlayReports(tx: Tx): Promise<void> {
  await sql`DELETE FROM statistics.site_game_day`.execute(tx);
  await sql`DELETE FROM statistics.site_play_day`.execute(tx);
  await sql`DELETE FROM statistics.agent_play_day`.execute(tx);
  await sql`DELETE FROM statistics.agent_play_month`.execute(tx);
  await sql`DELETE FROM statistics.cohort_play`.execute(tx);
  await sql`DELETE FROM statistics.five_minutes WHERE kind = 'play'`.execute(tx);
}
