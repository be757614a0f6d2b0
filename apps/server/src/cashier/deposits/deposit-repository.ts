/** SQL of deposits. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { DepositNote, DepositStatus } from "@tucano/contract/player/money/cashier.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import { type RawBuilder, sql } from "kysely";
import type { InstantRange } from "../../platform/days.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import { memberOf } from "../order-numbers.ts";
import { depositsBefore } from "../policy.ts";
import type { DepositRecord } from "../types.ts";

export const depositColumns = sql`d.member_id AS "memberId", d.order_no AS "orderNo",
  d.method_id AS "methodId", m.name AS "methodName", m.payment_type AS "paymentType", d.status,
  d.amount_centavos AS amount, d.paid_centavos AS "paidAmount", d.note,
  d.turnover_multiple AS "turnoverMultiple", d.pix_copy_paste AS "pixCopyPaste", d.psp,
  d.end_to_end_id AS "endToEndId", d.created_at AS "createdAt", d.expires_at AS "expiresAt",
  d.paid_at AS "paidAt", d.credited_at AS "creditedAt"`;
export const depositTables = sql`
  cashier.deposit d JOIN cashier.payment_method m ON m.id = d.method_id`;

/** Found by its number alone: the number carries the member. */
export async function findDeposit(db: Db, orderNo: string): Promise<DepositRecord | null> {
  const memberId = memberOf("D", orderNo);
  if (memberId === null) return null;
  const found = await sql<DepositRecord>`
    SELECT ${depositColumns} FROM ${depositTables}
    WHERE d.member_id = ${memberId} AND d.order_no = ${orderNo}`.execute(db);
  return found.rows[0] ?? null;
}

export async function findDepositByKey(
  db: Db,
  memberId: MemberId,
  idempotencyKey: string,
): Promise<DepositRecord | null> {
  const found = await sql<DepositRecord>`
    SELECT ${depositColumns} FROM ${depositTables}
    WHERE d.member_id = ${memberId} AND d.idempotency_key = ${idempotencyKey}`.execute(db);
  return found.rows[0] ?? null;
}

export interface NewDeposit {
  readonly memberId: MemberId;
  readonly orderNo: string;
  readonly methodId: number;
  readonly amount: Centavos;
  readonly description: string | null;
  readonly turnoverMultiple: number;
  readonly idempotencyKey: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** False when this idempotency key has opened a deposit already. */
export async function insertDeposit(tx: Tx, deposit: NewDeposit): Promise<boolean> {
  const inserted = await sql`
    INSERT INTO cashier.deposit (member_id, order_no, method_id, status, amount_centavos,
      description, turnover_multiple, idempotency_key, created_at, expires_at)
    VALUES (${deposit.memberId}, ${deposit.orderNo}, ${deposit.methodId}, 'created',
      ${deposit.amount}, ${deposit.description}, ${deposit.turnoverMultiple},
      ${deposit.idempotencyKey}, ${deposit.createdAt}, ${deposit.expiresAt})
    ON CONFLICT (member_id, idempotency_key) DO NOTHING`.execute(tx);
  return inserted.numAffectedRows === 1n;
}

export async function countOpenDeposits(db: Db, memberId: MemberId, now: Date): Promise<number> {
  const found = await sql<{ count: number }>`
    SELECT count(*) AS count FROM cashier.deposit
    WHERE member_id = ${memberId} AND status IN ('created', 'awaiting')
      AND expires_at > ${now}`.execute(db);
  return found.rows[0]?.count ?? 0;
}

interface Step {
  readonly memberId: MemberId;
  readonly orderNo: string;
  readonly to: DepositStatus;
  /** Further columns to set. */
  readonly set?: RawBuilder<unknown>;
  readonly and?: RawBuilder<unknown>;
}

/** Moves a deposit on if its state allows it; false when it does not. */
async function moveDeposit(tx: Tx, step: Step): Promise<boolean> {
  const set = step.set === undefined ? sql`` : sql`, ${step.set}`;
  const and = step.and === undefined ? sql`` : sql`AND ${step.and}`;
  const moved = await sql`
    UPDATE cashier.deposit SET status = ${step.to} ${set}
    WHERE member_id = ${step.memberId} AND order_no = ${step.orderNo}
      AND status = ANY(${depositsBefore(step.to)}::text[]) ${and}`.execute(tx);
  return moved.numAffectedRows === 1n;
}

export function saveCharge(
  tx: Tx,
  deposit: DepositRecord,
  charge: { readonly psp: string; readonly pixCopyPaste: string },
): Promise<boolean> {
  return moveDeposit(tx, {
    ...deposit,
    to: "awaiting",
    set: sql`psp = ${charge.psp}, pix_copy_paste = ${charge.pixCopyPaste}`,
  });
}

export function closeDeposit(
  tx: Tx,
  deposit: DepositRecord,
  to: "cancelled" | "failed",
): Promise<boolean> {
  return moveDeposit(tx, { ...deposit, to });
}

/** Ties one payment to the deposit. False: another one was first. */
export async function claimPayment(
  tx: Tx,
  deposit: DepositRecord,
  payment: { endToEndId: string; amount: Centavos; paidAt: Date },
): Promise<boolean> {
  const isNew = await moveDeposit(tx, {
    ...deposit,
    to: "paid",
    set: sql`end_to_end_id = ${payment.endToEndId}, paid_centavos = ${payment.amount},
      paid_at = ${payment.paidAt}`,
    and: sql`end_to_end_id IS NULL`,
  });
  if (isNew) return true;
  const current = await findDeposit(tx, deposit.orderNo);
  return current?.endToEndId === payment.endToEndId;
}

const REFUND_BEGUN: DepositNote = "refund_in_progress";

export interface CreditEffect {
  readonly orderNo: string;
  readonly endToEndId: string;
  readonly note: DepositNote | null;
  /** ISO 8601. */
  readonly creditedAt: string;
}

/** One statement for a whole batch, in the commit of the money. */
export async function markCredited(
  tx: Tx,
  effects: readonly { memberId: MemberId; effect: CreditEffect }[],
): Promise<void> {
  const moved = await sql`
    WITH credit AS (
      SELECT * FROM unnest(
        ${effects.map((one) => one.memberId)}::bigint[],
        ${effects.map((one) => one.effect.orderNo)}::text[],
        ${effects.map((one) => one.effect.endToEndId)}::text[],
        ${effects.map((one) => one.effect.note)}::text[],
        ${effects.map((one) => one.effect.creditedAt)}::timestamptz[]
      ) AS c (member_id, order_no, end_to_end_id, note, credited_at)
    )
    UPDATE cashier.deposit d
    SET status = 'credited', note = c.note, credited_at = c.credited_at
    FROM credit c
    WHERE d.member_id = c.member_id AND d.order_no = c.order_no AND d.status = 'paid'
      AND d.end_to_end_id = c.end_to_end_id
      AND d.note IS DISTINCT FROM ${REFUND_BEGUN}`.execute(tx);
  if (moved.numAffectedRows !== BigInt(effects.length)) {
    throw new Error("A deposit or its payment is not in the state it was decided in.");
  }
}

/** From now on it cannot be credited any more. False: it has been. */
export async function noteRefund(tx: Tx, deposit: DepositRecord): Promise<boolean> {
  const noted = await sql`
    UPDATE cashier.deposit SET note = ${REFUND_BEGUN}
    WHERE member_id = ${deposit.memberId} AND order_no = ${deposit.orderNo}
      AND status <> 'credited'`.execute(tx);
  return noted.numAffectedRows === 1n;
}

export function markRefunded(tx: Tx, deposit: DepositRecord, note: DepositNote): Promise<boolean> {
  return moveDeposit(tx, { ...deposit, to: "refunded", set: sql`note = ${note}` });
}

export interface PaymentTime {
  readonly orderNo: string;
  readonly paidAt: Date;
  readonly isCredited: boolean;
}

/** Without those that go back to where they came from. */
export async function listPaymentTimes(db: Db, memberId: MemberId): Promise<PaymentTime[]> {
  const { rows } = await sql<PaymentTime>`
    SELECT order_no AS "orderNo", paid_at AS "paidAt", status = 'credited' AS "isCredited"
    FROM cashier.deposit
    WHERE member_id = ${memberId} AND status IN ('paid', 'credited') AND paid_at IS NOT NULL
      AND note IS DISTINCT FROM ${REFUND_BEGUN}`.execute(db);
  return rows;
}

export interface DepositQuery {
  readonly memberId: MemberId | null;
  readonly statuses: readonly DepositStatus[] | null;
  readonly range: InstantRange | null;
  readonly offset: number;
  readonly limit: number;
}

function where(query: DepositQuery): RawBuilder<unknown> {
  const { range } = query;
  return sql`
    (${query.memberId}::bigint IS NULL OR d.member_id = ${query.memberId})
    AND (${query.statuses}::text[] IS NULL OR d.status = ANY(${query.statuses}::text[]))
    AND (${range?.from ?? null}::timestamptz IS NULL OR d.created_at >= ${range?.from ?? null})
    AND (${range?.until ?? null}::timestamptz IS NULL OR d.created_at < ${range?.until ?? null})`;
}

export async function listDeposits(
  db: Db,
  query: DepositQuery,
): Promise<{ list: DepositRecord[]; total: number; credited: Centavos }> {
  const sums = await sql<{ total: number; credited: Centavos }>`
    SELECT count(*) AS total,
      coalesce(sum(paid_centavos) FILTER (WHERE status = 'credited'), 0)::bigint AS credited
    FROM cashier.deposit d WHERE ${where(query)}`.execute(db);
  const found = await sql<DepositRecord>`
    SELECT ${depositColumns} FROM ${depositTables} WHERE ${where(query)}
    ORDER BY d.created_at DESC, d.order_no
    OFFSET ${query.offset} LIMIT ${query.limit}`.execute(db);
  const sum = sums.rows[0];
  if (sum === undefined) throw new Error("A sum always has one row.");
  return { list: found.rows, total: sum.total, credited: sum.credited };
}

/** Closes what nobody paid in time. The states are those of the index `deposit_open`. */
export async function expireDeposits(tx: Tx, before: Date): Promise<void> {
  await sql`
    UPDATE cashier.deposit SET status = 'expired'
    WHERE status IN ('created', 'awaiting') AND expires_at <= ${before}`.execute(tx);
}
