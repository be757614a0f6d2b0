/** The SQL of devices that messages are pushed to. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { PushKind } from "@tucano/contract/player/site/push.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { PushAddress } from "../../platform/push/index.ts";
import { DEVICES_MAX } from "./policy.ts";

export interface PushDevice extends PushAddress {
  readonly deviceId: string;
  readonly memberId: MemberId;
  readonly sessionId: string;
  readonly userAgent: string;
  readonly kinds: readonly PushKind[];
  readonly chosenAt: Date;
}

const columns = sql`device_id AS "deviceId", member_id AS "memberId", session_id AS "sessionId",
  endpoint, p256dh, auth, key, user_agent AS "userAgent", kinds, chosen_at AS "chosenAt"`;

/** Whoever sits at a device now has it; a member's oldest goes when there are too many. */
export async function saveDevice(tx: Tx, one: PushDevice): Promise<void> {
  await sql`
    INSERT INTO messages.push_device (device_id, member_id, session_id, endpoint, p256dh, auth, key,
      user_agent, kinds, chosen_at)
    VALUES (${one.deviceId}, ${one.memberId}, ${one.sessionId}, ${one.endpoint}, ${one.p256dh},
      ${one.auth}, ${one.key}, ${one.userAgent}, ${[...one.kinds]}::text[], ${one.chosenAt})
    ON CONFLICT (device_id) DO UPDATE SET member_id = excluded.member_id,
      session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
      key = excluded.key, user_agent = excluded.user_agent, kinds = excluded.kinds,
      chosen_at = excluded.chosen_at`.execute(tx);
  await sql`
    DELETE FROM messages.push_device WHERE device_id IN (
      SELECT device_id FROM messages.push_device WHERE member_id = ${one.memberId}
      ORDER BY chosen_at DESC, device_id OFFSET ${DEVICES_MAX})`.execute(tx);
}

/** The newest first. */
export async function listDevices(db: Db | Tx, memberId: MemberId): Promise<PushDevice[]> {
  const { rows } = await sql<PushDevice>`
    SELECT ${columns} FROM messages.push_device
    WHERE member_id = ${memberId} ORDER BY chosen_at DESC, device_id`.execute(db);
  return rows;
}

export async function findDevices(
  db: Db,
  deviceIds: readonly string[],
): Promise<ReadonlyMap<string, PushDevice>> {
  const { rows } = await sql<PushDevice>`
    SELECT ${columns} FROM messages.push_device
    WHERE device_id = ANY(${[...deviceIds]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.deviceId, row]));
}

export async function listKinds(
  tx: Tx,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, readonly Pick<PushDevice, "deviceId" | "kinds">[]>> {
  const { rows } = await sql<Pick<PushDevice, "deviceId" | "kinds" | "memberId">>`
    SELECT device_id AS "deviceId", member_id AS "memberId", kinds FROM messages.push_device
    WHERE member_id = ANY(${[...memberIds]}::bigint[])`.execute(tx);
  return Map.groupBy(rows, ({ memberId }) => memberId);
}

export async function removeDevice(tx: Tx, memberId: MemberId, deviceId: string): Promise<void> {
  await sql`
    DELETE FROM messages.push_device
    WHERE device_id = ${deviceId} AND member_id = ${memberId}`.execute(tx);
}

/** Gone, or signed out: whatever waits for them is found to have no device. */
export async function removeDevices(tx: Tx, deviceIds: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM messages.push_device
    WHERE device_id = ANY(${[...deviceIds]}::text[])`.execute(tx);
}

/** On all devices of the one whose device this is: consent is a person's. */
export async function endOffers(tx: Tx, deviceId: string): Promise<void> {
  const { rows } = await sql<{ memberId: MemberId }>`
    SELECT member_id AS "memberId" FROM messages.push_device
    WHERE device_id = ${deviceId}`.execute(tx);
  const memberId = rows[0]?.memberId ?? null;
  await sql`
    DELETE FROM messages.push_device
    WHERE member_id = ${memberId} AND kinds = '{offers}'`.execute(tx);
  await sql`
    UPDATE messages.push_device SET kinds = array_remove(kinds, 'offers')
    WHERE member_id = ${memberId} AND 'offers' = ANY(kinds)`.execute(tx);
}

export async function countDevices(db: Db): Promise<number> {
  const { rows } = await sql<{ devices: number }>`
    SELECT count(*) AS devices FROM messages.push_device`.execute(db);
  return rows[0]?.devices ?? 0;
}
