/** The SQL of who let whom in, where operators were, and whether a second person ever decided. */
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";

/** One at a time: each change of accounts sees those made just before. */
export async function lockStaffing(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('backoffice.staffing', 0))`.execute(tx);
}

export async function hasHadSecondDecider(db: Db): Promise<boolean> {
  const found = await sql`SELECT FROM backoffice.second_decider`.execute(db);
  return found.rows.length > 0;
}

export type SponsorAct = "invite" | "enable" | "role";

export interface Sponsorship {
  readonly operatorIds: readonly number[];
  readonly sponsorId: number;
  readonly act: SponsorAct;
  readonly now: Date;
}

/** Whose own account is among them is nobody's sponsor by it. */
export async function saveSponsor(tx: Tx, one: Sponsorship): Promise<void> {
  await sql`
    INSERT INTO backoffice.sponsor (operator_id, sponsor_id, act, at)
    SELECT o.id, ${one.sponsorId}, ${one.act}, ${one.now}
    FROM unnest(${one.operatorIds}::bigint[]) AS o (id)
    WHERE o.id <> ${one.sponsorId}`.execute(tx);
}

export async function listHolders(db: Db, role: string): Promise<readonly number[]> {
  const found = await sql<{ operator_id: number }>`
    SELECT operator_id FROM backoffice.operator WHERE role = ${role}`.execute(db);
  return found.rows.map((row) => row.operator_id);
}

export interface Pair {
  readonly askerId: number;
  readonly deciderId: number;
}

/** Does one line of sponsors lead to both of them, or from one to the other? */
export async function shareSponsor(
  db: Db,
  { askerId, deciderId }: Pair,
  since: Date,
): Promise<boolean> {
  const found = await sql`
    WITH RECURSIVE line (began, operator_id) AS (
      VALUES (${askerId}::bigint, ${askerId}::bigint), (${deciderId}::bigint, ${deciderId}::bigint)
      UNION
      SELECT line.began, s.sponsor_id
      FROM line JOIN backoffice.sponsor s USING (operator_id)
      WHERE s.at > ${since})
    SELECT FROM line GROUP BY operator_id HAVING count(*) > 1 LIMIT 1`.execute(db);
  return found.rows.length > 0;
}

export async function shareDevice(
  db: Db,
  { askerId, deciderId }: Pair,
  since: Date,
): Promise<boolean> {
  const found = await sql`
    SELECT FROM backoffice.session a JOIN backoffice.session d USING (device)
    WHERE a.operator_id = ${askerId} AND d.operator_id = ${deciderId}
      AND a.last_seen_at > ${since} AND d.last_seen_at > ${since} LIMIT 1`.execute(db);
  return found.rows.length > 0;
}

/** Addresses at which both were within an hour of each other. */
export async function sharedAddresses(
  db: Db,
  { askerId, deciderId }: Pair,
  since: Date,
): Promise<readonly string[]> {
  const found = await sql<{ ip: string }>`
    SELECT DISTINCT a.ip
    FROM backoffice.whereabouts a
      JOIN backoffice.session sa ON sa.session_id = a.session_id
      JOIN backoffice.whereabouts d ON d.ip = a.ip
      JOIN backoffice.session sd ON sd.session_id = d.session_id
    WHERE sa.operator_id = ${askerId} AND sd.operator_id = ${deciderId}
      AND a.last_at > ${since} AND d.last_at > ${since}
      AND a.first_at < d.last_at + interval '1 hour'
      AND d.first_at < a.last_at + interval '1 hour'`.execute(db);
  return found.rows.map((row) => row.ip);
}
