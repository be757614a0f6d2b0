/** The SQL of what happened to brought members. */
import { sql } from "kysely";
import type { Tx } from "../platform/database/types.ts";
import type { NewEvent } from "./types.ts";

export async function insertEvents(tx: Tx, of: readonly NewEvent[]): Promise<void> {
  if (of.length === 0) return;
  await sql`
    INSERT INTO affiliates.event (event_id, affiliate_id, member_id, kind, amount, at)
    SELECT * FROM unnest(${of.map((one) => one.eventId)}::text[],
      ${of.map((one) => one.affiliateId)}::bigint[], ${of.map((one) => one.memberId)}::bigint[],
      ${of.map((one) => one.kind)}::text[], ${of.map((one) => one.amount)}::bigint[],
      ${of.map((one) => one.at)}::timestamptz[])
    ON CONFLICT (event_id) DO NOTHING`.execute(tx);
}

/**
 * What a reader tells stays for ever: if the journal is read again, it is known to be told. A day's
 * revenue is told by the clock, once.
 */
export async function forgetEvents(tx: Tx, before: Date): Promise<void> {
  await sql`DELETE FROM affiliates.event WHERE at < ${before} AND kind = 'revenue'`.execute(tx);
  await sql`DELETE FROM affiliates.request WHERE updated_at < ${before} AND state <> 'waiting'
  `.execute(tx);
}
