/** The SQL of what a batch writes: one statement for all its rows. */
import assert from "node:assert";
import { columnsOf } from "../../platform/database/columns.ts";
import type { Session, Statement, Values } from "../../platform/database/session.ts";
import type { TransferRow } from "./apply.ts";
import { keyColumns, operationKeys, type OperationKey } from "../repository.ts";
import type { EffectOf, EffectRows, LockedWallet } from "../types.ts";

export interface OperationRow extends OperationKey {
  readonly kind: string;
  readonly status: "applied" | "refused";
  readonly payloadHash: Buffer;
  readonly code: string | null;
  readonly response: string | null;
  readonly transfersCount: number;
  readonly turnoverOwedChange: number;
  readonly bonusOwedChange: number;
}

/** A batch's result: the wallets that changed, the rows of the journal, what was decided. */
export interface BatchRows {
  readonly createdAt: Date;
  readonly wallets: readonly LockedWallet[];
  readonly transfers: readonly TransferRow[];
  readonly operations: readonly OperationRow[];
}

/** What else a batch's statement writes: new rows from the effects of one kind. */
export interface Appendix {
  readonly kindName: string;
  readonly rows: EffectRows<unknown>;
  readonly effects: readonly EffectOf<unknown>[];
}

const walletColumns = columnsOf<LockedWallet>([
  ["member_id", "bigint", (one) => one.memberId],
  ["cash", "bigint", (one) => one.cash],
  ["bonus", "bigint", (one) => one.bonus],
  ["rebate", "bigint", (one) => one.rebate],
  ["locked", "bigint", (one) => one.locked],
  ["turnover_owed", "bigint", (one) => one.turnoverOwed],
  ["bonus_owed", "bigint", (one) => one.bonusOwed],
  ["note", "text", (one) => one.note],
  ["seq", "bigint", (one) => one.seq],
  ["head_hash", "binary", (one) => one.headHash],
  ["version", "bigint", (one) => one.version],
]);
const transferColumns = columnsOf<TransferRow>([
  ["member_id", "bigint", (one) => one.memberId],
  ["seq", "bigint", (one) => one.seq],
  ["kind", "text", (one) => one.kind],
  ["debit", "text", (one) => one.debit],
  ["credit", "text", (one) => one.credit],
  ["amount", "bigint", (one) => one.amount],
  ["debit_balance_after", "bigint", (one) => one.debitBalanceAfter],
  ["credit_balance_after", "bigint", (one) => one.creditBalanceAfter],
  ["reference", "text", (one) => one.reference],
  ["source", "text", (one) => one.source],
  ["external_id", "text", (one) => one.externalId],
  ["previous_hash", "binary", (one) => one.previousHash],
  ["hash", "binary", (one) => one.hash],
]);
const operationColumns = columnsOf<OperationRow>([
  ...keyColumns,
  ["kind", "text", (one) => one.kind],
  ["status", "text", (one) => one.status],
  ["payload_hash", "bytea", (one) => one.payloadHash],
  ["code", "text", (one) => one.code],
  ["response", "json", (one) => one.response],
  ["transfers_count", "int", (one) => one.transfersCount],
  ["turnover_owed_change", "bigint", (one) => one.turnoverOwedChange],
  ["bonus_owed_change", "bigint", (one) => one.bonusOwedChange],
]);

/** The parameters of a batch: when, how many wallets, and then the columns of each table. */
const WALLETS_FROM = 3;
const TRANSFERS_FROM = WALLETS_FROM + walletColumns.names.length;
const OPERATIONS_FROM = TRANSFERS_FROM + transferColumns.names.length;
const EFFECTS_FROM = OPERATIONS_FROM + operationColumns.names.length;

const NAME_LENGTH_MAX = 63;

/** One statement per combination of kinds that occurs in a batch. */
const writeStatements = new Map<string, Statement>();

function writeStatementOf(appendices: readonly Appendix[]): Statement {
  const name = ["ledger.write_batch", ...appendices.map((one) => one.kindName)].join("+");
  const known = writeStatements.get(name);
  if (known !== undefined) return known;
  let first = EFFECTS_FROM;
  const inserts = appendices.map(({ rows }, index) => {
    const insert = rows.insert(first);
    first += rows.values([]).length;
    return `, effects_${index} AS (${insert})`;
  });
  assert(name.length <= NAME_LENGTH_MAX, "PostgreSQL cuts longer names, and takes two for one.");
  const statement = { name, text: writeText(inserts.join("")) };
  writeStatements.set(name, statement);
  return statement;
}

/** All columns of a wallet except its owner. */
const assigned = walletColumns.names
  .filter((name) => name !== "member_id")
  .map((name) => `${name} = n.${name}`)
  .join(", ");

function writeText(inserts: string): string {
  return `WITH changed AS (
      UPDATE ledger.wallet AS w SET ${assigned}
      FROM ${walletColumns.unnest(WALLETS_FROM)} AS n (${walletColumns.list})
      WHERE w.member_id = n.member_id AND w.version = n.version - 1
      RETURNING 1
    ), moved AS (
      INSERT INTO ledger.transfer (${transferColumns.list}, created_at)
      SELECT n.*, $1::timestamptz FROM ${transferColumns.unnest(TRANSFERS_FROM)} AS n
    ), decided AS (
      INSERT INTO ledger.operation (${operationColumns.list}, created_at)
      SELECT ${operationColumns.selected}, $1::timestamptz
      FROM ${operationColumns.unnest(OPERATIONS_FROM)} AS n (${operationColumns.list})
    )${inserts}
    SELECT ledger.require_unchanged(count(*), $2::int) FROM changed`;
}

/** A batch as `writeBatch` sends it. */
export interface EncodedBatch {
  readonly statement: Statement;
  readonly values: Values;
}

export function encodeBatch(batch: BatchRows, appendices: readonly Appendix[]): EncodedBatch {
  const { createdAt, wallets, transfers, operations } = batch;
  const values = [
    createdAt.toISOString(),
    wallets.length,
    ...walletColumns.values(wallets),
    ...transferColumns.values(transfers),
    ...operationColumns.values(operations),
    ...appendices.flatMap(({ rows, effects }) => rows.values(effects)),
  ];
  return { statement: writeStatementOf(appendices), values };
}

/**
 * One statement for the whole batch: the entire transaction, or its first statement. Fails with a
 * serialization failure if a wallet has changed since it was read.
 */
export async function writeBatch(session: Session, batch: EncodedBatch): Promise<void> {
  await session.run(batch.statement, batch.values);
}

const AT = `$${operationKeys.names.length + 1}`;

const WRITE_TOMBSTONES: Statement = {
  name: "ledger.write_tombstones",
  text: `INSERT INTO ledger.operation (${operationKeys.list}, kind, status, created_at)
    SELECT DISTINCT ${operationKeys.list}, 'tombstone', 'tombstone', ${AT}::timestamptz
    FROM ${operationKeys.unnest(1)} AS k (${operationKeys.list})
    ON CONFLICT DO NOTHING`,
};

/** Ids that must never apply. One that was already decided stays as it was. */
export async function writeTombstones(
  session: Session,
  keys: readonly OperationKey[],
  createdAt: Date,
): Promise<void> {
  await session.run(WRITE_TOMBSTONES, [...operationKeys.values(keys), createdAt.toISOString()]);
}
