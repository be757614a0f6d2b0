/**
 * House accounts have no balance row that bets would wait for. Their balance is what this reader of
 * the journal has folded, plus the journal's tail.
 */
import { sql } from "kysely";
import type { JournalReader } from "./journal.ts";

export const HOUSE_FOLD = "ledger.house-fold";

export const houseFold: JournalReader = {
  name: HOUSE_FOLD,
  apply: async (tx, { entries }) => {
    await sql`
      INSERT INTO ledger.house_fold AS f (account, debited, credited)
      SELECT side.account, sum(side.debited)::bigint, sum(side.credited)::bigint
      FROM (SELECT debit, credit, sum(amount) AS amount FROM ${entries} AS e
        GROUP BY debit, credit) AS pair
      CROSS JOIN LATERAL (VALUES (pair.debit, pair.amount, 0), (pair.credit, 0, pair.amount)
      ) AS side (account, debited, credited)
      WHERE side.account NOT LIKE 'member:%' GROUP BY side.account
      ON CONFLICT (account) DO UPDATE SET
        debited = f.debited + excluded.debited,
        credited = f.credited + excluded.credited`.execute(tx);
  },
  reset: async (tx) => {
    await sql`UPDATE ledger.house_fold SET debited = 0, credited = 0`.execute(tx);
  },
};
