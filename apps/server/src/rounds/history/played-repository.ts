/** The SQL of what somebody has played, for limits that begin in the middle of their window. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { type Centavos, toCentavos } from "@tucano/contract/money.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import { leastUuid7 } from "../../platform/uuid7.ts";

export interface Played {
  /** Bets and wins that were not taken back, whichever round they belong to. */
  readonly stakeCentavos: Centavos;
  readonly winCentavos: Centavos;
  /** From bet to bet, undone ones too, as far as they are not further apart than `breakMs`. */
  readonly playedMs: number;
  readonly lastBetAt: Date | null;
}

interface PlayedRow {
  stake: number;
  win: number;
  played_ms: number;
  last_bet_at: Date | null;
}

/** Bets of one break before are read too: the first one after `from` may follow one of them. */
export async function readPlayed(
  tx: Tx,
  memberId: MemberId,
  { from, breakMs }: { readonly from: Date; readonly breakMs: number },
): Promise<Played> {
  const before = new Date(from.getTime() - breakMs);
  const { rows } = await sql<PlayedRow>`
    WITH instant AS (
      SELECT uuid_extract_timestamp(id) AS at,
        CASE WHEN voided_at IS NULL THEN stake_cash + stake_bonus ELSE 0 END AS stake,
        win_cash + win_bonus - coalesce(win_taken, 0) AS win
      FROM rounds.instant_round LEFT JOIN rounds.instant_void USING (member_id, id)
      WHERE member_id = ${memberId} AND id >= ${leastUuid7(before)}::uuid
    ), moved AS (
      SELECT kind, created_at AS at,
        CASE WHEN undone_at IS NULL THEN cash + bonus ELSE shortfall END AS amount
      FROM rounds.movement WHERE member_id = ${memberId} AND created_at >= ${before}
      UNION ALL SELECT 'bet', at, stake FROM instant
      UNION ALL SELECT 'win', at, win FROM instant
    ), bets AS (
      SELECT at, greatest(lag(at) OVER (ORDER BY at), ${from}) AS since,
        at - lag(at) OVER (ORDER BY at) <= ${breakMs} * interval '1 ms' AS is_sitting
      FROM moved WHERE kind = 'bet'
    ), sat AS (
      SELECT max(at) AS last_bet_at, coalesce(sum(extract(epoch FROM at - since) * 1000)
        FILTER (WHERE is_sitting AND at > since), 0)::bigint AS played_ms
      FROM bets
    )
    SELECT sat.*,
      coalesce(sum(amount) FILTER (WHERE kind = 'bet' AND at >= ${from}), 0)::bigint AS stake,
      coalesce(sum(amount) FILTER (WHERE kind = 'win' AND at >= ${from}), 0)::bigint AS win
    FROM sat LEFT JOIN moved ON true GROUP BY sat.last_bet_at, sat.played_ms`.execute(tx);
  const [row] = rows;
  return {
    stakeCentavos: toCentavos(row?.stake ?? 0),
    winCentavos: toCentavos(row?.win ?? 0),
    playedMs: row?.played_ms ?? 0,
    lastBetAt: row?.last_bet_at ?? null,
  };
}

/**
 * The most that one round of a time returned by its stake, in hundredths; null: none returned
 * anything. Rounds that were called off and rounds that the house paid for are none.
 */
export async function readBestReturn(
  db: Db,
  memberId: MemberId,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<number | null> {
  const { rows } = await sql<{ best: number | null }>`
    SELECT max(win * 100 / stake)::bigint AS best FROM (
      SELECT stake_amount AS stake, win_amount AS win FROM rounds.round
      WHERE member_id = ${memberId} AND opened_at >= ${from} AND opened_at < ${until}
      UNION ALL
      SELECT stake_cash + stake_bonus, win_cash + win_bonus - coalesce(win_taken, 0)
      FROM rounds.instant_round LEFT JOIN rounds.instant_void USING (member_id, id)
      WHERE member_id = ${memberId} AND id >= ${leastUuid7(from)}::uuid
        AND id < ${leastUuid7(until)}::uuid AND voided_at IS NULL
    ) AS played WHERE stake > 0 AND win > 0`.execute(db);
  return rows[0]?.best ?? null;
}
