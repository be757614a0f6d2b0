/** The auditor's reading of rounds: what they say against what the journal moved for them. */
import { sql } from "kysely";
import { bookCheck, type BookCheck, journalBegins } from "../ledger/index.ts";

/** The auditor alone reads across rooms; nothing is ever written from here. */
const journal = sql.table("ledger.transfer");
const operations = sql.table("ledger.operation");

/** Transfers of a round that began before the journal does are archived, some or all of them. */
const isLeft = sql`coalesce(began_at >= ${journalBegins}, true)`;

/** Each round's net money by the journal, under the member and the reference. */
const moved = sql`
  SELECT member_id, reference,
    sum(CASE kind WHEN 'stake' THEN amount WHEN 'stake.rollback' THEN -amount ELSE 0 END) AS stake,
    sum(CASE WHEN kind IN ('win', 'free.win') THEN amount
      WHEN kind IN ('win.rollback', 'free.win.rollback') THEN -amount ELSE 0 END) AS win
  FROM ${journal} WHERE reference LIKE 'round:%' GROUP BY member_id, reference`;

const roundsEqualTransfers = bookCheck(
  "every round's stake and win equal its transfers",
  sql`SELECT (SELECT count(*) FROM rounds.round) + (SELECT count(*) FROM rounds.instant_round)`,
  sql`
    SELECT 'member ' || member_id || ', ' || reference AS subject,
      'stake ' || coalesce(m.stake, 0) || ', win ' || coalesce(m.win, 0) AS expected,
      'stake ' || r.stake_amount || ', win ' || r.win_amount AS found
    FROM (SELECT member_id, 'round:' || studio || ':' || round_ref AS reference, stake_amount,
      win_amount, opened_at AS began_at FROM rounds.round
      UNION ALL
      SELECT member_id, 'round:' || studio || ':' || id,
        stake_cash + stake_bonus - coalesce(stake, 0),
        win_cash + win_bonus - coalesce(win_taken, 0), uuid_extract_timestamp(id)
      FROM rounds.instant_round LEFT JOIN rounds.instant_void USING (member_id, id)) AS r
    FULL JOIN (${moved}) AS m USING (member_id, reference) WHERE ${isLeft}`,
);

const roundsEqualMovements = bookCheck(
  "every round adds up from its bets and wins",
  sql`SELECT count(*) FROM rounds.movement`,
  sql`
    SELECT 'member ' || member_id || ', round ' || studio || ':' || round_ref AS subject,
      'stake ' || coalesce(m.stake, 0) || ', win ' || coalesce(m.win, 0) || ', bets '
        || coalesce(m.bets, 0) AS expected,
      'stake ' || r.stake_amount || ', win ' || r.win_amount || ', bets ' || r.bet_count AS found
    FROM rounds.round r
    FULL JOIN (
      SELECT member_id, studio, round_ref,
        coalesce(sum(cash + bonus) FILTER (WHERE kind = 'bet' AND undone_at IS NULL), 0) AS stake,
        coalesce(sum(CASE WHEN undone_at IS NULL THEN cash + bonus ELSE shortfall END)
          FILTER (WHERE kind = 'win'), 0) AS win,
        count(*) FILTER (WHERE kind = 'bet' AND undone_at IS NULL) AS bets
      FROM rounds.movement GROUP BY member_id, studio, round_ref
    ) AS m USING (member_id, studio, round_ref)`,
);

/** Each was one command: a second round under one key would be a second application. */
const instantRoundsAreOperations = bookCheck(
  "every round that was over at once is one applied operation",
  sql`SELECT count(*) FROM rounds.instant_round`,
  sql`
    SELECT 'member ' || member_id || ', key ' || external_id AS subject,
      coalesce(o.rounds, 0) AS expected, coalesce(r.rounds, 0) AS found
    FROM (SELECT member_id, source, external_id, count(*) AS rounds FROM ${operations}
      WHERE kind = 'rounds.instant' AND status = 'applied' AND created_at >= ${journalBegins}
      GROUP BY 1, 2, 3) AS o
    FULL JOIN (SELECT member_id, 'instant:' || studio AS source, round_key::text AS external_id,
        count(*) AS rounds, min(uuid_extract_timestamp(id)) AS began_at
      FROM rounds.instant_round GROUP BY 1, 2, 3) AS r USING (member_id, source, external_id)
    WHERE ${isLeft}`,
);

/** What is below a centavo: kept, or paid by transfers that belong to no round. */
const changeEqualsMovements = bookCheck(
  "every player's change is what bets and wins left of centavos",
  sql`SELECT count(*) FROM rounds.change`,
  sql`
    SELECT 'member ' || member_id || ', studio ' || studio AS subject,
      coalesce(m.units, 0) AS expected, coalesce(c.units + 1000 * c.paid, 0) AS found
    FROM rounds.change c
    FULL JOIN (SELECT member_id, studio, sum(change - change_undone) AS units
      FROM rounds.movement WHERE change <> 0 GROUP BY member_id, studio) AS m
      USING (member_id, studio)`,
);
const changeEqualsTransfers = bookCheck(
  "every centavo of change that was paid is a transfer",
  sql`SELECT count(*) FROM rounds.change`,
  sql`
    SELECT 'member ' || member_id || ', studio ' || studio AS subject,
      coalesce(c.paid, 0) AS expected, coalesce(t.paid, 0) AS found
    FROM rounds.change c
    FULL JOIN (SELECT member_id, substr(reference, 8) AS studio,
        sum(CASE WHEN credit LIKE 'member:%' THEN amount ELSE -amount END) AS paid
      FROM ${journal} WHERE reference LIKE 'change:%' GROUP BY 1, 2) AS t
      USING (member_id, studio)
    WHERE coalesce(c.since >= ${journalBegins}, true)`,
);

export const roundsBookChecks: readonly BookCheck[] = [
  changeEqualsMovements,
  changeEqualsTransfers,
  roundsEqualTransfers,
  roundsEqualMovements,
  instantRoundsAreOperations,
];
