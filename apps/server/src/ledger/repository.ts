/** The SQL of the money path: every statement there takes a whole batch at once. */
import assert from "node:assert";
import { sql } from "kysely";
import { type Centavos, toCentavos } from "@tucano/contract/money.ts";
import { bigints, byteas, ints, texts } from "../platform/database/arrays.ts";
import type { Session, Statement, Values } from "../platform/database/session.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { LockedWallet, TransferRow } from "./apply.ts";
import type { MemberId, Wallet, WalletAccess } from "./types.ts";

export interface OperationKey {
  readonly memberId: MemberId;
  readonly source: string;
  readonly externalId: string;
}

export interface StoredOperation {
  readonly status: "applied" | "refused" | "tombstone";
  readonly payloadHash: Buffer | null;
  readonly code: string | null;
  /** JSON text; null when nothing was answered. */
  readonly response: string | null;
}

/** A member's money, and what is known of the command that wants to move it. */
export interface Standing {
  readonly wallet: LockedWallet;
  readonly operation: StoredOperation | null;
}

function keyColumns(keys: readonly OperationKey[]): [Buffer, Buffer, Buffer] {
  return [
    bigints(keys, (key) => key.memberId),
    texts(keys, (key) => key.source),
    texts(keys, (key) => key.externalId),
  ];
}

/** A lock that is not to be had within this time fails the batch, which is then split. */
const LOCK_TIMEOUT_MS = 2_000;
export const SET_LOCK_TIMEOUT = `SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`;

const LOCK_WALLETS: Statement = {
  name: "ledger.lock_wallets",
  text: `SELECT member_id FROM ledger.wallet WHERE member_id = ANY($1::bigint[])
    ORDER BY member_id FOR UPDATE`,
};

/** Locks in the order of the member ids, so that two batches never wait for each other. */
export async function lockWallets(session: Session, memberIds: readonly MemberId[]): Promise<void> {
  await session.run(LOCK_WALLETS, [bigints(memberIds, (memberId) => memberId)]);
}

const READ_STANDINGS: Statement = {
  name: "ledger.read_standings",
  text: `SELECT k.position, w.member_id, w.access, w.cash, w.bonus, w.rebate, w.locked,
      w.turnover_owed, w.is_limited, w.seq, w.version, w.head_hash,
      o.status, o.payload_hash, o.code, o.response::text
    FROM unnest($1::bigint[], $2::text[], $3::text[]) WITH ORDINALITY
      AS k (member_id, source, external_id, position)
    JOIN ledger.wallet w ON w.member_id = k.member_id
    LEFT JOIN ledger.operation o ON o.member_id = k.member_id AND o.source = k.source
      AND o.external_id = k.external_id`,
};

/**
 * Wallets and what is known of these ids, in the order of `keys`; null for a member without a
 * wallet. Under a lock it must be a statement of its own: only a snapshot taken under the lock sees
 * what its last holder committed.
 */
export async function readStandings(
  session: Session,
  keys: readonly OperationKey[],
): Promise<(Standing | null)[]> {
  const rows = await session.run(READ_STANDINGS, keyColumns(keys));
  const standings: (Standing | null)[] = keys.map(() => null);
  // The columns are those of the statement above, in its order.
  for (const row of rows as unknown as StandingRow[]) standings[row[0] - 1] = toStanding(row);
  return standings;
}

type StandingRow = [
  position: number,
  memberId: number,
  access: WalletAccess,
  cash: Centavos,
  bonus: Centavos,
  rebate: Centavos,
  locked: Centavos,
  turnoverOwed: Centavos,
  isLimited: boolean,
  seq: number,
  version: number,
  headHash: Buffer,
  status: StoredOperation["status"] | null,
  payloadHash: Buffer | null,
  code: string | null,
  response: string | null,
];

function toStanding(row: StandingRow): Standing {
  const [, memberId, access, cash, bonus, rebate, locked, turnoverOwed, isLimited] = row;
  const [, , , , , , , , , seq, version, headHash, status, payloadHash, code, response] = row;
  return {
    wallet: {
      memberId,
      access,
      cash,
      bonus,
      rebate,
      locked,
      turnoverOwed,
      isLimited,
      seq,
      headHash,
      version,
    },
    operation: status === null ? null : { status, payloadHash, code, response },
  };
}

const CLAIM_IDS: Statement = {
  name: "ledger.claim_ids",
  text: `INSERT INTO ledger.operation_owner (member_id, source, external_id)
    SELECT member_id, source, external_id
    FROM unnest($1::bigint[], $2::text[], $3::text[]) AS k (member_id, source, external_id)
    ORDER BY source, external_id, member_id
    ON CONFLICT DO NOTHING`,
};

const READ_OWNERS: Statement = {
  name: "ledger.read_owners",
  text: `SELECT w.member_id
    FROM unnest($1::bigint[], $2::text[], $3::text[]) WITH ORDINALITY
      AS k (member_id, source, external_id, position)
    JOIN ledger.operation_owner w ON w.source = k.source AND w.external_id = k.external_id
    ORDER BY k.position`,
};

/**
 * The first member to use an outsider's id owns it, for ever and whatever becomes of the command.
 * Answers the owners in the order of `keys`. A transaction of its own, before any money moves: the
 * table is keyed by the outsider's ids and not by the member, so it may live on another machine.
 */
export async function claimIds(
  session: Session,
  keys: readonly OperationKey[],
): Promise<MemberId[]> {
  const columns = keyColumns(keys);
  const [, owners] = await Promise.all([
    session.run(CLAIM_IDS, columns),
    session.run(READ_OWNERS, columns),
  ]);
  assert(owners.length === keys.length, "Every claimed id has an owner.");
  return owners.map(([memberId]) => memberId as MemberId);
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

const WRITE_BATCH: Statement = {
  name: "ledger.write_batch",
  text: `WITH changed AS (
      UPDATE ledger.wallet AS w SET cash = n.cash, bonus = n.bonus, rebate = n.rebate,
        locked = n.locked, turnover_owed = n.turnover_owed, seq = n.seq, head_hash = n.head_hash,
        version = n.version
      FROM unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[],
        $7::bigint[], $8::bigint[], $9::bytea[], $10::bigint[]
      ) AS n (member_id, cash, bonus, rebate, locked, turnover_owed, seq, head_hash, version)
      WHERE w.member_id = n.member_id AND w.version = n.version - 1
      RETURNING 1
    ), moved AS (
      INSERT INTO ledger.transfer (member_id, seq, kind, debit, credit, amount,
        debit_balance_after, credit_balance_after, reference, source, external_id,
        previous_hash, hash, created_at)
      SELECT n.*, $1::timestamptz
      FROM unnest($11::bigint[], $12::bigint[], $13::text[], $14::text[], $15::text[],
        $16::bigint[], $17::bigint[], $18::bigint[], $19::text[], $20::text[], $21::text[],
        $22::bytea[], $23::bytea[]) AS n
    ), decided AS (
      INSERT INTO ledger.operation (member_id, source, external_id, kind, status, payload_hash,
        code, response, transfers_count, turnover_owed_change, created_at)
      SELECT n.member_id, n.source, n.external_id, n.kind, n.status, n.payload_hash, n.code,
        n.response::json, n.transfers_count, n.turnover_owed_change, $1::timestamptz
      FROM unnest($24::bigint[], $25::text[], $26::text[], $27::text[], $28::text[], $29::bytea[],
        $30::text[], $31::text[], $32::int[], $33::bigint[]
      ) AS n (member_id, source, external_id, kind, status, payload_hash, code, response,
        transfers_count, turnover_owed_change)
    )
    SELECT ledger.require_unchanged(count(*), $34::int) FROM changed`,
};

/** A batch as `writeBatch` sends it. */
export function encodeBatch(batch: BatchRows): Values {
  const { wallets: w, transfers: t, operations: o } = batch;
  return [
    batch.createdAt.toISOString(),
    bigints(w, (one) => one.memberId),
    bigints(w, (one) => one.cash),
    bigints(w, (one) => one.bonus),
    bigints(w, (one) => one.rebate),
    bigints(w, (one) => one.locked),
    bigints(w, (one) => one.turnoverOwed),
    bigints(w, (one) => one.seq),
    byteas(w, (one) => one.headHash),
    bigints(w, (one) => one.version),
    bigints(t, (one) => one.memberId),
    bigints(t, (one) => one.seq),
    texts(t, (one) => one.kind),
    texts(t, (one) => one.debit),
    texts(t, (one) => one.credit),
    bigints(t, (one) => one.amount),
    bigints(t, (one) => one.debitBalanceAfter),
    bigints(t, (one) => one.creditBalanceAfter),
    texts(t, (one) => one.reference),
    texts(t, (one) => one.source),
    texts(t, (one) => one.externalId),
    byteas(t, (one) => one.previousHash),
    byteas(t, (one) => one.hash),
    ...keyColumns(o),
    texts(o, (one) => one.kind),
    texts(o, (one) => one.status),
    byteas(o, (one) => one.payloadHash),
    texts(o, (one) => one.code),
    texts(o, (one) => one.response),
    ints(o, (one) => one.transfersCount),
    bigints(o, (one) => one.turnoverOwedChange),
    w.length,
  ];
}

/**
 * One statement for the whole batch, the first of its transaction. Fails as a serialization failure
 * when a wallet is no longer as it was read.
 */
export async function writeBatch(session: Session, values: Values): Promise<void> {
  await session.run(WRITE_BATCH, values);
}

const WRITE_TOMBSTONES: Statement = {
  name: "ledger.write_tombstones",
  text: `INSERT INTO ledger.operation (member_id, source, external_id, kind, status, created_at)
    SELECT DISTINCT member_id, source, external_id, 'tombstone', 'tombstone', $4::timestamptz
    FROM unnest($1::bigint[], $2::text[], $3::text[]) AS k (member_id, source, external_id)
    ON CONFLICT DO NOTHING`,
};

/** Ids that must never apply. One that was already decided stays as it was. */
export async function writeTombstones(
  session: Session,
  keys: readonly OperationKey[],
  createdAt: Date,
): Promise<void> {
  await session.run(WRITE_TOMBSTONES, [...keyColumns(keys), createdAt.toISOString()]);
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

/** The version goes up in any case: see the ledger's `setLimited`. */
export async function updateIsLimited(
  tx: Tx,
  memberId: MemberId,
  isLimited: boolean,
): Promise<void> {
  const changed = await sql`
    UPDATE ledger.wallet SET is_limited = ${isLimited}, version = version + 1
    WHERE member_id = ${memberId}`.execute(tx);
  assert(changed.numAffectedRows === 1n, "Limits are set on a wallet that exists.");
}

interface WalletRow {
  member_id: number;
  access: WalletAccess;
  cash: number;
  bonus: number;
  rebate: number;
  locked: number;
  turnover_owed: number;
  is_limited: boolean;
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
    isLimited: row.is_limited,
  };
}

export async function readWallets(
  db: Db,
  memberIds: readonly MemberId[],
): Promise<Map<MemberId, Wallet>> {
  const found = await sql<WalletRow>`
    SELECT member_id, access, cash, bonus, rebate, locked, turnover_owed, is_limited
    FROM ledger.wallet WHERE member_id = ANY(${memberIds}::bigint[])`.execute(db);
  return new Map(found.rows.map((row) => [row.member_id, toWallet(row)]));
}

/** Opens the months of the journal that lie ahead; answers how many were not open yet. */
export async function openMonths(db: Db, since: Date, until: Date): Promise<number> {
  const found = await sql<{ opened: number }>`
    SELECT ledger.open_months(${since}, ${until}) AS opened`.execute(db);
  return found.rows[0]?.opened ?? 0;
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
