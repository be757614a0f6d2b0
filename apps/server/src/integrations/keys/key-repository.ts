/** The SQL of tools' keys. */
import { sql } from "kysely";
import type { KeyScope } from "@tucano/contract/integrations/events.ts";
import type { Db, Tx } from "../../platform/database/types.ts";

export interface KeyRow {
  readonly keyId: number;
  readonly name: string;
  readonly beginning: string;
  readonly scopes: readonly KeyScope[];
  /** Whose figures it reads; null: it is no affiliate's. */
  readonly affiliateId: number | null;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly lastUsedAt: Date | null;
}

const columns = sql`key_id AS "keyId", name, beginning, scopes,
  affiliate_id AS "affiliateId", created_by AS "createdBy",
  created_at AS "createdAt", expires_at AS "expiresAt", revoked_at AS "revokedAt",
  last_used_at AS "lastUsedAt"`;

export async function insertKey(
  tx: Tx,
  key: Omit<KeyRow, "keyId" | "revokedAt" | "lastUsedAt"> & { readonly digest: Buffer },
): Promise<KeyRow> {
  const { rows } = await sql<KeyRow>`
    INSERT INTO integrations.api_key
      (name, digest, beginning, scopes, affiliate_id, created_by, created_at, expires_at)
    VALUES (${key.name}, ${key.digest}, ${key.beginning}, ${key.scopes}::text[],
      ${key.affiliateId}, ${key.createdBy}, ${key.createdAt}, ${key.expiresAt})
    RETURNING ${columns}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("The key just written is missing.");
  return row;
}

export async function listKeys(db: Db): Promise<readonly KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    SELECT ${columns} FROM integrations.api_key
    ORDER BY revoked_at IS NOT NULL, key_id DESC LIMIT 200`.execute(db);
  return rows;
}

/** Null: there is none, or it was revoked before. */
export async function revoke(tx: Tx, keyId: number, now: Date): Promise<KeyRow | null> {
  const { rows } = await sql<KeyRow>`
    UPDATE integrations.api_key SET revoked_at = ${now}
    WHERE key_id = ${keyId} AND revoked_at IS NULL RETURNING ${columns}`.execute(tx);
  return rows[0] ?? null;
}

/** One that is good now. Read for every call, so that a revoked one is refused at once. */
export async function findKey(db: Db, digest: Buffer, now: Date): Promise<KeyRow | null> {
  const { rows } = await sql<KeyRow>`
    SELECT ${columns} FROM integrations.api_key
    WHERE digest = ${digest} AND revoked_at IS NULL
      AND (expires_at IS NULL OR expires_at > ${now})`.execute(db);
  return rows[0] ?? null;
}

export async function noteUse(db: Db, keyId: number, now: Date): Promise<void> {
  await sql`UPDATE integrations.api_key SET last_used_at = ${now}
    WHERE key_id = ${keyId}`.execute(db);
}
