/** The auditor's reading of the statements: against the entries that their reader has read. */
import { type RawBuilder, sql } from "kysely";
import { bookCheck, type BookCheck, entriesReadBy, journalBegins } from "../ledger/index.ts";
import { ENTRIES, isNoPlay } from "./entry-repository.ts";

/** Of months that were put away the statements stay, and there is nothing to hold them against. */
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

export const ordersBookChecks: readonly BookCheck[] = [statementsAreTrue];
