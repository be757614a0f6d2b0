/** The SQL of the ways that members have opened to offers. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { WaysChosen } from "./policy.ts";

export async function findWays(db: Db, memberId: MemberId): Promise<WaysChosen> {
  const { rows } = await sql<WaysChosen>`
    SELECT opted_in AS "optedIn", opted_out AS "optedOut" FROM messages.reach
    WHERE member_id = ${memberId}`.execute(db);
  return rows[0] ?? { optedIn: [], optedOut: [] };
}

/** Of those who ever chose any. */
export async function listWays(
  tx: Tx,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, WaysChosen>> {
  const { rows } = await sql<WaysChosen & { memberId: MemberId }>`
    SELECT member_id AS "memberId", opted_in AS "optedIn", opted_out AS "optedOut"
    FROM messages.reach WHERE member_id = ANY(${[...memberIds]}::bigint[])`.execute(tx);
  return new Map(rows.map((row) => [row.memberId, row]));
}

/** A server of the release before reads what is closed. */
export async function saveWays(
  tx: Tx,
  of: WaysChosen & { readonly memberId: MemberId; readonly token: string },
): Promise<void> {
  await sql`
    INSERT INTO messages.reach (member_id, token, opted_in, opted_out)
    VALUES (${of.memberId}, ${of.token}, ${[...(of.optedIn ?? [])]}::text[],
      ${[...of.optedOut]}::text[])
    ON CONFLICT (member_id) DO UPDATE SET opted_in = excluded.opted_in,
      opted_out = excluded.opted_out`.execute(tx);
}

/** It closes this way, and opens no other. False: nobody has this token. */
export async function optOutByToken(tx: Tx, token: string, channel: string): Promise<boolean> {
  const ended = await sql`
    UPDATE messages.reach SET
      opted_in = CASE WHEN opted_in IS NULL AND opted_out = '{}' THEN '{}' ELSE opted_in END,
      opted_out = CASE WHEN ${channel} = ANY(opted_out) THEN opted_out
        ELSE array_append(opted_out, ${channel}) END
    WHERE token = ${token}`.execute(tx);
  return ended.numAffectedRows === 1n;
}
