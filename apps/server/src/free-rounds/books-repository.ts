/** The auditor's reading of free rounds: grants against rounds, journal and budgets. */
import { sql } from "kysely";
import { bookCheck, type BookCheck, journalBegins } from "../ledger/index.ts";

/** The auditor alone reads across rooms; nothing is ever written from here. */
const journal = sql.table("ledger.transfer");
const instants = sql.table("rounds.instant_round");
const voids = sql.table("rounds.instant_void");
const movements = sql.table("rounds.movement");

/** Each free bet that stands, and what it won less what was taken back. */
const played = sql`
  SELECT member_id, free_grant AS id, 1 AS used,
    win_cash + win_bonus - coalesce(win_taken, 0) AS won
  FROM ${instants} LEFT JOIN ${voids} USING (member_id, id) WHERE free_grant IS NOT NULL
  UNION ALL
  SELECT member_id, free_grant, CASE WHEN kind = 'bet' AND undone_at IS NULL THEN 1 ELSE 0 END,
    CASE WHEN kind = 'bet' THEN 0 WHEN undone_at IS NULL THEN cash + bonus ELSE shortfall END
  FROM ${movements} WHERE free_grant IS NOT NULL`;

const grantsAreCounted = bookCheck(
  "every grant of free rounds counts the rounds that were played for it, and what they won",
  sql`SELECT count(*) FROM free_rounds.given`,
  sql`
    SELECT 'member ' || member_id || ', grant ' || id AS subject,
      'used ' || coalesce(p.used, 0) || ', won ' || coalesce(p.won, 0) AS expected,
      'used ' || g.used || ', won ' || g.won AS found
    FROM free_rounds.given g
    FULL JOIN (SELECT member_id, id, sum(used) AS used, sum(won) AS won FROM (${played}) AS one
      GROUP BY member_id, id) AS p USING (member_id, id)`,
);

/** A void round of one command stays counted: its stake went back to the house. */
const stakesAreTheHouses = bookCheck(
  "every stake of a free round left the house's account for it, and only those did",
  sql`SELECT count(*) FROM free_rounds.given WHERE used > 0`,
  sql`
    SELECT 'member ' || member_id || ', ' || reference AS subject,
      coalesce(r.stake, 0) AS expected, coalesce(j.stake, 0) AS found
    FROM (
      SELECT member_id, 'round:' || studio || ':' || id AS reference, free_stake AS stake,
        uuid_extract_timestamp(id) AS began_at
      FROM ${instants} LEFT JOIN ${voids} AS v USING (member_id, id)
      WHERE free_grant IS NOT NULL AND v.voided_at IS NULL
      UNION ALL
      SELECT member_id, 'round:' || studio || ':' || round_ref, sum(free_stake), min(created_at)
      FROM ${movements} WHERE free_grant IS NOT NULL AND kind = 'bet' AND undone_at IS NULL
      GROUP BY 1, 2) AS r
    FULL JOIN (
      SELECT member_id, reference,
        sum(CASE WHEN debit = 'free:cost' THEN amount ELSE -amount END) AS stake
      FROM ${journal} WHERE 'free:cost' IN (debit, credit) GROUP BY 1, 2
      HAVING sum(CASE WHEN debit = 'free:cost' THEN amount ELSE -amount END) <> 0) AS j
      USING (member_id, reference)
    WHERE coalesce(began_at >= ${journalBegins}, true)`,
);

const budgetsAreSums = bookCheck(
  "every budget of free rounds holds what its grants took from it",
  sql`SELECT count(*) FROM free_rounds.budget`,
  sql`
    SELECT scope AS subject, coalesce(g.committed, 0) AS expected,
      coalesce(b.committed, 0) AS found
    FROM free_rounds.budget AS b
    FULL JOIN (SELECT scope, sum(committed) AS committed
      FROM free_rounds.given, unnest(scopes) AS scope GROUP BY scope) AS g USING (scope)`,
);

export const freeRoundsBookChecks: readonly BookCheck[] = [
  grantsAreCounted,
  stakesAreTheHouses,
  budgetsAreSums,
];
