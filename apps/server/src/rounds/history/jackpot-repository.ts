/** The SQL of what partners say of jackpots: of rounds as they stand, without what was undone. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db } from "../../platform/database/types.ts";

export interface RoundJackpot {
  readonly studio: string;
  readonly roundRef: string;
  /** In the studio's units: of the stakes, what went there; of the wins, what came from there. */
  readonly contributed: number;
  readonly won: number;
  readonly names: readonly string[];
}

/** Of these rounds of a member, those that have any. */
export async function listJackpots(
  db: Db,
  memberId: MemberId,
  rounds: readonly { readonly studio: string; readonly roundRef: string }[],
): Promise<RoundJackpot[]> {
  if (rounds.length === 0) return [];
  const { rows } = await sql<RoundJackpot>`
    SELECT m.studio, m.round_ref AS "roundRef",
      coalesce(sum(m.jackpot_units) FILTER (WHERE m.kind = 'bet'), 0)::bigint AS contributed,
      coalesce(sum(m.jackpot_units) FILTER (WHERE m.kind = 'win'), 0)::bigint AS won,
      coalesce(array_agg(DISTINCT m.jackpot) FILTER (WHERE m.jackpot IS NOT NULL), '{}') AS names
    FROM unnest(${rounds.map(({ studio }) => studio)}::text[],
      ${rounds.map(({ roundRef }) => roundRef)}::text[]) AS w (studio, round_ref)
    JOIN rounds.movement m ON m.member_id = ${memberId} AND m.studio = w.studio
      AND m.round_ref = w.round_ref
    WHERE m.jackpot_units IS NOT NULL AND m.undone_at IS NULL
    GROUP BY m.studio, m.round_ref`.execute(db);
  return rows;
}
