/** The SQL of who invited whom, and of the devices that guards look at. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../../platform/database/types.ts";

export interface Invitee {
  readonly memberId: MemberId;
  readonly inviterId: MemberId;
  readonly account: string;
  readonly createdAt: Date;
}

export async function findInviter(db: Db, memberId: MemberId): Promise<MemberId | null> {
  const found = await sql<{ top_id: MemberId | null }>`
    SELECT top_id FROM members.member WHERE member_id = ${memberId}`.execute(db);
  return found.rows[0]?.top_id ?? null;
}

/** Those whom these members invited themselves, the first ones first. */
export async function findInvitees(
  db: Db,
  inviterIds: readonly MemberId[],
): Promise<readonly Invitee[]> {
  const { rows } = await sql<Invitee>`
    SELECT member_id AS "memberId", top_id AS "inviterId", account, created_at AS "createdAt"
    FROM members.member
    WHERE top_id = ANY(${[...inviterIds]}::bigint[])
    ORDER BY created_at, member_id`.execute(db);
  return rows;
}

export async function findMemberIdByPhone(db: Db, phone: string): Promise<MemberId | null> {
  const found = await sql<{ member_id: MemberId }>`
    SELECT member_id FROM members.member
    WHERE phone = ${phone} AND deleted_at IS NULL`.execute(db);
  return found.rows[0]?.member_id ?? null;
}

/** A lock number of our own: changes of the tree wait for each other. */
const TREE_LOCK = 7_220_011;

export async function lockTree(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${TREE_LOCK})`.execute(tx);
}

/** Is `below` the member itself or somebody under it, at whatever depth? */
export async function isInTreeOf(
  tx: Tx,
  { above, below }: { readonly above: number; readonly below: number },
): Promise<boolean> {
  const found = await sql<{ is_in: boolean }>`
    WITH RECURSIVE upwards AS (
      SELECT member_id, top_id FROM members.member WHERE member_id = ${below}
      UNION
      SELECT m.member_id, m.top_id FROM members.member m JOIN upwards u ON m.member_id = u.top_id
    )
    SELECT EXISTS (SELECT FROM upwards WHERE member_id = ${above}) AS is_in`.execute(tx);
  return found.rows[0]?.is_in ?? false;
}

/** They count from the next day on. False: the member has an inviter already. */
export async function saveInviter(
  tx: Tx,
  { memberId, inviterId, now }: { memberId: MemberId; inviterId: MemberId; now: Date },
): Promise<boolean> {
  const saved = await sql<{ member_id: MemberId }>`
    UPDATE members.member SET top_id = ${inviterId}, updated_at = ${now},
      counts_from = (${now}::timestamptz AT TIME ZONE 'America/Sao_Paulo')::date + 1
    WHERE member_id = ${memberId} AND top_id IS NULL
    RETURNING member_id`.execute(tx);
  return saved.rows.length > 0;
}

export async function saveDevice(
  tx: Tx,
  { memberId, hash, now }: { memberId: MemberId; hash: string; now: Date },
): Promise<void> {
  await sql`
    INSERT INTO members.device (member_id, device_hash, first_seen_at, last_seen_at)
    VALUES (${memberId}, ${hash}, ${now}, ${now})
    ON CONFLICT (member_id, device_hash) DO UPDATE
      SET last_seen_at = greatest(members.device.last_seen_at, excluded.last_seen_at)
  `.execute(tx);
}

/** The most that anybody looks through. */
const SHARERS_MAX = 100;

/** Other members who signed in from a device of this one. */
export async function findDeviceSharers(db: Db, memberId: MemberId): Promise<MemberId[]> {
  const found = await sql<{ member_id: MemberId }>`
    SELECT DISTINCT other.member_id FROM members.device own
    JOIN members.device other
      ON other.device_hash = own.device_hash AND other.member_id <> own.member_id
    WHERE own.member_id = ${memberId} ORDER BY other.member_id LIMIT ${SHARERS_MAX}`.execute(db);
  return found.rows.map((row) => row.member_id);
}

/** Others who registered from the same address within a day of this one. */
export async function findNeighbours(db: Db, memberId: MemberId): Promise<MemberId[]> {
  const found = await sql<{ member_id: MemberId }>`
    SELECT other.member_id FROM members.member own
    JOIN members.member other
      ON other.register_ip = own.register_ip AND other.member_id <> own.member_id
      AND other.created_at BETWEEN own.created_at - interval '1 day'
        AND own.created_at + interval '1 day'
    WHERE own.member_id = ${memberId} AND own.register_ip <> ''
    ORDER BY other.member_id LIMIT ${SHARERS_MAX}`.execute(db);
  return found.rows.map((row) => row.member_id);
}

/** The device that the member signed in from last. */
export async function findDevice(db: Db, memberId: MemberId): Promise<string | null> {
  const found = await sql<{ device_hash: string }>`
    SELECT device_hash FROM members.device WHERE member_id = ${memberId}
    ORDER BY last_seen_at DESC, device_hash LIMIT 1`.execute(db);
  return found.rows[0]?.device_hash ?? null;
}
