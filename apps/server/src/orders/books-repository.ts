/** The auditor's reading of the statements: against the entries that their reader has read. */
import { type RawBuilder, sql } from "kysely";
import { bookCheck, type BookCheck, entriesReadBy, journalBegins } from "../ledger/index.ts";
import { ENTRIES, isNoPlay } from "./entry-repository.ts";

/** Statements of archived months stay, and there is nothing to compare them with. */
const told = (entries: RawBuilder<unknown>) => sql`(
  SELECT member_id, seq, kind || ', ' || debit || ' > ' || credit || ', ' || amount || ', '
    || reference || ', ' || created_at AS told
  FROM ${entries} AS e WHERE ${isNoPlay} AND created_at >= ${journalBegins})`;

const statementsAreTrue = bookCheck(
  "every line of a statement is in the journal, and none is missing",
  sql`SELECT count(*) FROM orders.entry`,
  sql`
    SELECT 'member ' || member_id || ', transfer ' || seq AS subject, journal.told AS expected,
      kept.told AS found
    FROM ${told(entriesReadBy(ENTRIES))} AS journal
    FULL JOIN ${told(sql`orders.entry`)} AS kept USING (member_id, seq)`,
);

/** A line that was kept before balances were has none, and claims nothing. */
const balancesAreTrue = bookCheck(
  "every balance on a statement is the journal's",
  sql`SELECT count(*) FROM orders.entry
    WHERE debit_balance_after IS NOT NULL OR credit_balance_after IS NOT NULL`,
  sql`
    SELECT 'member ' || member_id || ', transfer ' || seq AS subject,
      concat_ws(', ', journal.debit_balance_after, journal.credit_balance_after) AS expected,
      concat_ws(', ', kept.debit_balance_after, kept.credit_balance_after) AS found
    FROM ${entriesReadBy(ENTRIES)} AS journal JOIN orders.entry AS kept USING (member_id, seq)
    WHERE coalesce(kept.debit_balance_after, journal.debit_balance_after)
        IS DISTINCT FROM journal.debit_balance_after
      OR coalesce(kept.credit_balance_after, journal.credit_balance_after)
        IS DISTINCT FROM journal.credit_balance_after`,
);

export const ordersBookChecks: readonly BookCheck[] = [statementsAreTrue, balancesAreTrue];
