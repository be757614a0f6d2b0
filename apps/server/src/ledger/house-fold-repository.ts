/**
 * House accounts have no balance row that bets would wait for. Their balance is a fold of the
 * settled journal plus its tail; this moves the boundary between the two forward.
 */
import { sql } from "kysely";
import { inTransaction } from "../platform/database/transaction.ts";
import type { Db } from "../platform/database/types.ts";

/**
 * Folds what lies below the oldest running transaction: nothing can still be committed there, so
 * no row is skipped, and the boundary moves in the same commit, so none is counted twice.
 */
export async function foldHouseAccounts(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`SELECT up_to FROM ledger.house_fold_state FOR UPDATE`.execute(tx);
    await sql`
      WITH state AS (
        SELECT up_to AS from_xid, pg_snapshot_xmin(pg_current_snapshot()) AS until_xid
        FROM ledger.house_fold_state
      ), settled AS (
        SELECT t.debit, t.credit, t.amount FROM ledger.transfer t, state
        WHERE t.xid >= state.from_xid AND t.xid < state.until_xid
      ), sides AS (
        SELECT debit AS account, amount AS debited, 0::bigint AS credited FROM settled
        UNION ALL SELECT credit, 0, amount FROM settled
      ), folded AS (
        INSERT INTO ledger.house_fold AS f (account, debited, credited)
        SELECT account, sum(debited)::bigint, sum(credited)::bigint FROM sides
        WHERE account NOT LIKE 'member:%' GROUP BY account
        ON CONFLICT (account) DO UPDATE
          SET debited = f.debited + excluded.debited, credited = f.credited + excluded.credited
      )
      UPDATE ledger.house_fold_state SET up_to = state.until_xid FROM state`.execute(tx);
  });
}
