/** The SQL of closings: all balances at the end of the last archived month. */
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";

/** For the books: where the journal begins. What was done before this instant is archived. */
export const journalBegins: RawBuilder<unknown> = sql`(
  SELECT coalesce(max(until), '-infinity') FROM ledger.closing)`;

/** Null: nothing has ever been archived. */
export async function findJournalBegin(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ begins: Date | null }>`
    SELECT max(until) AS begins FROM ledger.closing`.execute(db);
  return rows[0]?.begins ?? null;
}

const changeOf = (pocket: string) => {
  const side = sql.lit(`member:${pocket}`);
  return sql`coalesce(sum(amount) FILTER (WHERE credit = ${side}), 0)
    - coalesce(sum(amount) FILTER (WHERE debit = ${side}), 0)`;
};

/** From what is left of the journal before `until`, on top of the closing before. */
export async function insertClosing(tx: Tx, until: Date): Promise<void> {
  await sql`
    INSERT INTO ledger.closing_wallet (member_id, until, seq, hash, cash, bonus, rebate, locked,
      turnover_owed, bonus_owed)
    SELECT member_id, ${until}::timestamptz, coalesce(m.seq, c.seq, 0),
      coalesce(m.hash, c.hash, decode(repeat('00', 32), 'hex')),
      coalesce(c.cash, 0) + coalesce(m.cash, 0), coalesce(c.bonus, 0) + coalesce(m.bonus, 0),
      coalesce(c.rebate, 0) + coalesce(m.rebate, 0), coalesce(c.locked, 0) + coalesce(m.locked, 0),
      coalesce(c.turnover_owed, 0) + coalesce(o.turnover_change, 0),
      coalesce(c.bonus_owed, 0) + coalesce(o.bonus_change, 0)
    FROM (
      SELECT member_id, max(seq) AS seq, (array_agg(hash ORDER BY seq DESC))[1] AS hash,
        ${changeOf("cash")} AS cash, ${changeOf("bonus")} AS bonus,
        ${changeOf("rebate")} AS rebate, ${changeOf("locked")} AS locked
      FROM ledger.transfer WHERE created_at < ${until} GROUP BY member_id
    ) AS m
    FULL JOIN (
      SELECT member_id, sum(turnover_owed_change) AS turnover_change,
        sum(bonus_owed_change) AS bonus_change FROM ledger.operation
      WHERE created_at < ${until} AND created_at >= ${journalBegins}
        AND (turnover_owed_change <> 0 OR bonus_owed_change <> 0) GROUP BY member_id
    ) AS o USING (member_id)
    LEFT JOIN ledger.latest_closing c USING (member_id)`.execute(tx);
  await sql`
    INSERT INTO ledger.closing_account (until, account, balance)
    SELECT ${until}::timestamptz, account, sum(change) FROM (
      SELECT account, balance AS change FROM ledger.closing_account WHERE until = ${journalBegins}
      UNION ALL SELECT debit, -amount FROM ledger.transfer WHERE created_at < ${until}
      UNION ALL SELECT credit, amount FROM ledger.transfer WHERE created_at < ${until}
    ) AS sides WHERE account NOT LIKE 'member:%' GROUP BY account`.execute(tx);
  await sql`INSERT INTO ledger.closing (until) VALUES (${until})`.execute(tx);
}
