/**
 * What members did, for statements about many: one row to join for each who did something. Of one
 * member, whose column is named, it is read by their key; of everybody, in one pass over the days.
 */
import { type RawBuilder, sql } from "kysely";

type MemberColumn = RawBuilder<unknown> | null;

const whose = (memberId: MemberColumn) =>
  memberId === null ? sql`true` : sql`member_id = ${memberId}`;

/** The sums that are asked for since a São Paulo day, in all games or in some (<studio>/<code>). */
export const playedBy = (
  memberId: MemberColumn,
  {
    since,
    games,
    sums,
  }: {
    readonly since: string;
    readonly games: readonly string[] | null;
    readonly sums: readonly ("plays" | "stake" | "win")[];
  },
): RawBuilder<unknown> => sql`(
  SELECT member_id,
    ${sql.join(sums.map((one) => sql`sum(${sql.ref(one)})::bigint AS ${sql.ref(one)}`))}
  FROM statistics.turnover WHERE ${whose(memberId)} AND day >= ${since}::date
    ${games === null ? sql`` : sql`AND game = ANY(${[...games]}::text[])`}
  GROUP BY member_id)`;

/** `day`: the São Paulo day of the last play, of those who played since a day. */
export const lastPlayOf = (memberId: MemberColumn, since: string): RawBuilder<unknown> => sql`(
  SELECT member_id, max(day) AS day FROM statistics.turnover
  WHERE ${whose(memberId)} AND day >= ${since}::date GROUP BY member_id)`;

/** `amount` paid in since an instant, and `last_at`: when it was last. Null: ever. */
export const paidBy = (memberId: MemberColumn, since: Date | null): RawBuilder<unknown> => sql`(
  SELECT member_id, sum(amount)::bigint AS amount, max(credited_at) AS last_at
  FROM statistics.deposit
  WHERE ${whose(memberId)} ${since === null ? sql`` : sql`AND credited_at >= ${since}`}
  GROUP BY member_id)`;

/** Has the member of this column ever paid in? */
export const hasPaid = (memberId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  EXISTS (SELECT FROM statistics.deposit WHERE member_id = ${memberId})`;
