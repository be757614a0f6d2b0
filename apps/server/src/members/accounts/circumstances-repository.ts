/** The SQL of what surrounds an account when money is about to leave it. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db } from "../../platform/database/types.ts";

export interface Circumstances {
  /** When a password, or the one for withdrawals, was last changed; null: never. */
  readonly secretsChangedAt: Date | null;
  /** Since when the device of the last sign-in is known; null: it is the first one there was. */
  readonly deviceSince: Date | null;
  /** Others who registered from the same address within a day of this one. */
  readonly sameAddress: number;
  /** Shut out, and on the same device, at the same key, or of the same name and birth date. */
  readonly blockedNear: number;
  /** On the same device or at the same key, and the inviter or an invitee of this one. */
  readonly ownTree: number;
}

const NEAR_MAX = 200;

/** `atKey`: those who share a payment key, as another room knows. Everything goes by an index. */
export async function findCircumstances(
  db: Db,
  memberId: MemberId,
  atKey: readonly MemberId[],
): Promise<Circumstances | null> {
  const { rows } = await sql<Circumstances>`
    WITH own AS (
      SELECT member_id, top_id, register_ip, created_at, birth_date, secrets_changed_at,
        members.plain_name(realname) AS plain_name
      FROM members.member WHERE member_id = ${memberId}
    ), linked AS (
      SELECT other.member_id FROM members.device mine
      JOIN members.device other ON other.device_hash = mine.device_hash
      WHERE mine.member_id = ${memberId} AND other.member_id <> ${memberId}
      UNION
      SELECT unnest(${[...atKey]}::bigint[])
      LIMIT ${NEAR_MAX}
    ), devices AS (
      SELECT first_seen_at, row_number() OVER (ORDER BY last_seen_at DESC, device_hash) AS place,
        min(first_seen_at) OVER () AS first_of_all
      FROM members.device WHERE member_id = ${memberId}
    ), neighbours AS (
      SELECT m.member_id FROM own JOIN members.member m
        ON m.register_ip = own.register_ip AND m.member_id <> own.member_id
        AND m.created_at BETWEEN own.created_at - interval '1 day'
          AND own.created_at + interval '1 day'
      WHERE own.register_ip <> '' LIMIT ${NEAR_MAX}
    ), twins AS (
      SELECT m.member_id FROM own JOIN members.member m
        ON m.birth_date = own.birth_date AND m.member_id <> own.member_id
        AND members.plain_name(m.realname) = own.plain_name
      LIMIT ${NEAR_MAX}
    )
    SELECT own.secrets_changed_at AS "secretsChangedAt",
      (SELECT first_seen_at FROM devices WHERE place = 1 AND first_seen_at > first_of_all)
        AS "deviceSince",
      (SELECT count(*) FROM neighbours) AS "sameAddress",
      (SELECT count(*) FROM members.member m
        WHERE m.member_id IN (SELECT member_id FROM linked UNION SELECT member_id FROM twins)
          AND m.status <> 'active') AS "blockedNear",
      (SELECT count(*) FROM members.member m JOIN linked USING (member_id)
        WHERE m.top_id = own.member_id OR m.member_id = own.top_id) AS "ownTree"
    FROM own`.execute(db);
  return rows[0] ?? null;
}
