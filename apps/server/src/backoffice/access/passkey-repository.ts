/** The SQL of operators' passkeys and their challenges. */
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { StoredPasskey } from "../../platform/passkeys/passkeys.ts";

interface PasskeyRow extends StoredPasskey {
  readonly operator_id: number;
}

const columns = sql`credential_id, operator_id, public_key, counter, site, name, created_at,
  last_used_at`;

export async function listPasskeys(db: Db, operatorId: number): Promise<readonly PasskeyRow[]> {
  const { rows } = await sql<PasskeyRow>`
    SELECT ${columns} FROM backoffice.passkey WHERE operator_id = ${operatorId}
    ORDER BY created_at, credential_id`.execute(db);
  return rows;
}

export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | null> {
  const found = await sql<PasskeyRow>`
    SELECT ${columns} FROM backoffice.passkey WHERE credential_id = ${credentialId}`.execute(db);
  return found.rows[0] ?? null;
}

/** False: that device's key is known already. */
export async function insertPasskey(
  tx: Tx,
  passkey: Omit<PasskeyRow, "last_used_at">,
): Promise<boolean> {
  const inserted = await sql`
    INSERT INTO backoffice.passkey
      (credential_id, operator_id, public_key, counter, site, name, created_at)
    VALUES (${passkey.credential_id}, ${passkey.operator_id}, ${passkey.public_key},
      ${passkey.counter}, ${passkey.site}, ${passkey.name}, ${passkey.created_at})
    ON CONFLICT (credential_id) DO NOTHING`.execute(tx);
  return inserted.numAffectedRows === 1n;
}

export async function noteUse(
  tx: Tx,
  use: { readonly credentialId: string; readonly counter: number; readonly now: Date },
): Promise<void> {
  await sql`
    UPDATE backoffice.passkey
    SET counter = greatest(counter, ${use.counter}), last_used_at = ${use.now}
    WHERE credential_id = ${use.credentialId}`.execute(tx);
}

/** Without an id, all of them. Returns how many went. */
export async function removePasskeys(
  tx: Tx,
  { operatorId, credentialId }: { readonly operatorId: number; readonly credentialId?: string },
): Promise<number> {
  const removed = await sql`
    DELETE FROM backoffice.passkey
    WHERE operator_id = ${operatorId}
      AND (${credentialId ?? null}::text IS NULL OR credential_id = ${credentialId ?? null})
  `.execute(tx);
  return Number(removed.numAffectedRows ?? 0n);
}

export async function insertChallenge(
  tx: Tx,
  challenge: {
    readonly hash: Buffer;
    readonly ownerId: number | null;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await sql`
    INSERT INTO backoffice.challenge (challenge_hash, operator_id, expires_at)
    VALUES (${challenge.hash}, ${challenge.ownerId}, ${challenge.expiresAt})`.execute(tx);
}

/** Deleting is what makes it good for one answer. False: unknown, too old, or somebody else's. */
export async function takeChallenge(
  tx: Tx,
  challenge: { readonly hash: Buffer; readonly ownerId: number | null; readonly now: Date },
): Promise<boolean> {
  await sql`DELETE FROM backoffice.challenge WHERE expires_at <= ${challenge.now}`.execute(tx);
  const taken = await sql`
    DELETE FROM backoffice.challenge
    WHERE challenge_hash = ${challenge.hash}
      AND operator_id IS NOT DISTINCT FROM ${challenge.ownerId}`.execute(tx);
  return taken.numAffectedRows === 1n;
}
