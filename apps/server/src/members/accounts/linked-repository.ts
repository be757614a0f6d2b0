/** The SQL of accounts that may be in one hand. Everything goes by an index, each tie bounded. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db } from "../../platform/database/types.ts";
import { toRecord } from "../present.ts";
import { memberColumns, type MemberRow } from "../repository.ts";
import type { MemberRecord } from "../types.ts";

/** device: signed in on it. address: registered there within a day. person: name and birth date. */
export type MemberTie = "device" | "key" | "person" | "address" | "tree";

export interface LinkedMember {
  readonly member: MemberRecord;
  readonly ties: readonly MemberTie[];
}

const EACH_MAX = 200;

export async function findOnDevicesOf(db: Db, memberId: MemberId): Promise<readonly MemberId[]> {
  const { rows } = await sql<{ member_id: MemberId }>`
    SELECT DISTINCT other.member_id FROM members.device mine
    JOIN members.device other ON other.device_hash = mine.device_hash
    WHERE mine.member_id = ${memberId} ORDER BY other.member_id DESC
    LIMIT ${EACH_MAX}`.execute(db);
  return rows.map((row) => row.member_id);
}

/** Those with the most ties first. `atKey`: who shares a payment key, as another room knows. */
export async function findLinked(
  db: Db,
  memberId: MemberId,
  { atKey, limit }: { readonly atKey: readonly MemberId[]; readonly limit: number },
): Promise<LinkedMember[]> {
  const { rows } = await sql<MemberRow & { ties: MemberTie[]; is_tree: boolean }>`
    WITH own AS (
      SELECT member_id AS own_id, top_id AS own_top_id, register_ip AS own_ip,
        created_at AS own_since, birth_date AS own_birth_date,
        members.plain_name(realname) AS own_name
      FROM members.member WHERE member_id = ${memberId}
    ), tied AS (
      (SELECT other.member_id AS tied_id, 'device' AS tie FROM members.device mine
        JOIN members.device other ON other.device_hash = mine.device_hash
        WHERE mine.member_id = ${memberId} AND other.member_id <> ${memberId} LIMIT ${EACH_MAX})
      UNION (SELECT unnest(${[...atKey]}::bigint[]), 'key')
      UNION (SELECT m.member_id, 'person' FROM own JOIN members.member m
        ON m.birth_date = own_birth_date AND m.member_id <> own_id
        AND members.plain_name(m.realname) = own_name LIMIT ${EACH_MAX})
      UNION (SELECT m.member_id, 'address' FROM own JOIN members.member m
        ON m.register_ip = own_ip AND m.member_id <> own_id
        AND m.created_at BETWEEN own_since - interval '1 day' AND own_since + interval '1 day'
        WHERE own_ip <> '' LIMIT ${EACH_MAX})
    ), linked AS (
      SELECT tied_id, array_agg(tie ORDER BY tie) AS ties FROM tied GROUP BY tied_id
    )
    SELECT ${memberColumns}, ties, (top_id IS NOT DISTINCT FROM own_id OR member_id = own_top_id)
        AS is_tree
    FROM linked JOIN members.member ON member_id = tied_id CROSS JOIN own
    ORDER BY cardinality(ties) DESC, created_at DESC, member_id LIMIT ${limit}`.execute(db);
  return rows.map((row) => ({
    member: toRecord(row),
    ties: row.is_tree ? [...row.ties, "tree"] : row.ties,
  }));
}
