/**
 * Checks of what the journal gained since a transaction number, as far as that can be proved
 * without reading all that was before: for every hour, while the others are for the night.
 */
import { type RawBuilder, sql } from "kysely";
import type { BookCheck } from "./books.ts";
import { bookCheck, moneyIsZeroSum } from "./books-repository.ts";
import { chainHashSql } from "./hash.ts";

/** `since` as digits: see journal-repository.ts. */
export function changesBookChecks(since: string): readonly BookCheck[] {
  const fresh = sql`(SELECT * FROM ledger.transfer WHERE xid >= ${since}::xid8)`;
  return [
    chainGoesOn(since),
    balancesGoOn(sidesOf(fresh)),
    walletsFollow(fresh, sidesOf(fresh)),
    operationsHaveTheirs(fresh),
    moneyIsZeroSum,
  ];
}

/** A line for each pocket that a transfer moved. */
const sidesOf = (fresh: RawBuilder<unknown>) => sql`(
  SELECT member_id, seq, substr(debit, 8) AS pocket, -amount AS change,
    debit_balance_after AS after
  FROM ${fresh} AS d WHERE debit LIKE 'member:%'
  UNION ALL
  SELECT member_id, seq, substr(credit, 8), amount, credit_balance_after
  FROM ${fresh} AS c WHERE credit LIKE 'member:%')`;

const chainGoesOn = (since: string) =>
  bookCheck(
    "every new transfer's hash is right and follows from the one before it",
    sql`SELECT count(*) FROM ledger.transfer WHERE xid >= ${since}::xid8`,
    sql`
      SELECT 'member ' || member_id || ', transfer ' || seq AS subject,
        'right, after ' || coalesce(encode(predecessor, 'hex'), 'nothing') AS expected,
        CASE WHEN is_right THEN 'right' ELSE 'wrong' END
          || ', after ' || encode(previous_hash, 'hex') AS found
      FROM (SELECT member_id, seq, previous_hash, is_right, coalesce(
          lag(hash) OVER (PARTITION BY member_id ORDER BY seq),
          (SELECT hash FROM ledger.transfer t
            WHERE t.member_id = f.member_id AND t.seq = f.seq - 1),
          (SELECT hash FROM ledger.closing_wallet c WHERE c.member_id = f.member_id
            AND c.seq = f.seq - 1 ORDER BY until DESC LIMIT 1),
          CASE WHEN seq = 1 THEN decode(repeat('00', 32), 'hex') END) AS predecessor
        FROM (SELECT member_id, seq, hash, previous_hash,
            hash = ${sql.raw(chainHashSql)} AS is_right
          FROM ledger.transfer WHERE xid >= ${since}::xid8 OFFSET 0) AS f) AS placed`,
  );

const balancesGoOn = (sides: RawBuilder<unknown>) =>
  bookCheck(
    "every new transfer's balance after it follows from the one before it",
    sql`SELECT count(*) FROM ${sides} AS sides`,
    sql`
      SELECT 'member ' || member_id || ', ' || pocket || ', transfer ' || seq AS subject,
        coalesce(before + change, after) AS expected, after AS found
      FROM (SELECT *, lag(after) OVER (PARTITION BY member_id, pocket ORDER BY seq) AS before
        FROM ${sides} AS sides) AS placed`,
  );

const walletsFollow = (fresh: RawBuilder<unknown>, sides: RawBuilder<unknown>) =>
  bookCheck(
    "every wallet that moved is where its last transfer left it",
    sql`SELECT count(DISTINCT member_id) FROM ${fresh} AS f`,
    sql`
      SELECT 'member ' || member_id || ', number and head' AS subject,
        last.seq || ' ' || encode(last.hash, 'hex') AS expected,
        w.seq || ' ' || encode(w.head_hash, 'hex') AS found
      FROM (SELECT DISTINCT ON (member_id) member_id, seq, hash FROM ${fresh} AS f
        ORDER BY member_id, seq DESC) AS last LEFT JOIN ledger.wallet w USING (member_id)
      UNION ALL
      SELECT 'member ' || member_id || ', ' || pocket, last.after::text, (CASE pocket
        WHEN 'cash' THEN w.cash WHEN 'bonus' THEN w.bonus
        WHEN 'rebate' THEN w.rebate ELSE w.locked END)::text
      FROM (SELECT DISTINCT ON (member_id, pocket) member_id, pocket, after
        FROM ${sides} AS sides ORDER BY member_id, pocket, seq DESC) AS last
      LEFT JOIN ledger.wallet w USING (member_id)`,
  );

const operationsHaveTheirs = (fresh: RawBuilder<unknown>) =>
  bookCheck(
    "every operation of a new transfer has exactly the transfers it says",
    sql`SELECT count(DISTINCT (member_id, source, external_id)) FROM ${fresh} AS f`,
    sql`
      SELECT 'member ' || member_id || ', ' || source || ' ' || external_id AS subject,
        o.transfers_count AS expected, f.count AS found
      FROM (SELECT member_id, source, external_id, count(*) FROM ${fresh} AS f
        GROUP BY member_id, source, external_id) AS f
      LEFT JOIN ledger.operation o USING (member_id, source, external_id)`,
  );
