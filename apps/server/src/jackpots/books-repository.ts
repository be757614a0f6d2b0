/** The auditor's reading of jackpots: pools against stakes and wins, wins against prizes. */
import { sql } from "kysely";
import { bookCheck, type BookCheck, journalBegins } from "../ledger/index.ts";
import { walletOf } from "./pools.ts";

/** The auditor alone reads across rooms; nothing is ever written from here. */
const journal = sql.table("ledger.transfer");
const wallets = sql.table("ledger.wallet");

/** Transfers of a pool carry its name: "jackpot:mini", "jackpot:mini:<round>". */
const poolOf = sql`split_part(reference, ':', 2)`;

const contributionsWereStaked = bookCheck(
  "every pool was given what it has noted, and no more than stakes have added",
  sql`SELECT count(*) FROM jackpots.counted`,
  sql`
    SELECT pool AS subject,
      'noted ' || coalesce(noted, 0) || ', added ' || coalesce(c.added, 0) AS expected,
      'given ' || coalesce(j.given, 0) AS found
    FROM (SELECT ${poolOf} AS pool, member_id, sum(amount) AS given FROM ${journal}
      WHERE kind = 'jackpot.contribution' GROUP BY 1, 2) AS j
    LEFT JOIN (SELECT member_id, nullif(split_part(note, ' ', 1), '')::bigint AS noted
      FROM ${wallets} WHERE member_id = ANY(${Object.values(walletOf)}::bigint[])) AS w
      USING (member_id)
    LEFT JOIN (SELECT pool, trunc(sum(contributed) / 10000) AS added FROM jackpots.counted
      GROUP BY 1) AS c USING (pool)
    WHERE (noted <> j.given AND ${journalBegins} = '-infinity') OR j.given > coalesce(c.added, 0)`,
);

const prizesWereWon = bookCheck(
  "every prize of a pool was won by a round, and every win that was paid has its money once",
  sql`SELECT count(*) FROM jackpots.win`,
  sql`
    SELECT reference AS subject,
      coalesce(w.amount, 0) || ' taken and paid' AS expected,
      coalesce(j.taken, 0) || ' taken, ' || coalesce(j.paid, 0) || ' paid' AS found
    FROM (SELECT 'jackpot:' || pool || ':' || round_id AS reference, member_id, amount, won_at
      FROM jackpots.win WHERE paid_at IS NOT NULL AND amount > 0) AS w
    FULL JOIN (
      SELECT reference, sum(amount) FILTER (WHERE kind = 'jackpot.prize') AS taken,
        sum(amount) FILTER (WHERE kind = 'jackpot.win') AS paid,
        max(member_id) FILTER (WHERE kind = 'jackpot.win') AS winner
      FROM ${journal} WHERE kind IN ('jackpot.prize', 'jackpot.win') GROUP BY 1) AS j
      USING (reference)
    WHERE coalesce(w.won_at >= ${journalBegins}, true) AND (
      CASE WHEN w.reference IS NULL
        THEN NOT EXISTS (SELECT FROM jackpots.win AS open WHERE open.paid_at IS NULL
          AND 'jackpot:' || open.pool || ':' || open.round_id = reference)
        ELSE j.taken IS DISTINCT FROM w.amount OR j.paid IS DISTINCT FROM w.amount
          OR j.winner IS DISTINCT FROM w.member_id END)`,
);

const potsAreWhole = bookCheck(
  "members' own pots come to what their pool was given, less what it paid",
  sql`SELECT count(*) FROM jackpots.pot`,
  sql`
    SELECT 'all pots' AS subject, c.contributed::text AS expected, p.contributed::text AS found
    FROM (SELECT coalesce(sum(contributed), 0) AS contributed FROM jackpots.counted
        WHERE pool = 'personal') AS c,
      (SELECT coalesce(sum(contributed), 0) AS contributed FROM jackpots.pot) AS p
    WHERE c.contributed <> p.contributed
    UNION ALL
    SELECT 'member ' || member_id, 'at most ' || p.contributed, paid::text
    FROM (SELECT member_id, sum(amount) * 10000 AS paid FROM jackpots.win
      WHERE pool = 'personal' GROUP BY 1) AS w LEFT JOIN jackpots.pot AS p USING (member_id)
    WHERE coalesce(paid, 0) > coalesce(p.contributed, 0)`,
);

export const jackpotsBookChecks: readonly BookCheck[] = [
  contributionsWereStaked,
  prizesWereWon,
  potsAreWhole,
];
