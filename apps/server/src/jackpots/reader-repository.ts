/**
 * What stakes add to the pools. A stake is counted by the terms of its moment: only what was paid
 * in cash, and not again when an operator calls its round off.
 */
import { sql } from "kysely";
import type { JournalReader } from "../ledger/index.ts";
import { readVersions } from "../market/index.ts";
import { periodsOf } from "./terms.ts";

export const CONTRIBUTIONS = "jackpots.contributions";

export const contributionsReader: JournalReader = {
  name: CONTRIBUTIONS,
  apply: async (tx, { entries }) => {
    const periods = periodsOf(await readVersions(tx, "jackpots"));
    if (periods.length === 0) return;
    const terms = JSON.stringify(
      periods.map(({ oddsCentavos: odds, accounts, ...period }) => ({ ...period, odds, accounts })),
    );
    await sql`
      WITH terms AS (
        SELECT * FROM jsonb_to_recordset(${terms}::jsonb) AS t (pool text, "from" timestamptz,
          until timestamptz, odds bigint, rate bigint, accounts jsonb)
      ), added AS MATERIALIZED (
        SELECT t.pool, t.odds, e.member_id, sum(e.amount) AS staked,
          sum(e.amount * t.rate) AS contributed
        FROM ${entries} AS e JOIN terms AS t
          ON e.created_at >= t."from" AND (t.until IS NULL OR e.created_at < t.until)
            AND t.accounts ? e.credit
        WHERE e.kind = 'stake' AND e.debit = 'member:cash'
        GROUP BY 1, 2, 3
      ), pots AS (
        INSERT INTO jackpots.pot AS p (member_id, contributed)
        SELECT member_id, sum(contributed) FROM added WHERE pool = 'personal'
        GROUP BY 1 ORDER BY 1
        ON CONFLICT (member_id) DO UPDATE SET contributed = p.contributed + excluded.contributed
      )
      INSERT INTO jackpots.counted AS c (pool, odds, staked, contributed)
      SELECT pool, odds, sum(staked), sum(contributed) FROM added GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (pool, odds) DO UPDATE SET staked = c.staked + excluded.staked,
        contributed = c.contributed + excluded.contributed`.execute(tx);
  },
  reset: async (tx) => {
    await sql`DELETE FROM jackpots.counted`.execute(tx);
    await sql`DELETE FROM jackpots.pot`.execute(tx);
  },
};
