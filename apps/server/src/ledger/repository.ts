/** The SQL of the money path: every statement there takes a whole batch at once. */
import assert from "node:assert";
import { sql } from "kysely";
import { toCentavos } from "@tucano/contract/money.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { LockedWallet, TransferRow } from "./apply.ts";
import type { MemberId, Wallet, WalletAccess } from "./types.ts";

interface WalletRow {
  member_id: number;
  access: WalletAccess;
  cash: number;
  bonus: number;
  rebate: number;
  locked: number;
  turnover_owed: number;
}

interface LockedRow extends WalletRow {
  seq: number;
  head_hash: Buffer;
  version: number;
}

function toWallet(row: WalletRow): Wallet {
  return {
    memberId: row.member_id,
    access: row.access,
    cash: toCentavos(row.cash),
    bonus: toCentavos(row.bonus),
    rebate: toCentavos(row.rebate),
    locked: toCentavos(row.locked),
    turnoverOwed: toCentavos(row.turnover_owed),
  };
}

/** A lock that is not to be had within this time fails the batch, which is then split. */
const LOCK_TIMEOUT_MS = 2_000;

/** Locks in the order of the member ids, so that two batches never wait for each other. */
export async function lockWallets(
  tx: Tx,
  memberIds: readonly MemberId[],
): Promise<Map<MemberId, LockedWallet>> {
  await sql`SET LOCAL lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(tx);
  const found = await sql<LockedRow>`
    SELECT member_id, access, cash, bonus, rebate, locked, turnover_owed, seq, head_hash, version
    FROM ledger.wallet WHERE member_id = ANY(${memberIds}::bigint[])
    ORDER BY member_id FOR UPDATE`.execute(tx);
  return new Map(
    found.rows.map((row) => [
      row.member_id,
      {
        ...toWallet(row),
        seq: row.seq,
        headHash: row.head_hash,
        version: row.version,
      },
    ]),
  );
}

export interface OperationKey {
  readonly memberId: MemberId;
  readonly source: string;
  readonly externalId: string;
}

function keyColumns(keys: readonly OperationKey[]) {
  return sql`${keys.map((key) => key.memberId)}::bigint[],
    ${keys.map((key) => key.source)}::text[], ${keys.map((key) => key.externalId)}::text[]`;
}

/** The first member to use an outsider's id owns it. Sorted, as all locks are. */
export async function claimOwnership(tx: Tx, keys: readonly OperationKey[]): Promise<void> {
  await sql`
    INSERT INTO ledger.operation_owner (member_id, source, external_id)
    SELECT member_id, source, external_id
    FROM unnest(${keyColumns(keys)}) AS k (member_id, source, external_id)
    ORDER BY source, external_id, member_id
    ON CONFLICT DO NOTHING`.execute(tx);
}

export interface StoredOperation {
  readonly status: "applied" | "refused" | "tombstone";
  readonly payloadHash: Buffer | null;
  readonly code: string | null;
  /** JSON text; null when nothing was answered. */
  readonly response: string | null;
}

export interface Precedent {
  readonly operation: StoredOperation | null;
  /** Who owns an outsider's id; null when ids of this source are owned by nobody. */
  readonly ownerId: MemberId | null;
}

interface PrecedentRow {
  status: StoredOperation["status"] | null;
  payload_hash: Buffer | null;
  code: string | null;
  response: string | null;
  owner_id: number | null;
}

/**
 * What is known of these ids, in the order of `keys`. A statement of its own after the lock: only
 * a snapshot taken under the lock sees what its last holder committed.
 */
export async function findPrecedents(tx: Tx, keys: readonly OperationKey[]): Promise<Precedent[]> {
  const found = await sql<PrecedentRow>`
    SELECT o.status, o.payload_hash, o.code, o.response::text, w.member_id AS owner_id
    FROM unnest(${keyColumns(keys)}) WITH ORDINALITY AS k (member_id, source, external_id, position)
    LEFT JOIN ledger.operation o USING (member_id, source, external_id)
    LEFT JOIN ledger.operation_owner w
      ON w.source = k.source AND w.external_id = k.external_id
    ORDER BY k.position`.execute(tx);
  assert(found.rows.length === keys.length, "Every id has exactly one line.");
  return found.rows.map((row) => ({
    ownerId: row.owner_id,
    operation:
      row.status === null
        ? null
        : {
            status: row.status,
            payloadHash: row.payload_hash,
            code: row.code,
            response: row.response,
          },
  }));
}

export interface OperationRow extends OperationKey {
  readonly kind: string;
  readonly status: "applied" | "refused";
  readonly payloadHash: Buffer;
  readonly code: string | null;
  readonly response: string | null;
  readonly transfersCount: number;
  readonly turnoverOwedChange: number;
}

/** A batch's result: the wallets that changed, the rows of the journal, what was decided. */
export interface BatchRows {
  readonly createdAt: Date;
  readonly wallets: readonly LockedWallet[];
  readonly transfers: readonly TransferRow[];
  readonly operations: readonly OperationRow[];
}

/** One statement for the whole batch, the last of its transaction: if it runs, all before did. */
export async function writeBatch(tx: Tx, batch: BatchRows): Promise<void> {
  const { wallets: w, transfers: t, operations: o } = batch;
  const found = await sql<{ changed: number }>`
    WITH changed AS (
      UPDATE ledger.wallet AS w SET cash = n.cash, bonus = n.bonus, rebate = n.rebate,
        locked = n.locked, turnover_owed = n.turnover_owed, seq = n.seq, head_hash = n.head_hash,
        version = n.version
      FROM unnest(${w.map((one) => one.memberId)}::bigint[], ${w.map((one) => one.cash)}::bigint[],
        ${w.map((one) => one.bonus)}::bigint[], ${w.map((one) => one.rebate)}::bigint[],
        ${w.map((one) => one.locked)}::bigint[], ${w.map((one) => one.turnoverOwed)}::bigint[],
        ${w.map((one) => one.seq)}::bigint[], ${w.map((one) => one.headHash)}::bytea[],
        ${w.map((one) => one.version)}::bigint[]
      ) AS n (member_id, cash, bonus, rebate, locked, turnover_owed, seq, head_hash, version)
      WHERE w.member_id = n.member_id AND w.version = n.version - 1
      RETURNING 1
    ), moved AS (
      INSERT INTO ledger.transfer (member_id, seq, kind, debit, credit, amount,
        debit_balance_after, credit_balance_after, reference, source, external_id,
        previous_hash, hash, created_at)
      SELECT n.*, ${batch.createdAt}::timestamptz
      FROM unnest(${t.map((one) => one.memberId)}::bigint[], ${t.map((one) => one.seq)}::bigint[],
        ${t.map((one) => one.kind)}::text[], ${t.map((one) => one.debit)}::text[],
        ${t.map((one) => one.credit)}::text[], ${t.map((one) => one.amount)}::bigint[],
        ${t.map((one) => one.debitBalanceAfter)}::bigint[],
        ${t.map((one) => one.creditBalanceAfter)}::bigint[],
        ${t.map((one) => one.reference)}::text[], ${t.map((one) => one.source)}::text[],
        ${t.map((one) => one.externalId)}::text[], ${t.map((one) => one.previousHash)}::bytea[],
        ${t.map((one) => one.hash)}::bytea[]) AS n
    ), decided AS (
      INSERT INTO ledger.operation (member_id, source, external_id, kind, status, payload_hash,
        code, response, transfers_count, turnover_owed_change, created_at)
      SELECT n.member_id, n.source, n.external_id, n.kind, n.status, n.payload_hash, n.code,
        n.response::json, n.transfers_count, n.turnover_owed_change,
        ${batch.createdAt}::timestamptz
      FROM unnest(${keyColumns(o)}, ${o.map((one) => one.kind)}::text[],
        ${o.map((one) => one.status)}::text[], ${o.map((one) => one.payloadHash)}::bytea[],
        ${o.map((one) => one.code)}::text[], ${o.map((one) => one.response)}::text[],
        ${o.map((one) => one.transfersCount)}::int[],
        ${o.map((one) => one.turnoverOwedChange)}::bigint[]
      ) AS n (member_id, source, external_id, kind, status, payload_hash, code, response,
        transfers_count, turnover_owed_change)
    )
    SELECT count(*)::int AS changed FROM changed`.execute(tx);
  assert(found.rows[0]?.changed === w.length, "A locked wallet changed under its lock.");
}

/** Ids that must never apply. One that was already decided stays as it was. */
export async function writeTombstones(
  tx: Tx,
  keys: readonly OperationKey[],
  createdAt: Date,
): Promise<void> {
  await sql`
    INSERT INTO ledger.operation (member_id, source, external_id, kind, status, created_at)
    SELECT DISTINCT member_id, source, external_id, 'tombstone', 'tombstone',
      ${createdAt}::timestamptz
    FROM unnest(${keyColumns(keys)}) AS k (member_id, source, external_id)
    ON CONFLICT DO NOTHING`.execute(tx);
}

export async function insertWallet(
  tx: Tx,
  memberId: MemberId,
  access: WalletAccess,
): Promise<void> {
  await sql`INSERT INTO ledger.wallet (member_id, access) VALUES (${memberId}, ${access})`.execute(
    tx,
  );
}

/** Waits for the batch that holds the wallet, so it holds from the next command on. */
export async function updateAccess(
  tx: Tx,
  memberId: MemberId,
  access: WalletAccess,
): Promise<void> {
  const changed = await sql`
    UPDATE ledger.wallet SET access = ${access}, version = version + 1
    WHERE member_id = ${memberId}`.execute(tx);
  assert(changed.numAffectedRows === 1n, "Access is set on a wallet that exists.");
}

export async function readWallets(
  db: Db,
  memberIds: readonly MemberId[],
): Promise<Map<MemberId, Wallet>> {
  const found = await sql<WalletRow>`
    SELECT member_id, access, cash, bonus, rebate, locked, turnover_owed
    FROM ledger.wallet WHERE member_id = ANY(${memberIds}::bigint[])`.execute(db);
  return new Map(found.rows.map((row) => [row.member_id, toWallet(row)]));
}

/** The books read the whole journal: that may take longer than a request may. */
export async function liftTimeLimit(tx: Tx): Promise<void> {
  await sql`SET LOCAL statement_timeout = 0`.execute(tx);
}

/** Settings as this very session sees them: those of its role and database count as well. */
export async function readSettings(db: Db, names: readonly string[]): Promise<Map<string, string>> {
  const found = await sql<{ name: string; setting: string }>`
    SELECT name, setting FROM pg_settings WHERE name = ANY(${names}::text[])`.execute(db);
  return new Map(found.rows.map((row) => [row.name, row.setting]));
}
