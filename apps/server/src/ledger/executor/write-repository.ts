/** The SQL of what a batch writes: one statement for all its rows. */
import assert from "node:assert";
import { bigints, binaries, byteas, ints, texts } from "../../platform/database/arrays.ts";
import type { Session, Statement, Values } from "../../platform/database/session.ts";
import type { TransferRow } from "./apply.ts";
import { keyColumns, type OperationKey } from "../repository.ts";
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

/** What else a batch's statement writes: the new rows of one kind's effects. */
export interface Appendix {
  readonly kindName: string;
  readonly rows: EffectRows<unknown>;
  readonly effects: readonly EffectOf<unknown>[];
}

const LEDGER_PARAMETERS_COUNT = 37;
const NAME_LENGTH_MAX = 63;

/** One for each combination of kinds that came together in a batch. */
const writeStatements = new Map<string, Statement>();

function writeStatementOf(appendices: readonly Appendix[]): Statement {
  const name = ["ledger.write_batch", ...appendices.map((one) => one.kindName)].join("+");
  const known = writeStatements.get(name);
  if (known !== undefined) return known;
  let first = LEDGER_PARAMETERS_COUNT + 1;
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

function writeText(inserts: string): string {
  return `WITH changed AS (
      UPDATE ledger.wallet AS w SET cash = n.cash, bonus = n.bonus, rebate = n.rebate,
        locked = n.locked, turnover_owed = n.turnover_owed, bonus_owed = n.bonus_owed,
        note = n.note, seq = n.seq, head_hash = n.head_hash, version = n.version
      FROM unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[],
        $7::bigint[], $8::bigint[], $9::text[], $10::bigint[], $11::bytea[], $12::bigint[]
      ) AS n (member_id, cash, bonus, rebate, locked, turnover_owed, bonus_owed, note, seq,
        head_hash, version)
      WHERE w.member_id = n.member_id AND w.version = n.version - 1
      RETURNING 1
    ), moved AS (
      INSERT INTO ledger.transfer (member_id, seq, kind, debit, credit, amount,
        debit_balance_after, credit_balance_after, reference, source, external_id,
        previous_hash, hash, created_at)
      SELECT n.*, $1::timestamptz
      FROM unnest($13::bigint[], $14::bigint[], $15::text[], $16::text[], $17::text[],
        $18::bigint[], $19::bigint[], $20::bigint[], $21::text[], $22::text[], $23::text[],
        $24::bytea[], $25::bytea[]) AS n
    ), decided AS (
      INSERT INTO ledger.operation (member_id, source, external_id, kind, status, payload_hash,
        code, response, transfers_count, turnover_owed_change, bonus_owed_change, created_at)
      SELECT n.member_id, n.source, n.external_id, n.kind, n.status, n.payload_hash, n.code,
        n.response::json, n.transfers_count, n.turnover_owed_change, n.bonus_owed_change,
        $1::timestamptz
      FROM unnest($26::bigint[], $27::text[], $28::text[], $29::text[], $30::text[], $31::bytea[],
        $32::text[], $33::text[], $34::int[], $35::bigint[], $36::bigint[]
      ) AS n (member_id, source, external_id, kind, status, payload_hash, code, response,
        transfers_count, turnover_owed_change, bonus_owed_change)
    )${inserts}
    SELECT ledger.require_unchanged(count(*), $37::int) FROM changed`;
}

/** A batch as `writeBatch` sends it. */
export interface EncodedBatch {
  readonly statement: Statement;
  readonly values: Values;
}

export function encodeBatch(batch: BatchRows, appendices: readonly Appendix[]): EncodedBatch {
  const { wallets: w, transfers: t, operations: o } = batch;
  const values = [
    batch.createdAt.toISOString(),
    bigints(w, (one) => one.memberId),
    bigints(w, (one) => one.cash),
    bigints(w, (one) => one.bonus),
    bigints(w, (one) => one.rebate),
    bigints(w, (one) => one.locked),
    bigints(w, (one) => one.turnoverOwed),
    bigints(w, (one) => one.bonusOwed),
    texts(w, (one) => one.note),
    bigints(w, (one) => one.seq),
    binaries(w, (one) => one.headHash),
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
    binaries(t, (one) => one.previousHash),
    binaries(t, (one) => one.hash),
    ...keyColumns(o),
    texts(o, (one) => one.kind),
    texts(o, (one) => one.status),
    byteas(o, (one) => one.payloadHash),
    texts(o, (one) => one.code),
    texts(o, (one) => one.response),
    ints(o, (one) => one.transfersCount),
    bigints(o, (one) => one.turnoverOwedChange),
    bigints(o, (one) => one.bonusOwedChange),
    w.length,
    ...appendices.flatMap(({ rows, effects }) => rows.values(effects)),
  ];
  return { statement: writeStatementOf(appendices), values };
}

/**
 * One statement for the whole batch: alone, it is the transaction; with others, the first of it.
 * Fails as a serialization failure when a wallet is no longer as it was read.
 */
export async function writeBatch(session: Session, batch: EncodedBatch): Promise<void> {
  await session.run(batch.statement, batch.values);
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
