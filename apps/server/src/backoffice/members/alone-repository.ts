/** The SQL of amounts that one person moved alone. */
import { sql } from "kysely";
import type { Centavos } from "@tucano/contract/money.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Tx } from "../../platform/database/types.ts";

export interface Bounds {
  readonly each: number;
  readonly day: number;
}

/** What the operator's role allows; whatever else they do alone waits until this is written. */
export async function lockBounds(tx: Tx, operatorId: number): Promise<Bounds> {
  const { rows } = await sql<Bounds>`
    SELECT r.alone_each_centavos AS each, r.alone_day_centavos AS day
    FROM backoffice.operator o JOIN backoffice.role r USING (role)
    WHERE o.operator_id = ${operatorId} FOR NO KEY UPDATE OF o`.execute(tx);
  return rows[0] ?? { each: 0, day: 0 };
}

export async function sumSince(
  tx: Tx,
  of: { readonly operatorId: number; readonly memberId: MemberId; readonly since: Date },
): Promise<{ readonly ofOperator: number; readonly ofMember: number }> {
  const { rows } = await sql<{ by: number; to: number }>`
    SELECT coalesce(sum(amount) FILTER (WHERE operator_id = ${of.operatorId}), 0)::bigint AS by,
      coalesce(sum(amount) FILTER (WHERE member_id = ${of.memberId}), 0)::bigint AS to
    FROM backoffice.alone_act
    WHERE (operator_id = ${of.operatorId} OR member_id = ${of.memberId})
      AND at >= ${of.since} AND failed_at IS NULL`.execute(tx);
  return { ofOperator: rows[0]?.by ?? 0, ofMember: rows[0]?.to ?? 0 };
}

export async function insertAct(
  tx: Tx,
  act: {
    readonly operatorId: number;
    readonly memberId: MemberId;
    readonly amount: Centavos;
    readonly at: Date;
  },
): Promise<number> {
  const { rows } = await sql<{ alone_id: number }>`
    INSERT INTO backoffice.alone_act (operator_id, member_id, amount, at)
    VALUES (${act.operatorId}, ${act.memberId}, ${act.amount}, ${act.at})
    RETURNING alone_id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("The inserted act was not returned.");
  return row.alone_id;
}

export async function noteFailed(tx: Tx, aloneId: number, now: Date): Promise<void> {
  await sql`
    UPDATE backoffice.alone_act SET failed_at = ${now} WHERE alone_id = ${aloneId}`.execute(tx);
}
