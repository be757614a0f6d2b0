/**
 * What one member did, for statements about many: each a row to join, read by the member's own key.
 */
import { type RawBuilder, sql } from "kysely";

/** `plays`, `stake` and `win` since a São Paulo day, in all games or in some (<studio>/<code>). */
export const playedBy = (
  memberId: RawBuilder<unknown>,
  { since, games }: { readonly since: string; readonly games: readonly string[] | null },
): RawBuilder<unknown> => sql`(
  SELECT coalesce(sum(t.plays), 0)::bigint AS plays, coalesce(sum(t.stake), 0)::bigint AS stake,
    coalesce(sum(t.win), 0)::bigint AS win
  FROM statistics.turnover t WHERE t.member_id = ${memberId} AND t.day >= ${since}::date
    ${games === null ? sql`` : sql`AND t.game = ANY(${[...games]}::text[])`})`;

/** `day`: the São Paulo day of the last play; null: none. */
export const lastPlayOf = (memberId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  SELECT max(t.day) AS day FROM statistics.turnover t WHERE t.member_id = ${memberId})`;

/** `amount` paid in since an instant, and `last_at`: when it was last; null: never. */
export const paidBy = (memberId: RawBuilder<unknown>, since: Date): RawBuilder<unknown> => sql`(
  SELECT coalesce(sum(d.amount) FILTER (WHERE d.credited_at >= ${since}), 0)::bigint AS amount,
    max(d.credited_at) AS last_at
  FROM statistics.deposit d WHERE d.member_id = ${memberId})`;
