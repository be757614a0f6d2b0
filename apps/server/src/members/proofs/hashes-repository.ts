/** The SQL that lays a new key over hashes that are kept. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { Renewed } from "../../platform/secrets/renew-all.ts";

export interface RecoveryCode {
  readonly member_id: MemberId;
  readonly code_hash: Buffer;
}

export async function listRecoveryCodes(
  db: Db,
  after: RecoveryCode | null,
  limit: number,
): Promise<readonly RecoveryCode[]> {
  const { rows } = await sql<RecoveryCode>`
    SELECT member_id, code_hash FROM members.recovery_code
    WHERE (member_id, code_hash) > (${after?.member_id ?? 0}, ${after?.code_hash ?? Buffer.of()})
    ORDER BY member_id, code_hash LIMIT ${limit}`.execute(db);
  return rows;
}

/** One that was used meanwhile stays used. */
export async function replaceRecoveryCodes(
  tx: Tx,
  changes: readonly Renewed<RecoveryCode, Buffer>[],
): Promise<void> {
  await sql`
    WITH changed AS (
      SELECT * FROM unnest(${changes.map(({ row }) => row.member_id)}::bigint[],
        ${changes.map(({ row }) => row.code_hash)}::bytea[],
        ${changes.map(({ value }) => value)}::bytea[]) AS t (member_id, old_hash, new_hash)
    ), gone AS (
      DELETE FROM members.recovery_code AS r USING changed AS c
      WHERE r.member_id = c.member_id AND r.code_hash = c.old_hash
      RETURNING c.member_id, c.new_hash
    )
    INSERT INTO members.recovery_code (member_id, code_hash)
    SELECT member_id, new_hash FROM gone`.execute(tx);
}

export interface WithdrawalPassword {
  readonly member_id: MemberId;
  readonly hash: string;
}

export async function listWithdrawalPasswords(
  db: Db,
  after: WithdrawalPassword | null,
  limit: number,
): Promise<readonly WithdrawalPassword[]> {
  const { rows } = await sql<WithdrawalPassword>`
    SELECT member_id, withdrawal_password_hash AS hash FROM members.member
    WHERE withdrawal_password_hash IS NOT NULL AND member_id > ${after?.member_id ?? 0}
    ORDER BY member_id LIMIT ${limit}`.execute(db);
  return rows;
}

/** One that was changed meanwhile is the member's new one. */
export async function replaceWithdrawalPasswords(
  tx: Tx,
  changes: readonly Renewed<WithdrawalPassword, string>[],
): Promise<void> {
  await sql`
    UPDATE members.member AS m SET withdrawal_password_hash = c.new_hash
    FROM unnest(${changes.map(({ row }) => row.member_id)}::bigint[],
      ${changes.map(({ row }) => row.hash)}::text[],
      ${changes.map(({ value }) => value)}::text[]) AS c (member_id, old_hash, new_hash)
    WHERE m.member_id = c.member_id AND m.withdrawal_password_hash = c.old_hash`.execute(tx);
}
