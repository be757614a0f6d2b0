/** The SQL of studios and their keys. */
import { sql } from "kysely";
import type { StudioRefusal } from "@tucano/contract/studios/studio-wallet.ts";
import type { Db, Tx } from "../../platform/database/types.ts";

export interface Studio {
  readonly code: string;
  readonly name: string;
  readonly status: "active" | "disabled";
  /** Where its launch API answers; null: the house's own. */
  readonly baseUrl: string | null;
  /** What it is told of a win whose bet was undone: partners differ in what they expect. */
  readonly winAfterRollback: WinAfterRollback;
  /** The number that it has given this house; null: it knows the house by its name. */
  readonly operatorId: number | null;
}

export type WinAfterRollback = Extract<
  StudioRefusal,
  "RS_ERROR_TRANSACTION_DOES_NOT_EXIST" | "RS_ERROR_TRANSACTION_ROLLED_BACK"
>;

export interface StudioKey {
  readonly keyId: string;
  readonly studio: string;
  readonly publicKeyPem: string;
}

export async function loadStudios(db: Db): Promise<Studio[]> {
  const { rows } = await sql<Studio>`
    SELECT code, name, status, base_url AS "baseUrl", win_after_rollback AS "winAfterRollback",
      operator_id AS "operatorId"
    FROM rounds.studio ORDER BY code`.execute(db);
  return rows;
}

/** The newest first. Retired keys verify nothing. */
export async function loadKeys(db: Db): Promise<StudioKey[]> {
  const { rows } = await sql<{ key_id: string; studio: string; public_key_pem: string }>`
    SELECT key_id, studio, public_key_pem FROM rounds.studio_key
    WHERE status = 'active' ORDER BY created_at DESC, key_id`.execute(db);
  return rows.map((row) => ({
    keyId: row.key_id,
    studio: row.studio,
    publicKeyPem: row.public_key_pem,
  }));
}

export type StudioToWrite = Pick<Studio, "code" | "name" | "baseUrl"> &
  Partial<Pick<Studio, "winAfterRollback" | "operatorId">>;

/** What is left out stays as it was. */
export async function upsertStudio(tx: Tx, studio: StudioToWrite): Promise<void> {
  const { code, name, baseUrl, winAfterRollback = null, operatorId = null } = studio;
  await sql`
    INSERT INTO rounds.studio AS s (code, name, base_url, win_after_rollback, operator_id)
    VALUES (${code}, ${name}, ${baseUrl}, coalesce(${winAfterRollback}::text,
      'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'), ${operatorId}::int)
    ON CONFLICT (code) DO UPDATE SET base_url = excluded.base_url,
      win_after_rollback = coalesce(${winAfterRollback}::text, s.win_after_rollback),
      operator_id = coalesce(excluded.operator_id, s.operator_id)`.execute(tx);
}

export async function updateStudioStatus(
  tx: Tx,
  code: string,
  status: Studio["status"],
): Promise<void> {
  await sql`UPDATE rounds.studio SET status = ${status} WHERE code = ${code}`.execute(tx);
}

/** A key id names one key for ever: what it verified once it must go on verifying. */
export async function insertKey(tx: Tx, key: StudioKey, at: Date): Promise<void> {
  await sql`
    INSERT INTO rounds.studio_key (key_id, studio, public_key_pem, created_at)
    VALUES (${key.keyId}, ${key.studio}, ${key.publicKeyPem}, ${at})
    ON CONFLICT (key_id) DO NOTHING`.execute(tx);
}

export async function retireKey(tx: Tx, keyId: string): Promise<void> {
  await sql`UPDATE rounds.studio_key SET status = 'retired' WHERE key_id = ${keyId}`.execute(tx);
}

/** Of those that a studio has by number, such as `house-2`. */
export async function retireOtherKeys(
  tx: Tx,
  of: { readonly studio: string; readonly kept: readonly string[] },
): Promise<void> {
  await sql`
    UPDATE rounds.studio_key SET status = 'retired'
    WHERE studio = ${of.studio} AND key_id ~ ('^' || studio || '-[0-9]+$')
      AND key_id <> ALL(${of.kept}::text[])`.execute(tx);
}
