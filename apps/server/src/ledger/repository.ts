/** The SQL of wallets, and what a batch reads: every statement of it takes the batch at once. */
import assert from "node:assert";
import { sql } from "kysely";
import { type MemberId, toMemberId } from "@tucano/contract/member-id.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import { bigints } from "../platform/database/arrays.ts";
import { type Column, columnsOf, readerOf } from "../platform/database/columns.ts";
import type { Session, Statement } from "../platform/database/session.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { LockedWallet, Wallet, WalletAccess } from "./types.ts";

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
export interface LoadedCommand {
  readonly wallet: LockedWallet;
  readonly operation: StoredOperation | null;
}

export const keyColumns: readonly Column<OperationKey>[] = [
  ["member_id", "bigint", (key) => key.memberId],
  ["source", "text", (key) => key.source],
  ["external_id", "text", (key) => key.externalId],
];
export const operationKeys = columnsOf(keyColumns);
const KEYS = operationKeys.unnest(1);

const LOCK_WALLETS: Statement = {
  name: "ledger.lock_wallets",
  text: `SELECT member_id FROM ledger.wallet WHERE member_id = ANY($1::bigint[])
    ORDER BY member_id FOR UPDATE`,
};

/** Locks in the order of the member ids, so that two batches never wait for each other. */
export async function lockWallets(session: Session, memberIds: readonly MemberId[]): Promise<void> {
  await session.run(LOCK_WALLETS, [bigints(memberIds, (memberId) => memberId)]);
}

interface HeldWallet extends Omit<LockedWallet, "headHash"> {
  readonly headHash: Buffer;
}

const walletReader = readerOf<HeldWallet>({
  memberId: "w.member_id",
  access: "w.access",
  cash: "w.cash",
  bonus: "w.bonus",
  rebate: "w.rebate",
  locked: "w.locked",
  turnoverOwed: "w.turnover_owed",
  bonusOwed: "w.bonus_owed",
  isLimited: "w.is_limited",
  note: "w.note",
  seq: "w.seq",
  version: "w.version",
  headHash: "w.head_hash",
});

/** What is known of an id: all null where it is new. */
interface KnownId extends Omit<StoredOperation, "status"> {
  readonly position: number;
  readonly status: StoredOperation["status"] | null;
}

const idReader = readerOf<KnownId>({
  position: "k.position",
  status: "o.status",
  payloadHash: "o.payload_hash",
  code: "o.code",
  response: "o.response::text",
});

const LOAD_COMMANDS: Statement = {
  name: "ledger.load_commands",
  text: `SELECT ${walletReader.list}, ${idReader.list}
    FROM ${KEYS} WITH ORDINALITY AS k (${operationKeys.list}, position)
    JOIN ledger.wallet w ON w.member_id = k.member_id
    LEFT JOIN ledger.operation o ON o.member_id = k.member_id AND o.source = k.source
      AND o.external_id = k.external_id`,
};

/**
 * Wallets and what is known of these ids, in the order of `keys`; null for a member without a
 * wallet. Under a lock it must be a statement of its own: only a snapshot taken under the lock sees
 * what its last holder committed.
 */
export async function loadCommands(
  session: Session,
  keys: readonly OperationKey[],
): Promise<(LoadedCommand | null)[]> {
  const rows = await session.run(LOAD_COMMANDS, operationKeys.values(keys));
  const allLoaded: (LoadedCommand | null)[] = keys.map(() => null);
  for (const row of rows) {
    const wallet = walletReader.read(row);
    const { position, status, payloadHash, code, response } = idReader.read(
      row,
      walletReader.width,
    );
    allLoaded[position - 1] = {
      wallet: { ...wallet, headHash: wallet.headHash.toString("latin1") },
      operation: status === null ? null : { status, payloadHash, code, response },
    };
  }
  return allLoaded;
}

const CLAIM_IDS: Statement = {
  name: "ledger.claim_ids",
  text: `INSERT INTO ledger.operation_owner (${operationKeys.list})
    SELECT ${operationKeys.list} FROM ${KEYS} AS k (${operationKeys.list})
    ORDER BY source, external_id, member_id
    ON CONFLICT DO NOTHING`,
};

const READ_OWNERS: Statement = {
  name: "ledger.read_owners",
  text: `SELECT w.member_id
    FROM ${KEYS} WITH ORDINALITY AS k (${operationKeys.list}, position)
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
  const columns = operationKeys.values(keys);
  const [, owners] = await Promise.all([
    session.run(CLAIM_IDS, columns),
    session.run(READ_OWNERS, columns),
  ]);
  assert(owners.length === keys.length, "Every claimed id has an owner.");
  return owners.map(([memberId]) => toMemberId(Number(memberId)));
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

export async function raiseVersion(tx: Tx, memberId: MemberId): Promise<WalletAccess | null> {
  const { rows } = await sql<{ access: WalletAccess }>`
    UPDATE ledger.wallet SET version = version + 1
    WHERE member_id = ${memberId} RETURNING access`.execute(tx);
  return rows[0]?.access ?? null;
}

/** Locked until the transaction ends. */
export async function lockNote(tx: Tx, memberId: MemberId): Promise<string> {
  const found = await sql<{ note: string }>`
    SELECT note FROM ledger.wallet WHERE member_id = ${memberId} FOR UPDATE`.execute(tx);
  const [row] = found.rows;
  assert(row !== undefined, "A note is kept with a wallet that exists.");
  return row.note;
}

/** As for the access: a decision made on the old note is made again. */
export async function updateNote(tx: Tx, memberId: MemberId, note: string): Promise<void> {
  const changed = await sql`
    UPDATE ledger.wallet SET note = ${note}, version = version + 1
    WHERE member_id = ${memberId}`.execute(tx);
  assert(changed.numAffectedRows === 1n, "A note is set on a wallet that exists.");
}

interface WalletRow {
  member_id: MemberId;
  access: WalletAccess;
  cash: number;
  bonus: number;
  rebate: number;
  locked: number;
  turnover_owed: number;
  bonus_owed: number;
  is_limited: boolean;
  note: string;
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
    bonusOwed: toCentavos(row.bonus_owed),
    isLimited: row.is_limited,
    note: row.note,
  };
}

export async function readWallets(
  db: Db,
  memberIds: readonly MemberId[],
): Promise<Map<MemberId, Wallet>> {
  const found = await sql<WalletRow>`
    SELECT member_id, access, cash, bonus, rebate, locked, turnover_owed, bonus_owed, is_limited,
      note
    FROM ledger.wallet WHERE member_id = ANY(${memberIds}::bigint[])`.execute(db);
  return new Map(found.rows.map((row) => [row.member_id, toWallet(row)]));
}

/** Opens the months of the journal ahead; answers how many were not open yet. */
export async function openMonths(db: Db, since: Date, until: Date): Promise<number> {
  const found = await sql<{ opened: number }>`
    SELECT ledger.open_months(${since}, ${until}) AS opened`.execute(db);
  return found.rows[0]?.opened ?? 0;
}

/** Settings as this very session sees them: those of its role and database count as well. */
export async function readSettings(db: Db, names: readonly string[]): Promise<Map<string, string>> {
  const found = await sql<{ name: string; setting: string }>`
    SELECT name, setting FROM pg_settings WHERE name = ANY(${names}::text[])`.execute(db);
  return new Map(found.rows.map((row) => [row.name, row.setting]));
}
