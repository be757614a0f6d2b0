/** The SQL of accounts elsewhere. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../../platform/database/types.ts";

export interface SocialIdentity {
  readonly issuer: string;
  readonly subject: string;
}

export async function findMemberIdByIdentity(
  db: Db,
  { issuer, subject }: SocialIdentity,
): Promise<MemberId | null> {
  const { rows } = await sql<{ member_id: MemberId }>`
    SELECT member_id FROM members.social_identity
    WHERE issuer = ${issuer} AND subject = ${subject}`.execute(db);
  return rows[0]?.member_id ?? null;
}

export async function findLinkedAt(db: Db, memberId: MemberId): Promise<Date | null> {
  const { rows } = await sql<{ linked_at: Date }>`
    SELECT linked_at FROM members.social_identity
    WHERE member_id = ${memberId} ORDER BY linked_at LIMIT 1`.execute(db);
  return rows[0]?.linked_at ?? null;
}

/** False: that account is another member's, or the member has one there. */
export async function insertIdentity(
  tx: Tx,
  { issuer, subject, memberId, now }: SocialIdentity & { memberId: MemberId; now: Date },
): Promise<boolean> {
  const inserted = await sql`
    INSERT INTO members.social_identity (issuer, subject, member_id, linked_at)
    VALUES (${issuer}, ${subject}, ${memberId}, ${now})
    ON CONFLICT DO NOTHING`.execute(tx);
  return inserted.numAffectedRows === 1n;
}

export async function noteIdentityUse(
  tx: Tx,
  { issuer, subject, now }: SocialIdentity & { now: Date },
): Promise<void> {
  await sql`
    UPDATE members.social_identity SET last_used_at = ${now}
    WHERE issuer = ${issuer} AND subject = ${subject}`.execute(tx);
}

export async function removeIdentities(tx: Tx, memberId: MemberId): Promise<boolean> {
  const removed = await sql`
    DELETE FROM members.social_identity WHERE member_id = ${memberId}`.execute(tx);
  return (removed.numAffectedRows ?? 0n) > 0n;
}
