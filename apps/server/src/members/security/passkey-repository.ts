/** The SQL of passkeys and their challenges. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { StoredPasskey } from "../../platform/passkeys/passkeys.ts";

interface PasskeyRow extends StoredPasskey {
  readonly member_id: MemberId;
}

const columns = sql`credential_id, member_id, public_key, counter, site, name, created_at,
  last_used_at`;

export async function listPasskeys(db: Db, memberId: MemberId): Promise<readonly PasskeyRow[]> {
  const { rows } = await sql<PasskeyRow>`
    SELECT ${columns} FROM members.passkey WHERE member_id = ${memberId}
    ORDER BY created_at, credential_id`.execute(db);
  return rows;
}

export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | null> {
  const found = await sql<PasskeyRow>`
    SELECT ${columns} FROM members.passkey
    WHERE credential_id = ${credentialId}`.execute(db);
  return found.rows[0] ?? null;
}

/** False: that device's key is known already. */
export async function insertPasskey(
  tx: Tx,
  passkey: Omit<PasskeyRow, "last_used_at">,
): Promise<boolean> {
  const inserted = await sql`
    INSERT INTO members.passkey
      (credential_id, member_id, public_key, counter, site, name, created_at)
    VALUES (${passkey.credential_id}, ${passkey.member_id}, ${passkey.public_key},
      ${passkey.counter}, ${passkey.site}, ${passkey.name}, ${passkey.created_at})
    ON CONFLICT (credential_id) DO NOTHING`.execute(tx);
  return inserted.numAffectedRows === 1n;
}

export async function noteUse(
  tx: Tx,
  use: { readonly credentialId: string; readonly counter: number; readonly now: Date },
): Promise<void> {
  await sql`
    UPDATE members.passkey
    SET counter = greatest(counter, ${use.counter}), last_used_at = ${use.now}
    WHERE credential_id = ${use.credentialId}`.execute(tx);
}

export async function removePasskey(
  tx: Tx,
  { memberId, credentialId }: { readonly memberId: MemberId; readonly credentialId: string },
): Promise<boolean> {
  const removed = await sql`
    DELETE FROM members.passkey
    WHERE credential_id = ${credentialId} AND member_id = ${memberId}`.execute(tx);
  return removed.numAffectedRows === 1n;
}

export async function insertChallenge(
  tx: Tx,
  challenge: { readonly hash: Buffer; readonly ownerId: number | null; readonly expiresAt: Date },
): Promise<void> {
  await sql`
    INSERT INTO members.challenge (challenge_hash, member_id, expires_at)
    VALUES (${challenge.hash}, ${challenge.ownerId}, ${challenge.expiresAt})`.execute(tx);
}

/** Deleting is what makes it good for one answer. False: unknown, too old, or somebody else's. */
export async function takeChallenge(
  tx: Tx,
  challenge: { readonly hash: Buffer; readonly ownerId: number | null; readonly now: Date },
): Promise<boolean> {
  const taken = await sql`
    DELETE FROM members.challenge
    WHERE challenge_hash = ${challenge.hash} AND expires_at > ${challenge.now}
      AND member_id IS NOT DISTINCT FROM ${challenge.ownerId}`.execute(tx);
  return taken.numAffectedRows === 1n;
}

export async function removeChallenges(tx: Tx, before: Date): Promise<void> {
  await sql`DELETE FROM members.challenge WHERE expires_at < ${before}`.execute(tx);
}
