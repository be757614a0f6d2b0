/** The entries of play, one line a bet, win or rollback, whichever pockets they moved through. */
import { type RawBuilder, sql } from "kysely";

/**
 * One command may move two pockets and then has two entries; they are of one member and carry its
 * source and id. An instant round has a stake and a win under one id: they differ in kind. `plays`,
 * `stake` and `win` carry the sign with which they count, so that all sums come out net.
 */
export function commandsOf(entries: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    SELECT member_id, seq, kind, game, reference, at, amount,
      (at AT TIME ZONE 'America/Sao_Paulo')::date AS day,
      CASE kind WHEN 'stake' THEN 1 WHEN 'stake.rollback' THEN -1 ELSE 0 END AS plays,
      CASE kind WHEN 'stake' THEN amount WHEN 'stake.rollback' THEN -amount ELSE 0 END AS stake,
      CASE kind WHEN 'win' THEN amount WHEN 'win.rollback' THEN -amount ELSE 0 END AS win
    FROM (
      SELECT member_id, min(seq) AS seq, kind, reference, created_at AS at,
        sum(amount)::bigint AS amount,
        substr(CASE WHEN kind IN ('stake', 'win.rollback') THEN credit ELSE debit END,
          length('house:game:') + 1) AS game
      FROM ${entries} AS e
      WHERE kind IN ('stake', 'stake.rollback', 'win', 'win.rollback')
      GROUP BY member_id, source, external_id, kind, reference, created_at, 7
    ) AS merged)`;
}
