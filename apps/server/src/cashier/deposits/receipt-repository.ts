/** SQL of the inbox from the PSP: which payments we heard of and what became of each. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { Receipt, Unreadable } from "../psp-port.ts";

export type ReceiptStatus =
  | "received"
  | "unconfirmed"
  | "credited"
  | "refunding"
  | "refunded"
  | "refund_failed"
  | "suspense"
  | "unreadable";

export type RefundReason =
  | "other_holder"
  | "second_payment"
  | "account_blocked"
  | "over_limit"
  | "operator";

export interface ReceiptRow {
  readonly end_to_end_id: string;
  readonly status: ReceiptStatus;
  /** The bank that told of it. */
  readonly psp: string;
  readonly txid: string | null;
  /** An operator named it, where the payment named none of ours. */
  readonly assigned_order_no: string | null;
  readonly member_id: MemberId | null;
  readonly amount_centavos: Centavos | null;
  readonly paid_at: Date | null;
  readonly refund_reason: RefundReason | null;
  readonly refund_attempt: number;
  /** What the bank said of one that cannot be read. */
  readonly unreadable: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/**
 * Remembers payments somebody told us of. Returns the ids that still need work: new ones, and those
 * whose refund may have ended.
 */
export async function rememberReceipts(
  tx: Tx,
  { psp, endToEndIds }: { readonly psp: string; readonly endToEndIds: readonly string[] },
  now: Date,
): Promise<string[]> {
  await sql`
    INSERT INTO cashier.receipt (end_to_end_id, psp, status, created_at, updated_at)
    SELECT id, ${psp}, 'received', ${now}, ${now} FROM unnest(${endToEndIds}::text[]) AS id
    ORDER BY id
    ON CONFLICT (end_to_end_id) DO UPDATE
      SET status = 'received', psp = excluded.psp, updated_at = ${now}
      WHERE receipt.status IN ('unconfirmed', 'unreadable')`.execute(tx);
  const open = await sql<{ end_to_end_id: string }>`
    SELECT end_to_end_id FROM cashier.receipt
    WHERE end_to_end_id = ANY(${endToEndIds}::text[])
      AND status IN ('received', 'refunding')`.execute(tx);
  return open.rows.map((row) => row.end_to_end_id);
}

/** For people to clarify with the bank; only receipts not yet known. Returns the new ones. */
export async function setAside(
  tx: Tx,
  { psp, entries }: { readonly psp: string; readonly entries: readonly Unreadable[] },
  now: Date,
): Promise<string[]> {
  const added = await sql<{ end_to_end_id: string }>`
    INSERT INTO cashier.receipt (end_to_end_id, psp, status, unreadable, created_at, updated_at)
    SELECT id, ${psp}, 'unreadable', said, ${now}, ${now}
    FROM unnest(${entries.map((one) => one.endToEndId)}::text[],
      ${entries.map((one) => one.said)}::text[]) AS e (id, said)
    ON CONFLICT DO NOTHING RETURNING end_to_end_id`.execute(tx);
  return added.rows.map((row) => row.end_to_end_id);
}

export async function markUnreadable(tx: Tx, entry: Unreadable, now: Date): Promise<void> {
  await sql`
    UPDATE cashier.receipt
    SET status = 'unreadable', unreadable = ${entry.said}, updated_at = ${now}
    WHERE end_to_end_id = ${entry.endToEndId} AND status = 'received'`.execute(tx);
}

/** Which of these are set aside. */
export async function findUnreadable(db: Db, endToEndIds: readonly string[]): Promise<string[]> {
  const found = await sql<{ end_to_end_id: string }>`
    SELECT end_to_end_id FROM cashier.receipt
    WHERE end_to_end_id = ANY(${endToEndIds}::text[]) AND status = 'unreadable'`.execute(db);
  return found.rows.map((row) => row.end_to_end_id);
}

export async function findReceipt(db: Db, endToEndId: string): Promise<ReceiptRow | null> {
  const found = await sql<ReceiptRow>`
    SELECT * FROM cashier.receipt WHERE end_to_end_id = ${endToEndId}`.execute(db);
  return found.rows[0] ?? null;
}

/** Writes down what the PSP itself said about it. */
export async function confirmReceipt(
  tx: Tx,
  receipt: Receipt,
  memberId: MemberId | null,
  now: Date,
): Promise<void> {
  await sql`
    UPDATE cashier.receipt SET txid = ${receipt.txid}, member_id = ${memberId},
      amount_centavos = ${receipt.amount}, paid_at = ${receipt.paidAt}, updated_at = ${now}
    WHERE end_to_end_id = ${receipt.endToEndId} AND status = 'received'`.execute(tx);
}

export async function closeReceipt(
  tx: Tx,
  endToEndId: string,
  step: { from: ReceiptStatus; to: ReceiptStatus; now: Date },
): Promise<boolean> {
  const moved = await sql`
    UPDATE cashier.receipt SET status = ${step.to}, updated_at = ${step.now},
      refunded_at = CASE WHEN ${step.to} = 'refunded' THEN ${step.now}::timestamptz END
    WHERE end_to_end_id = ${endToEndId} AND status = ${step.from}`.execute(tx);
  return moved.numAffectedRows === 1n;
}

/** Payments that only a person can settle. The index `receipt_stranded` names the same two. */
const STRANDED: readonly ReceiptStatus[] = ["suspense", "refund_failed"];

/**
 * Decides that the payment goes back. Only once: a second reason changes nothing. An operator sends
 * back what is stranded, never a payment that is being credited at this moment.
 */
export async function beginRefund(
  tx: Tx,
  endToEndId: string,
  reason: RefundReason,
  now: Date,
): Promise<boolean> {
  const from = reason === "operator" ? STRANDED : ["received"];
  const moved = await sql`
    UPDATE cashier.receipt
    SET status = 'refunding', refund_reason = coalesce(refund_reason, ${reason}),
      refund_attempt = refund_attempt + 1, updated_at = ${now}
    WHERE end_to_end_id = ${endToEndId}
      AND status = ANY(${from}::text[])`.execute(tx);
  return moved.numAffectedRows === 1n;
}

/** From then on it is settled like any other payment of that order, by the same rules. */
export async function assignReceipt(
  tx: Tx,
  endToEndId: string,
  orderNo: string,
  now: Date,
): Promise<boolean> {
  const moved = await sql`
    UPDATE cashier.receipt
    SET status = 'received', assigned_order_no = ${orderNo}, updated_at = ${now}
    WHERE end_to_end_id = ${endToEndId} AND status = 'suspense'`.execute(tx);
  return moved.numAffectedRows === 1n;
}

export async function nextRefundAttempt(
  tx: Tx,
  endToEndId: string,
  after: number,
  now: Date,
): Promise<void> {
  await sql`
    UPDATE cashier.receipt SET refund_attempt = ${after + 1}, updated_at = ${now}
    WHERE end_to_end_id = ${endToEndId} AND status = 'refunding'
      AND refund_attempt = ${after}`.execute(tx);
}

/** What a lost job left behind: open receipts nobody has touched for a while. */
export async function listStaleReceipts(db: Db, before: Date, limit: number): Promise<string[]> {
  const found = await sql<{ end_to_end_id: string }>`
    SELECT end_to_end_id FROM cashier.receipt
    WHERE status IN ('received', 'refunding') AND updated_at <= ${before}
    ORDER BY updated_at LIMIT ${limit}`.execute(db);
  return found.rows.map((row) => row.end_to_end_id);
}

/** How far this bank's list has been read. */
export async function readWatermark(db: Db, psp: string): Promise<Date | null> {
  const found = await sql<{ read_until: Date }>`
    SELECT read_until FROM cashier.bank_reading WHERE psp = ${psp}`.execute(db);
  return found.rows[0]?.read_until ?? null;
}

export async function saveWatermark(tx: Tx, psp: string, until: Date): Promise<void> {
  await sql`
    INSERT INTO cashier.bank_reading (psp, read_until) VALUES (${psp}, ${until})
    ON CONFLICT (psp) DO UPDATE
      SET read_until = greatest(bank_reading.read_until, excluded.read_until)`.execute(tx);
}

/** Payments for this member's orders that came from somebody else and went back. */
export async function countRefunded(db: Db, memberId: MemberId): Promise<number> {
  const found = await sql<{ count: number }>`
    SELECT count(*) AS count FROM cashier.receipt
    WHERE member_id = ${memberId} AND refund_reason = 'other_holder'`.execute(db);
  return found.rows[0]?.count ?? 0;
}
