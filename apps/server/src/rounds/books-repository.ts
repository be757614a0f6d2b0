/** The auditor's reading of rounds: what they say against what the journal moved for them. */
import { sql } from "kysely";
import type { BookCheck, Difference } from "../ledger/index.ts";

const DIFFERENCES_MAX = 200;

/** The auditor alone reads across rooms; nothing is ever written from here. */
const journal = sql.table("ledger.transfer");

/** Each round's net money by the journal, under the member and the reference. */
const moved = sql`
  SELECT member_id, reference,
    coalesce(sum(amount) FILTER (WHERE kind = 'stake'), 0)
      - coalesce(sum(amount) FILTER (WHERE kind = 'stake.rollback'), 0) AS stake,
    coalesce(sum(amount) FILTER (WHERE kind = 'win'), 0)
      - coalesce(sum(amount) FILTER (WHERE kind = 'win.rollback'), 0) AS win
  FROM ${journal} WHERE reference LIKE 'round:%' GROUP BY member_id, reference`;

const roundsEqualTransfers: BookCheck = {
  name: "every round's stake and win equal its transfers",
  count: async (db) => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*) AS count FROM rounds.round`.execute(db);
    return rows[0]?.count ?? 0;
  },
  run: async (db) => {
    const { rows } = await sql<Difference>`
      SELECT 'member ' || member_id || ', ' || reference AS subject,
        'stake ' || coalesce(m.stake, 0) || ', win ' || coalesce(m.win, 0) AS expected,
        coalesce('stake ' || r.stake_amount || ', win ' || r.win_amount, 'no round') AS found
      FROM (SELECT member_id, 'round:' || studio || ':' || round_ref AS reference, stake_amount,
        win_amount FROM rounds.round) AS r
      FULL JOIN (${moved}) AS m USING (member_id, reference)
      WHERE coalesce(m.stake, 0) IS DISTINCT FROM r.stake_amount
        OR coalesce(m.win, 0) IS DISTINCT FROM r.win_amount
      ORDER BY 1 LIMIT ${sql.lit(DIFFERENCES_MAX)}`.execute(db);
    return rows;
  },
};

const roundsEqualMovements: BookCheck = {
  name: "every round adds up from its bets and wins",
  count: async (db) => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*) AS count FROM rounds.movement`.execute(db);
    return rows[0]?.count ?? 0;
  },
  run: async (db) => {
    const { rows } = await sql<Difference>`
      SELECT 'member ' || member_id || ', round ' || studio || ':' || round_ref AS subject,
        'stake ' || coalesce(m.stake, 0) || ', win ' || coalesce(m.win, 0) || ', bets '
          || coalesce(m.bets, 0) AS expected,
        coalesce('stake ' || r.stake_amount || ', win ' || r.win_amount || ', bets '
          || r.bet_count, 'no round') AS found
      FROM rounds.round r
      FULL JOIN (
        SELECT member_id, studio, round_ref,
          coalesce(sum(cash + bonus) FILTER (WHERE kind = 'bet' AND undone_at IS NULL), 0) AS stake,
          coalesce(sum(CASE WHEN undone_at IS NULL THEN cash + bonus ELSE shortfall END)
            FILTER (WHERE kind = 'win'), 0) AS win,
          count(*) FILTER (WHERE kind = 'bet' AND undone_at IS NULL) AS bets
        FROM rounds.movement GROUP BY member_id, studio, round_ref
      ) AS m USING (member_id, studio, round_ref)
      WHERE r.stake_amount IS DISTINCT FROM coalesce(m.stake, 0)
        OR r.win_amount IS DISTINCT FROM coalesce(m.win, 0)
        OR r.bet_count IS DISTINCT FROM coalesce(m.bets, 0)
      ORDER BY 1 LIMIT ${sql.lit(DIFFERENCES_MAX)}`.execute(db);
    return rows;
  },
};

export const roundsBookChecks: readonly BookCheck[] = [roundsEqualTransfers, roundsEqualMovements];
