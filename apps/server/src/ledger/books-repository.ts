/** The ledger's checks: each number computed again, from the journal, in one statement. */
import { type RawBuilder, sql } from "kysely";
import type { BookCheck, Difference } from "./books.ts";
import { journalBegins } from "./months/closing-repository.ts";
import { chainHashSql } from "./hash.ts";
import { HOUSE_FOLD } from "./journal/house-fold-repository.ts";

/** A broken database has thousands of them; the first ones say enough. */
const DIFFERENCES_MAX = 200;

/**
 * A check that is one query of (subject, expected, found) and one that counts what it covers. Rows
 * in which the two are the same are no difference.
 */
export function bookCheck(
  name: string,
  countQuery: RawBuilder<unknown>,
  query: RawBuilder<unknown>,
  { isDear = false }: { readonly isDear?: boolean } = {},
): BookCheck {
  return {
    name,
    isDear,
    async count(db) {
      const result = await sql<{ count: number }>`SELECT (${countQuery})::bigint AS count`.execute(
        db,
      );
      return result.rows[0]?.count ?? 0;
    },
    async run(db) {
      const result = await sql<Difference>`
        SELECT subject::text, coalesce(expected::text, 'nothing') AS expected,
          coalesce(found::text, 'nothing') AS found
        FROM (${query}) AS compared WHERE expected::text IS DISTINCT FROM found::text
        ORDER BY subject LIMIT ${sql.lit(DIFFERENCES_MAX)}`.execute(db);
      return result.rows;
    },
  };
}

/** What pockets were at when the journal began, and their changes: a line a transfer and side. */
const pocketChanges = sql`
  SELECT member_id, seq, pocket, balance AS change, balance AS after
  FROM ledger.latest_closing CROSS JOIN LATERAL (VALUES ('cash', cash), ('bonus', bonus),
    ('rebate', rebate), ('locked', locked)) AS p (pocket, balance)
  UNION ALL
  SELECT member_id, seq, substr(debit, 8) AS pocket, -amount AS change, debit_balance_after AS after
  FROM ledger.transfer WHERE debit LIKE 'member:%'
  UNION ALL
  SELECT member_id, seq, substr(credit, 8), amount, credit_balance_after
  FROM ledger.transfer WHERE credit LIKE 'member:%'`;

const walletPockets = sql`
  SELECT w.member_id, p.pocket, p.balance FROM ledger.wallet w
  CROSS JOIN LATERAL (VALUES ('cash', cash), ('bonus', bonus), ('rebate', rebate),
    ('locked', locked)) AS p (pocket, balance)`;

/** What the journal says of every house account. */
const houseFromJournal = sql`
  SELECT account, sum(change) AS balance FROM (
    SELECT account, balance AS change FROM ledger.closing_account WHERE until = ${journalBegins}
    UNION ALL SELECT debit, -amount FROM ledger.transfer
    UNION ALL SELECT credit, amount FROM ledger.transfer
  ) AS sides WHERE account NOT LIKE 'member:%' GROUP BY account`;

const houseTail = sql`(SELECT debit, credit, amount FROM ledger.transfer
  WHERE xid >= coalesce((SELECT up_to FROM ledger.reader WHERE name = ${HOUSE_FOLD}), '0'))`;

/** What the background has folded, and the journal's tail beyond it. */
const houseFromFold = sql`
  SELECT account, sum(change) AS balance FROM (
    SELECT account, credited - debited AS change FROM ledger.house_fold
    UNION ALL SELECT debit, -amount FROM ${houseTail} AS tail
    UNION ALL SELECT credit, amount FROM ${houseTail} AS tail
  ) AS sides WHERE account NOT LIKE 'member:%' GROUP BY account`;

const transfersCount = sql`SELECT count(*) FROM ledger.transfer`;
const walletsCount = sql`SELECT count(*) FROM ledger.wallet`;
const operationsCount = sql`SELECT count(*) FROM ledger.operation`;

const pocketsEqualTransfers = bookCheck(
  "every pocket equals the sum of its transfers",
  sql`SELECT count(*) * 4 FROM ledger.wallet`,
  sql`
    SELECT 'member ' || member_id || ', ' || pocket AS subject, moved.sum AS expected,
      w.balance AS found
    FROM (${walletPockets}) AS w
    FULL JOIN (SELECT member_id, pocket, sum(change) FROM (${pocketChanges}) AS c
      GROUP BY member_id, pocket) AS moved USING (member_id, pocket)
    WHERE w.balance IS DISTINCT FROM coalesce(moved.sum, 0)`,
);

const balancesChain = bookCheck(
  "every transfer's balance after it follows from the ones before",
  transfersCount,
  sql`
    SELECT 'member ' || member_id || ', ' || pocket || ', transfer ' || seq AS subject,
      running AS expected, after AS found
    FROM (SELECT *, sum(change) OVER (PARTITION BY member_id, pocket ORDER BY seq) AS running
      FROM (${pocketChanges}) AS c) AS chained
    WHERE running IS DISTINCT FROM after`,
);

const houseAccountsFold = bookCheck(
  "every house account equals its fold and the tail of the journal",
  sql`SELECT count(*) FROM (${houseFromJournal}) AS accounts`,
  sql`
    SELECT 'account ' || account AS subject, journal.balance AS expected, folded.balance AS found
    FROM (${houseFromJournal}) AS journal FULL JOIN (${houseFromFold}) AS folded USING (account)
    WHERE coalesce(journal.balance, 0) <> coalesce(folded.balance, 0)`,
);

export const moneyIsZeroSum = bookCheck(
  "all pockets and all house accounts add up to zero",
  walletsCount,
  sql`
    SELECT 'all money' AS subject, 0 AS expected, total AS found FROM (
      SELECT (SELECT coalesce(sum(cash + bonus + rebate + locked), 0) FROM ledger.wallet)
        + (SELECT coalesce(sum(balance), 0) FROM (${houseFromFold}) AS house) AS total
    ) AS sums WHERE total <> 0`,
);

const numberingIsGapless = bookCheck(
  "every member's transfers are numbered without a gap, up to the wallet's number",
  walletsCount,
  sql`
    SELECT 'member ' || member_id AS subject,
      'transfers ' || coalesce(c.seq, 0) + 1 || ' to ' || coalesce(w.seq, 0) AS expected,
      coalesce(j.rows, 0) || ' transfers, the last is ' || coalesce(j.last, c.seq, 0) AS found
    FROM ledger.wallet w
    FULL JOIN (SELECT member_id, count(*) AS rows, max(seq) AS last FROM ledger.transfer
      GROUP BY member_id) AS j USING (member_id)
    FULL JOIN ledger.latest_closing c USING (member_id)
    WHERE coalesce(w.seq, 0) - coalesce(c.seq, 0) <> coalesce(j.rows, 0)
      OR coalesce(w.seq, 0) <> coalesce(j.last, c.seq, 0)`,
);

/** What a row's place in its chain needs, and no more: all of the journal is sorted by it. */
const chained = sql`
  SELECT member_id, seq, hash, previous_hash, hash = ${sql.raw(chainHashSql)} AS is_right
  FROM ledger.transfer OFFSET 0`;

const NO_HASH = sql`decode(repeat('00', 32), 'hex')`;

const hashChainIsWhole = bookCheck(
  "every member's hash chain is whole",
  transfersCount,
  sql`
    SELECT 'member ' || c.member_id || ', transfer ' || c.seq AS subject,
      encode(CASE WHEN is_right THEN predecessor ELSE recomputed END, 'hex') AS expected,
      encode(CASE WHEN is_right THEN c.previous_hash ELSE c.hash END, 'hex') AS found
    FROM (SELECT placed.*, coalesce(before, closing.hash, ${NO_HASH}) AS predecessor
      FROM (SELECT *, lag(hash) OVER (PARTITION BY member_id ORDER BY seq) AS before
        FROM (${chained}) AS rows) AS placed
      LEFT JOIN (SELECT member_id, hash FROM ledger.latest_closing) AS closing
        USING (member_id)) AS c
    CROSS JOIN LATERAL (SELECT ${sql.raw(chainHashSql)} AS recomputed FROM ledger.transfer AS t
      WHERE t.member_id = c.member_id AND t.seq = c.seq AND t.hash = c.hash) AS row
    WHERE NOT is_right OR c.previous_hash <> predecessor`,
);

/** The longest row of digits is the latest: so one look at each row is enough. */
const headsOfJournal = sql`
  SELECT member_id, decode(substr(max(
    (lpad(seq::text, 19, '0') || encode(hash, 'hex')) COLLATE "C"), 20), 'hex') AS hash
  FROM ledger.transfer GROUP BY member_id`;

const headsAreChainEnds = bookCheck(
  "every wallet's head is the hash of its last transfer",
  walletsCount,
  sql`
    SELECT 'member ' || w.member_id || ', head' AS subject,
      encode(coalesce(last.hash, c.hash, ${NO_HASH}), 'hex') AS expected,
      encode(w.head_hash, 'hex') AS found
    FROM ledger.wallet w LEFT JOIN ledger.latest_closing c USING (member_id)
    LEFT JOIN (${headsOfJournal}) AS last USING (member_id)
    WHERE w.head_hash <> coalesce(last.hash, c.hash, ${NO_HASH})`,
);

/** A second application would be a second run of numbers, or a second member, under one id. */
const operationsApplyOnce = bookCheck(
  "no operation was applied twice",
  operationsCount,
  sql`
    SELECT 'member ' || member_id || ', ' || source || ' ' || external_id AS subject,
      'its transfers in one run' AS expected,
      count(*) || ' between ' || min(seq) || ' and ' || max(seq) AS found
    FROM ledger.transfer GROUP BY member_id, source, external_id
    HAVING max(seq) - min(seq) + 1 <> count(*)
    UNION ALL
    SELECT source || ' ' || external_id, 'one member', 'members ' || count(DISTINCT member_id)
    FROM ledger.operation
    WHERE (source LIKE 'studio:%' OR source LIKE 'psp:%') AND status = 'applied'
    GROUP BY source, external_id HAVING count(DISTINCT member_id) > 1
    UNION ALL
    SELECT 'member ' || member_id || ', ' || source || ' ' || external_id, 'one operation',
      'operations ' || count(*)
    FROM ledger.operation GROUP BY member_id, source, external_id HAVING count(*) > 1`,
);

const ownersHoldTheirIds = bookCheck(
  "every id from outside belongs to the member it was applied to",
  sql`SELECT count(*) FROM ledger.operation_owner`,
  sql`
    SELECT o.source || ' ' || o.external_id AS subject, 'member ' || o.member_id AS expected,
      'member ' || w.member_id AS found
    FROM ledger.operation o LEFT JOIN ledger.operation_owner w USING (source, external_id)
    WHERE (o.source LIKE 'studio:%' OR o.source LIKE 'psp:%') AND o.status <> 'tombstone'
      AND w.member_id IS DISTINCT FROM o.member_id`,
);

const transfersAreCounted = bookCheck(
  "every operation has exactly the transfers it says",
  operationsCount,
  sql`
    SELECT 'member ' || member_id || ', ' || source || ' ' || external_id AS subject,
      o.transfers_count AS expected, coalesce(j.count, 0) AS found
    FROM (SELECT member_id, source, external_id, transfers_count FROM ledger.operation
      WHERE created_at >= ${journalBegins}) AS o
    FULL JOIN (SELECT member_id, source, external_id, count(*) FROM ledger.transfer
      GROUP BY member_id, source, external_id) AS j USING (member_id, source, external_id)
    WHERE o.transfers_count IS DISTINCT FROM coalesce(j.count, 0)`,
);

const owedAddsUp = (name: string, column: string): BookCheck => {
  const owed = sql.ref(column);
  return bookCheck(
    `every wallet's ${name} equals the sum of its changes`,
    walletsCount,
    sql`
      SELECT 'member ' || member_id || ', ' || ${sql.lit(name)} AS subject,
        coalesce(o.sum, 0) AS expected, w.${owed} AS found
      FROM ledger.wallet w
      FULL JOIN (SELECT member_id, sum(change) FROM (
          SELECT member_id, ${owed} AS change FROM ledger.latest_closing
          UNION ALL SELECT member_id, ${sql.ref(`${column}_change`)} FROM ledger.operation
          WHERE created_at >= ${journalBegins}
        ) AS changes GROUP BY member_id) AS o USING (member_id)
      WHERE w.${owed} IS DISTINCT FROM coalesce(o.sum, 0)`,
  );
};

const turnoverAddsUp = owedAddsUp("turnover owed", "turnover_owed");
const bonusTurnoverAddsUp = owedAddsUp("bonus owed", "bonus_owed");

/** A closing that claims more than was archived would hide what is left from the other checks. */
const closingsFit = bookCheck(
  "the journal begins where the last closing ends, and that adds up to zero",
  transfersCount,
  sql`
    SELECT 'member ' || member_id || ', transfer ' || seq AS subject, 'put away' AS expected,
      created_at::text AS found
    FROM ledger.transfer WHERE created_at < ${journalBegins}
    UNION ALL
    SELECT 'the last closing', '0', total::text FROM (
      SELECT (SELECT coalesce(sum(cash + bonus + rebate + locked), 0) FROM ledger.latest_closing)
        + (SELECT coalesce(sum(balance), 0) FROM ledger.closing_account
          WHERE until = ${journalBegins}) AS total
    ) AS sums WHERE total <> 0`,
);

export const ledgerBookChecks: readonly BookCheck[] = [
  pocketsEqualTransfers,
  balancesChain,
  houseAccountsFold,
  moneyIsZeroSum,
  numberingIsGapless,
  hashChainIsWhole,
  headsAreChainEnds,
  operationsApplyOnce,
  ownersHoldTheirIds,
  transfersAreCounted,
  turnoverAddsUp,
  bonusTurnoverAddsUp,
  closingsFit,
];
