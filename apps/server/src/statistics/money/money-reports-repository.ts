/** What the reader of money keeps for reports, before its other tables are added to. */
import { type RawBuilder, sql } from "kysely";
import { memberOrigins } from "../../members/index.ts";
import type { Tx } from "../../platform/database/types.ts";
import { fiveMinutesOf } from "../play/play-reports-repository.ts";

/** `moved`: entries besides play, their amounts signed. */
export async function addMoneyReports(tx: Tx, moved: RawBuilder<unknown>): Promise<void> {
  await sql`
    WITH named AS MATERIALIZED (
      SELECT m.member_id, m.seq, m.day, m.kind, m.amount,
        ${fiveMinutesOf(sql`m.created_at`)} AS at,
        date_trunc('week', m.day)::date AS week, coalesce(o.site, '') AS site,
        CASE WHEN m.day >= o.counts_from THEN o.inviter_id END AS agent_id,
        date_trunc('week', o.registered_on)::date AS registered
      FROM ${moved} AS m LEFT JOIN ${memberOrigins} AS o USING (member_id)
    ), firsts AS (
      SELECT DISTINCT ON (member_id) * FROM named AS n
      WHERE kind = 'deposit' AND NOT EXISTS (
        SELECT FROM statistics.deposit AS d WHERE d.member_id = n.member_id)
      ORDER BY member_id, seq
    ), entry AS (
      SELECT member_id, seq, day, kind, amount, at, week, site, agent_id, registered FROM named
      UNION ALL
      SELECT member_id, seq, day, 'deposit.first', amount, at, week, site, agent_id, registered
      FROM firsts
    ), fresh AS MATERIALIZED (
      SELECT *,
        (row_number() OVER (PARTITION BY member_id, day, kind ORDER BY seq) = 1 AND NOT EXISTS (
          SELECT FROM statistics.money_day AS d
          WHERE d.member_id = e.member_id AND d.day = e.day AND d.kind = e.kind))::int AS in_day,
        (row_number() OVER (PARTITION BY member_id, week, kind ORDER BY seq) = 1 AND NOT EXISTS (
          SELECT FROM statistics.money_day AS d WHERE d.member_id = e.member_id
            AND d.day BETWEEN e.week AND e.week + 6 AND d.kind = e.kind))::int AS in_week
      FROM entry AS e
    ), days AS (
      INSERT INTO statistics.site_money_day AS d (day, site, kind, entries, amount, members)
      SELECT day, site, kind, count(*), sum(amount), sum(in_day)
      FROM fresh GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT (day, site, kind) DO UPDATE SET entries = d.entries + excluded.entries,
        amount = d.amount + excluded.amount, members = d.members + excluded.members
    ), clocks AS (
      INSERT INTO statistics.five_minutes AS f (at, site, kind, entries, amount, members)
      SELECT at, site, kind, count(*), sum(amount), sum(in_day)
      FROM fresh GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT (at, site, kind) DO UPDATE SET entries = f.entries + excluded.entries,
        amount = f.amount + excluded.amount, members = f.members + excluded.members
    ), agents AS (
      INSERT INTO statistics.agent_money_day AS a (agent_id, day, kind, entries, amount)
      SELECT agent_id, day, kind, count(*), sum(amount)
      FROM fresh WHERE agent_id IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 2, 1, 3
      ON CONFLICT (day, agent_id, kind) DO UPDATE SET entries = a.entries + excluded.entries,
        amount = a.amount + excluded.amount
    ), months AS (
      INSERT INTO statistics.agent_money_month AS m (month, agent_id, kind, entries, amount)
      SELECT date_trunc('month', day)::date, agent_id, kind, count(*), sum(amount)
      FROM fresh WHERE agent_id IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT (month, agent_id, kind) DO UPDATE SET entries = m.entries + excluded.entries,
        amount = m.amount + excluded.amount
    )
    INSERT INTO statistics.cohort_money AS c (registered, week, kind, amount, members)
    SELECT registered, week, kind, sum(amount), sum(in_week)
    FROM fresh WHERE registered IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (registered, week, kind) DO UPDATE SET amount = c.amount + excluded.amount,
      members = c.members + excluded.members`.execute(tx);
}

export async function forgetMoneyReports(tx: Tx): Promise<void> {
  await sql`DELETE FROM statistics.site_money_day`.execute(tx);
  await sql`DELETE FROM statistics.agent_money_day`.execute(tx);
  await sql`DELETE FROM statistics.agent_money_month`.execute(tx);
  await sql`DELETE FROM statistics.cohort_money`.execute(tx);
  await sql`DELETE FROM statistics.five_minutes WHERE kind <> 'play'`.execute(tx);
}
