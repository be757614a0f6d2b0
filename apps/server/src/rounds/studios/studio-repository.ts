/** The SQL of studios and their keys. */
import { sql } from "kysely";
import type { FramePermission, FrameWords } from "@tucano/contract/studios/partner-frame.ts";
import type { StudioRefusal } from "@tucano/contract/studios/studio-wallet.ts";
import type { Db, Tx } from "../../platform/database/types.ts";

export interface Studio extends StudioTerms {
  readonly code: string;
  readonly status: "active" | "disabled";
}

/** What is agreed with a partner; of the house's own studios most of it is empty. */
export interface StudioTerms {
  readonly name: string;
  /** What they call what they deliver: "Hub88", a brand. */
  readonly product: string | null;
  /** Where its launch API answers; null: the house's own. */
  readonly baseUrl: string | null;
  /** The number that it has given this house; null: it knows the house by its name. */
  readonly operatorId: number | null;
  readonly frameWords: FrameWords;
  readonly frameOrigins: readonly string[];
  readonly framePermissions: readonly FramePermission[];
  /** Where its calls come from, as CIDR; empty: from anywhere. */
  readonly networks: readonly string[];
  /** log: calls from elsewhere are noted and answered. */
  readonly networksMode: "log" | "enforce";
  readonly sendsDepositUrl: boolean;
  readonly subPartnerId: string | null;
  readonly launchMeta: Readonly<Record<string, unknown>> | null;
  /** What it is told of a win whose bet was undone: partners differ in what they expect. */
  readonly winAfterRollback: WinAfterRollback;
}

export type WinAfterRollback = Extract<
  StudioRefusal,
  "RS_ERROR_TRANSACTION_DOES_NOT_EXIST" | "RS_ERROR_TRANSACTION_ROLLED_BACK"
>;

export interface StudioKey {
  readonly keyId: string;
  readonly studio: string;
  readonly publicKeyPem: string;
  readonly addedBy?: string | null;
}

export interface KeptKey extends Required<StudioKey> {
  readonly createdAt: Date;
  /** From then on it verifies nothing; null: nobody has said so. */
  readonly retiresAt: Date | null;
}

export async function loadStudios(db: Db): Promise<Studio[]> {
  const { rows } = await sql<Studio>`
    SELECT code, name, status, product, base_url AS "baseUrl", operator_id AS "operatorId",
      frame_words AS "frameWords", frame_origins AS "frameOrigins",
      frame_permissions AS "framePermissions", networks::text[] AS networks,
      networks_mode AS "networksMode", sends_deposit_url AS "sendsDepositUrl",
      sub_partner_id AS "subPartnerId",
      launch_meta AS "launchMeta", win_after_rollback AS "winAfterRollback"
    FROM rounds.studio ORDER BY code`.execute(db);
  return rows;
}

/** The newest first. Whether their date has come is for the caller to see. */
export async function loadKeys(db: Db): Promise<KeptKey[]> {
  const { rows } = await sql<KeptKey>`
    SELECT key_id AS "keyId", studio, public_key_pem AS "publicKeyPem", added_by AS "addedBy",
      created_at AS "createdAt", retires_at AS "retiresAt"
    FROM rounds.studio_key WHERE status = 'active' ORDER BY created_at DESC, key_id`.execute(db);
  return rows;
}

/** Of one partner, retired ones too. */
export async function listKeysOf(
  db: Db,
  studio: string,
): Promise<(KeptKey & { status: string })[]> {
  const { rows } = await sql<KeptKey & { status: string }>`
    SELECT key_id AS "keyId", studio, public_key_pem AS "publicKeyPem", added_by AS "addedBy",
      created_at AS "createdAt", retires_at AS "retiresAt", status
    FROM rounds.studio_key WHERE studio = ${studio}
    ORDER BY created_at DESC, key_id`.execute(db);
  return rows;
}

export const plainTerms: Omit<StudioTerms, "name"> = {
  product: null,
  baseUrl: null,
  operatorId: null,
  frameWords: "silent",
  frameOrigins: [],
  framePermissions: [],
  networks: [],
  networksMode: "log",
  sendsDepositUrl: false,
  subPartnerId: null,
  launchMeta: null,
  winAfterRollback: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
};

/** A studio of the house's own; one that is there already stays as it is. */
export async function insertStudio(
  tx: Tx,
  { code, name }: Pick<Studio, "code" | "name">,
): Promise<void> {
  await sql`
    INSERT INTO rounds.studio (code, name, frame_words) VALUES (${code}, ${name}, 'tucano')
    ON CONFLICT (code) DO NOTHING`.execute(tx);
}

export async function writeStudio(tx: Tx, code: string, terms: StudioTerms): Promise<void> {
  const meta = terms.launchMeta === null ? null : JSON.stringify(terms.launchMeta);
  await sql`
    INSERT INTO rounds.studio (code, name, product, base_url, operator_id, frame_words,
      frame_origins, frame_permissions, networks, networks_mode, sends_deposit_url,
      sub_partner_id, launch_meta, win_after_rollback)
    VALUES (${code}, ${terms.name}, ${terms.product}, ${terms.baseUrl}, ${terms.operatorId},
      ${terms.frameWords}, ${terms.frameOrigins}, ${terms.framePermissions},
      (SELECT coalesce(array_agg(network(one::inet)), '{}')
        FROM unnest(${terms.networks}::text[]) AS one),
      ${terms.networksMode}, ${terms.sendsDepositUrl}, ${terms.subPartnerId}, ${meta}::jsonb,
      ${terms.winAfterRollback})
    ON CONFLICT (code) DO UPDATE SET name = excluded.name, product = excluded.product,
      base_url = excluded.base_url, operator_id = excluded.operator_id,
      frame_words = excluded.frame_words, frame_origins = excluded.frame_origins,
      frame_permissions = excluded.frame_permissions, networks = excluded.networks,
      networks_mode = excluded.networks_mode, sends_deposit_url = excluded.sends_deposit_url,
      sub_partner_id = excluded.sub_partner_id, launch_meta = excluded.launch_meta,
      win_after_rollback = excluded.win_after_rollback`.execute(tx);
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
    INSERT INTO rounds.studio_key (key_id, studio, public_key_pem, created_at, added_by)
    VALUES (${key.keyId}, ${key.studio}, ${key.publicKeyPem}, ${at}, ${key.addedBy ?? null})
    ON CONFLICT (key_id) DO NOTHING`.execute(tx);
}

/** False: the partner has no such key, or it is retired and stays so. */
export async function setRetirement(
  tx: Tx,
  of: { readonly studio: string; readonly keyId: string; readonly at: Date; readonly now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE rounds.studio_key SET retires_at = ${of.at}
    WHERE key_id = ${of.keyId} AND studio = ${of.studio} AND status = 'active'
      AND (retires_at IS NULL OR retires_at > ${of.now})`.execute(tx);
  return numAffectedRows === 1n;
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
