/** A studio's bets and wins as its partner may hold against its own: to the unit. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { UNITS_PER_CENTAVO } from "@tucano/contract/studios/studio-wallet.ts";
import type { Db } from "../../platform/database/types.ts";

export interface OwnMovement {
  readonly transactionUuid: string;
  readonly memberId: MemberId;
  readonly gameCode: string;
  readonly roundRef: string;
  readonly kind: "bet" | "win";
  readonly units: number;
  /** Somebody else paid for it. */
  readonly isFree: boolean;
  readonly isUndone: boolean;
  readonly at: Date;
}

const columns = sql`m.transaction_uuid AS "transactionUuid", m.member_id AS "memberId",
  coalesce(r.game_code, '') AS "gameCode", m.round_ref AS "roundRef", m.kind,
  (m.cash + m.bonus) * ${sql.lit(UNITS_PER_CENTAVO)}
    + CASE m.kind WHEN 'bet' THEN -m.change ELSE m.change END AS units,
  m.reward IS NOT NULL AS "isFree", m.undone_at IS NOT NULL AS "isUndone", m.created_at AS at`;
const round = sql`LEFT JOIN rounds.round r ON r.member_id = m.member_id AND r.studio = m.studio
  AND r.round_ref = m.round_ref`;

/** Of a partner: an index serves it, and none the house's own. */
export async function listMovements(
  db: Db,
  of: { readonly studio: string; readonly from: Date; readonly until: Date },
): Promise<OwnMovement[]> {
  const { rows } = await sql<OwnMovement>`
    SELECT ${columns} FROM rounds.movement m ${round}
    WHERE m.studio = ${of.studio} AND m.studio NOT IN ('house', 'rgs')
      AND m.created_at >= ${of.from} AND m.created_at < ${of.until}`.execute(db);
  return rows;
}

/** Whatever their time. */
export async function findMovements(
  db: Db,
  studio: string,
  wanted: readonly { readonly memberId: MemberId; readonly transactionUuid: string }[],
): Promise<OwnMovement[]> {
  const { rows } = await sql<OwnMovement>`
    SELECT ${columns}
    FROM unnest(${wanted.map(({ memberId }) => memberId)}::bigint[],
      ${wanted.map(({ transactionUuid }) => transactionUuid)}::uuid[]) AS w (member_id, id)
    JOIN rounds.movement m ON m.member_id = w.member_id AND m.studio = ${studio}
      AND m.transaction_uuid = w.id ${round}`.execute(db);
  return rows;
}
