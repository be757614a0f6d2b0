/** The SQL of one-time links and of the passwords that they set. */
import assert from "node:assert";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";
import { lockOperator, type OperatorRow } from "./repository.ts";

export interface LinkRow {
  readonly operator_id: number;
  readonly email: string;
  readonly name: string;
  readonly purpose: "invite" | "reset";
  readonly expires_at: Date;
}

/** The one before is worth nothing any more. */
export async function saveLink(
  tx: Tx,
  link: {
    readonly operatorId: number;
    readonly tokenHash: Buffer;
    readonly purpose: LinkRow["purpose"];
    readonly expiresAt: Date;
  },
): Promise<void> {
  await sql`
    INSERT INTO backoffice.link (operator_id, token_hash, purpose, expires_at)
    VALUES (${link.operatorId}, ${link.tokenHash}, ${link.purpose}, ${link.expiresAt})
    ON CONFLICT (operator_id) DO UPDATE SET token_hash = excluded.token_hash,
      purpose = excluded.purpose, expires_at = excluded.expires_at`.execute(tx);
}

export async function findLink(db: Db, tokenHash: Buffer, now: Date): Promise<LinkRow | null> {
  const found = await sql<LinkRow>`
    SELECT l.operator_id, o.email, o.name, l.purpose, l.expires_at
    FROM backoffice.link l JOIN backoffice.operator o USING (operator_id)
    WHERE l.token_hash = ${tokenHash} AND l.expires_at > ${now} AND o.disabled_at IS NULL
  `.execute(db);
  return found.rows[0] ?? null;
}

/** Deleting is what makes it good for one use. */
export async function takeLink(
  tx: Tx,
  tokenHash: Buffer,
  now: Date,
): Promise<Pick<LinkRow, "operator_id" | "purpose"> | null> {
  const taken = await sql<Pick<LinkRow, "operator_id" | "purpose">>`
    DELETE FROM backoffice.link l USING backoffice.operator o
    WHERE o.operator_id = l.operator_id AND o.disabled_at IS NULL
      AND l.token_hash = ${tokenHash} AND l.expires_at > ${now}
    RETURNING l.operator_id, l.purpose`.execute(tx);
  return taken.rows[0] ?? null;
}

export async function removeLink(tx: Tx, operatorId: number): Promise<void> {
  await sql`DELETE FROM backoffice.link WHERE operator_id = ${operatorId}`.execute(tx);
}

/** Null takes it away. */
export async function savePassword(
  tx: Tx,
  operatorId: number,
  passwordHash: string | null,
): Promise<void> {
  await sql`
    UPDATE backoffice.operator SET password_hash = ${passwordHash}
    WHERE operator_id = ${operatorId}`.execute(tx);
}

export async function readOperator(tx: Tx, operatorId: number): Promise<OperatorRow> {
  const row = await lockOperator(tx, operatorId);
  assert(row !== null, "The link was valid earlier in this transaction.");
  return row;
}
