/** SQL of the members' saved keys and accounts. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { PixKeyType } from "@tucano/contract/player/money/pix-key.ts";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { CheckedTarget } from "./targets.ts";
import type { BankAccount } from "../psp-port.ts";

export interface DestinationRow {
  readonly id: number;
  readonly kind: "pix" | "bank";
  readonly key_type: PixKeyType | "BANK";
  readonly key: string;
  readonly key_masked: string;
  readonly bank_account: BankAccount | null;
  readonly account_name: string;
  readonly created_at: Date;
}

export async function listDestinations(db: Db, memberId: MemberId): Promise<DestinationRow[]> {
  const found = await sql<DestinationRow>`
    SELECT * FROM cashier.destination
    WHERE member_id = ${memberId} AND deleted_at IS NULL ORDER BY id DESC`.execute(db);
  return found.rows;
}

export async function findDestination(
  db: Db,
  memberId: MemberId,
  id: number,
): Promise<DestinationRow | null> {
  const found = await sql<DestinationRow>`
    SELECT * FROM cashier.destination
    WHERE member_id = ${memberId} AND id = ${id} AND deleted_at IS NULL`.execute(db);
  return found.rows[0] ?? null;
}

/** Saving what is saved already answers the same row. */
export async function saveDestination(
  tx: Tx,
  destination: { memberId: MemberId; target: CheckedTarget; accountName: string; now: Date },
): Promise<DestinationRow> {
  const { memberId, target, accountName, now } = destination;
  const kind = target.keyType === "BANK" ? "bank" : "pix";
  const account = target.bankAccount === null ? null : JSON.stringify(target.bankAccount);
  const found = await sql<DestinationRow>`
    INSERT INTO cashier.destination
      (member_id, kind, key_type, key, key_masked, bank_account, account_name, created_at)
    VALUES (${memberId}, ${kind}, ${target.keyType}, ${target.key}, ${target.keyMasked},
      ${account}::jsonb, ${accountName}, ${now})
    ON CONFLICT (member_id, key_type, key) WHERE deleted_at IS NULL
      DO UPDATE SET account_name = excluded.account_name
    RETURNING *`.execute(tx);
  const row = found.rows[0];
  if (row === undefined) throw new Error("An insert that returns has one row.");
  return row;
}

export async function forgetDestination(
  tx: Tx,
  memberId: MemberId,
  id: number,
  now: Date,
): Promise<boolean> {
  const moved = await sql`
    UPDATE cashier.destination SET deleted_at = ${now}
    WHERE member_id = ${memberId} AND id = ${id} AND deleted_at IS NULL`.execute(tx);
  return moved.numAffectedRows === 1n;
}

/** Other members who saved this key, or withdrew to it. */
export async function listOthersWithKey(
  db: Db,
  memberId: MemberId,
  key: string,
): Promise<MemberId[]> {
  const found = await sql<{ member_id: MemberId }>`
    SELECT member_id FROM cashier.destination WHERE key = ${key} AND member_id <> ${memberId}
    UNION
    SELECT member_id FROM cashier.withdrawal WHERE key = ${key} AND member_id <> ${memberId}
    ORDER BY member_id LIMIT 100`.execute(db);
  return found.rows.map((row) => row.member_id);
}

/** The keys that a member saved or withdrew to, and who else uses one of them. */
export async function findKeyUse(
  db: Db,
  memberId: MemberId,
): Promise<{ readonly keys: readonly string[]; readonly sharers: readonly MemberId[] }> {
  const found = await sql<{ keys: string[]; sharers: MemberId[] }>`
    WITH own AS MATERIALIZED (
      SELECT key FROM cashier.destination WHERE member_id = ${memberId} AND key <> ''
      UNION
      SELECT key FROM cashier.withdrawal WHERE member_id = ${memberId} AND key <> ''
    )
    SELECT ARRAY(SELECT key FROM own) AS keys, ARRAY(
      SELECT member_id FROM cashier.destination JOIN own USING (key)
      WHERE member_id <> ${memberId}
      UNION
      SELECT member_id FROM cashier.withdrawal JOIN own USING (key)
      WHERE member_id <> ${memberId} LIMIT 100) AS sharers`.execute(db);
  return found.rows[0] ?? { keys: [], sharers: [] };
}

/** How many others share the key of each of these orders, in their order. */
export async function countOthersWithKeys(
  db: Db,
  orders: readonly { readonly memberId: MemberId; readonly key: string }[],
): Promise<readonly number[]> {
  const found = await sql<{ others: number }>`
    SELECT (SELECT count(*) FROM (
      SELECT member_id FROM cashier.destination WHERE key = q.key AND member_id <> q.member_id
      UNION
      SELECT member_id FROM cashier.withdrawal WHERE key = q.key AND member_id <> q.member_id
      LIMIT 100) AS o) AS others
    FROM unnest(${orders.map((one) => one.memberId)}::bigint[],
      ${orders.map((one) => one.key)}::text[]) WITH ORDINALITY AS q (member_id, key, position)
    ORDER BY q.position`.execute(db);
  return found.rows.map(({ others }) => others);
}

export async function readKeySince(db: Db, memberId: MemberId, key: string): Promise<Date | null> {
  const found = await sql<{ since: Date | null }>`
    SELECT least(
      (SELECT min(created_at) FROM cashier.destination
        WHERE member_id = ${memberId} AND key = ${key}),
      (SELECT min(application_time) FROM cashier.withdrawal
        WHERE member_id = ${memberId} AND key = ${key})) AS since`.execute(db);
  return found.rows[0]?.since ?? null;
}
