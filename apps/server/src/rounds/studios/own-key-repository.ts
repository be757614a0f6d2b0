/** The SQL of our keys for requests to partners. */
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";

export interface OwnKeyRow {
  readonly keyId: string;
  readonly studio: string;
  readonly publicKeyPem: string;
  readonly sealed: Buffer;
  readonly addedBy: string | null;
  readonly createdAt: Date;
  readonly signsFrom: Date;
  /** From then on it signs nothing and is shown to nobody; null: nobody has said so. */
  readonly retiresAt: Date | null;
}

const columns = sql`key_id AS "keyId", studio, public_key_pem AS "publicKeyPem", sealed,
  added_by AS "addedBy", created_at AS "createdAt", signs_from AS "signsFrom",
  retires_at AS "retiresAt"`;

/** The latest to sign first. */
export async function loadOwnKeys(db: Db): Promise<OwnKeyRow[]> {
  const { rows } = await sql<OwnKeyRow>`
    SELECT ${columns} FROM rounds.own_key ORDER BY signs_from DESC, key_id`.execute(db);
  return rows;
}

export async function insertOwnKey(tx: Tx, key: OwnKeyRow): Promise<void> {
  await sql`
    INSERT INTO rounds.own_key (key_id, studio, public_key_pem, sealed, added_by, created_at,
      signs_from)
    VALUES (${key.keyId}, ${key.studio}, ${key.publicKeyPem}, ${key.sealed}, ${key.addedBy},
      ${key.createdAt}, ${key.signsFrom})`.execute(tx);
}

/** False: the partner has no such key, or it is retired and stays so. */
export async function retireOwn(
  tx: Tx,
  of: { readonly studio: string; readonly keyId: string; readonly at: Date; readonly now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE rounds.own_key SET retires_at = ${of.at}
    WHERE key_id = ${of.keyId} AND studio = ${of.studio}
      AND (retires_at IS NULL OR retires_at > ${of.now})`.execute(tx);
  return numAffectedRows === 1n;
}

export async function listOwnKeysAfter(db: Db, keyId: string, limit: number): Promise<OwnKeyRow[]> {
  const { rows } = await sql<OwnKeyRow>`
    SELECT ${columns} FROM rounds.own_key WHERE key_id > ${keyId}
    ORDER BY key_id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Unless it has changed since it was read. */
export async function resealOwnKey(
  tx: Tx,
  { keyId, sealed }: Pick<OwnKeyRow, "keyId" | "sealed">,
  anew: Buffer,
): Promise<void> {
  await sql`
    UPDATE rounds.own_key SET sealed = ${anew}
    WHERE key_id = ${keyId} AND sealed = ${sealed}`.execute(tx);
}
