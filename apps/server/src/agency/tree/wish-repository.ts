/** The SQL of wishes: who would like whom in their team. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../../platform/database/types.ts";

export interface Wish {
  readonly inviterId: MemberId;
  readonly askedAt: Date;
}

/** True: it is new. One that is already open, or was declined, is not changed. */
export async function insertWish(
  tx: Tx,
  wish: Wish & { readonly inviteeId: MemberId; readonly askedBy: MemberId },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO agency.wish (invitee_id, inviter_id, asked_by, asked_at)
    VALUES (${wish.inviteeId}, ${wish.inviterId}, ${wish.askedBy}, ${wish.askedAt})
    ON CONFLICT DO NOTHING`.execute(tx);
  return numAffectedRows === 1n;
}

export async function countAsked(tx: Tx, askedBy: MemberId, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM agency.wish
    WHERE asked_by = ${askedBy} AND asked_at > ${since}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function listOpenWishes(db: Db, inviteeId: MemberId): Promise<Wish[]> {
  const { rows } = await sql<Wish>`
    SELECT inviter_id AS "inviterId", asked_at AS "askedAt" FROM agency.wish
    WHERE invitee_id = ${inviteeId} AND NOT is_declined
    ORDER BY asked_at, inviter_id`.execute(db);
  return rows;
}

/** False: there is no such wish, or none that is open. */
export async function declineWish(
  tx: Tx,
  of: { readonly inviteeId: MemberId; readonly inviterId: MemberId },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE agency.wish SET is_declined = true
    WHERE invitee_id = ${of.inviteeId} AND inviter_id = ${of.inviterId} AND NOT is_declined
  `.execute(tx);
  return numAffectedRows === 1n;
}
