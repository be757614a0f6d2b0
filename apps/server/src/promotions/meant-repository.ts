/** The SQL of whom an offer of a segment is meant for. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../platform/database/types.ts";

/** Since when each of these offers is meant for a member. */
export async function listMeant(
  db: Db,
  memberId: MemberId,
  offers: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ offer: string; since: Date }>`
    SELECT offer, since FROM promotions.meant
    WHERE member_id = ${memberId} AND offer = ANY(${[...offers]}::text[])`.execute(db);
  return new Map(rows.map(({ offer, since }) => [offer, since]));
}

export async function findPlace(db: Db, offer: string): Promise<number> {
  const { rows } = await sql<{ place: number }>`
    SELECT place FROM promotions.meant_place WHERE offer = ${offer}`.execute(db);
  return rows[0]?.place ?? 0;
}

/** Who is meant already stays so since then. */
export async function noteMeant(
  tx: Tx,
  of: {
    readonly offer: string;
    readonly memberIds: readonly MemberId[];
    readonly place: number;
    readonly now: Date;
  },
): Promise<void> {
  await sql`
    INSERT INTO promotions.meant (member_id, offer, since)
    SELECT id, ${of.offer}, ${of.now} FROM unnest(${[...of.memberIds]}::bigint[]) AS id ORDER BY 1
    ON CONFLICT DO NOTHING`.execute(tx);
  await sql`
    INSERT INTO promotions.meant_place (offer, place) VALUES (${of.offer}, ${of.place})
    ON CONFLICT (offer) DO UPDATE SET place = excluded.place`.execute(tx);
}
