/** What some members did, each by keys of their own: few members, and all of their days. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { ReadDb } from "../../platform/database/types.ts";

export interface Activity {
  readonly memberId: MemberId;
  readonly deposited: Centavos;
  readonly lastDepositAt: Date | null;
  readonly staked: Centavos;
  readonly won: Centavos;
  /** YYYY-MM-DD, in São Paulo. */
  readonly lastPlayedOn: string | null;
}

/**
 * One entry for each of them. `game`: of play, only what was played there, <studio>/<code>; it is a
 * filter of the sums and not of the rows, or the index by game is read from end to end each time.
 */
export async function listActivity(
  reading: ReadDb,
  of: { readonly memberIds: readonly MemberId[]; readonly game: string | null },
): Promise<Activity[]> {
  const isThere = sql`(${of.game}::text IS NULL OR game = ${of.game})`;
  const { rows } = await sql<Activity>`
    SELECT member_id AS "memberId", paid.amount AS deposited, paid.last_at AS "lastDepositAt",
      played.stake AS staked, played.win AS won, played.last_on::text AS "lastPlayedOn"
    FROM unnest(${[...of.memberIds]}::bigint[]) AS one (member_id)
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(amount), 0)::bigint AS amount, max(credited_at) AS last_at
      FROM statistics.deposit WHERE deposit.member_id = one.member_id
    ) AS paid
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(stake) FILTER (WHERE ${isThere}), 0)::bigint AS stake,
        coalesce(sum(win) FILTER (WHERE ${isThere}), 0)::bigint AS win,
        max(day) FILTER (WHERE ${isThere}) AS last_on
      FROM statistics.turnover WHERE turnover.member_id = one.member_id
    ) AS played`.execute(reading);
  return rows;
}
