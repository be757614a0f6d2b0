/**
 * Bets, wins and rollbacks as the journal's entries tell of them. A bet or win that moves two
 * pockets has two entries: cash, then bonus, one after the other, under one id. An instant round
 * has a stake and a win under one id; they differ in kind.
 */
import { type RawBuilder, sql } from "kysely";

export const isPlay = sql`kind IN ('stake', 'stake.rollback', 'win', 'win.rollback')`;

/** The game, `<studio>/<code>`, from the side of an entry that is the house's. */
export const gameOf = sql`substr(CASE WHEN kind IN ('stake', 'win.rollback') THEN credit
  ELSE debit END, length('house:game:') + 1)`;

export const dayOf = (at: RawBuilder<unknown>) =>
  sql`(${at} AT TIME ZONE 'America/Sao_Paulo')::date`;

/**
 * One line a command, whichever pockets it moved, with the signs with which it counts, so that all
 * sums come out net. Plain, and dear: for single members, and for the books.
 */
export function commandsOf(entries: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    SELECT member_id, seq, kind, game, reference, at, amount, ${dayOf(sql`at`)} AS day,
      CASE kind WHEN 'stake' THEN 1 WHEN 'stake.rollback' THEN -1 ELSE 0 END AS plays,
      CASE kind WHEN 'stake' THEN amount WHEN 'stake.rollback' THEN -amount ELSE 0 END AS stake,
      CASE kind WHEN 'win' THEN amount WHEN 'win.rollback' THEN -amount ELSE 0 END AS win
    FROM (
      SELECT member_id, min(seq) AS seq, kind, reference, created_at AS at,
        sum(amount)::bigint AS amount, ${gameOf} AS game
      FROM ${entries} AS e WHERE ${isPlay}
      GROUP BY member_id, source, external_id, kind, reference, created_at, 7
    ) AS merged)`;
}
