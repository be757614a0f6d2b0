/** The SQL of who plays a bonus, and until when. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { EffectOf } from "../../ledger/index.ts";
import type { Db, Tx } from "../../platform/database/types.ts";

export interface DueBonus {
  readonly memberId: MemberId;
  readonly expiresAt: Date;
}

/** The longest overdue first, after the ones before: some cannot be taken back yet. */
export async function listDueBonuses(
  db: Db,
  { now, after, limit }: { now: Date; after: DueBonus | null; limit: number },
): Promise<DueBonus[]> {
  const { rows } = await sql<DueBonus>`
    SELECT member_id AS "memberId", expires_at AS "expiresAt" FROM rewards.bonus_in_play
    WHERE expires_at <= ${now} AND (expires_at, member_id)
      > (${after?.expiresAt ?? new Date(0)}::timestamptz, ${after?.memberId ?? 0}::bigint)
    ORDER BY expires_at, member_id LIMIT ${limit}`.execute(db);
  return rows;
}

/** In the order of the members; null: no bonus that this room has given. */
export async function readBonusExpiries(
  tx: Tx,
  memberIds: readonly MemberId[],
): Promise<(Date | null)[]> {
  const { rows } = await sql<{ expires_at: Date | null }>`
    SELECT b.expires_at FROM unnest(${memberIds}::bigint[]) WITH ORDINALITY
      AS k (member_id, position)
    LEFT JOIN rewards.bonus_in_play b ON b.member_id = k.member_id
    ORDER BY k.position`.execute(tx);
  return rows.map((row) => row.expires_at);
}

export async function removeBonuses(tx: Tx, effects: readonly EffectOf<unknown>[]): Promise<void> {
  const memberIds = effects.map((one) => one.memberId);
  await sql`
    DELETE FROM rewards.bonus_in_play
    WHERE member_id = ANY(${memberIds}::bigint[])`.execute(tx);
}
