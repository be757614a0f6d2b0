/** SQL of the days compared with the bank. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { ReceiptStatus } from "../deposits/receipt-repository.ts";

export type DifferenceKind =
  | "receipt_missing_here"
  | "receipt_missing_there"
  | "receipt_amount"
  | "receipt_unsettled"
  | "unreadable"
  | "payout_missing_there"
  | "payout_not_settled"
  | "refund_missing_here"
  | "refund_missing_there"
  | "refund_amount"
  | "refund_not_settled";

export interface Tally {
  readonly count: number;
  readonly amount: Centavos;
}

export interface PspDay {
  /** YYYY-MM-DD, in São Paulo. */
  readonly day: string;
  readonly matchedAt: Date;
  readonly received: Tally;
  readonly pspReceived: Tally;
  readonly paid: Tally;
  readonly pspPaid: Tally;
  readonly refunded: Tally;
  readonly pspRefunded: Tally;
}

export interface Difference {
  readonly reference: string;
  readonly kind: DifferenceKind;
  readonly memberId: MemberId | null;
  readonly ours: Centavos | null;
  readonly psps: Centavos | null;
}

export interface StoredDifference extends Difference {
  readonly day: string;
  readonly foundAt: Date;
  readonly explainedAt: Date | null;
  readonly explainedBy: string | null;
  readonly explanation: string | null;
}

export interface OwnReceipt {
  readonly endToEndId: string;
  readonly amount: Centavos | null;
  readonly memberId: MemberId | null;
  readonly status: ReceiptStatus;
}

/** What we know of payments that were made in that time. */
export async function listPaidReceipts(db: Db, from: Date, until: Date): Promise<OwnReceipt[]> {
  const found = await sql<OwnReceipt>`
    SELECT end_to_end_id AS "endToEndId", amount_centavos AS amount, member_id AS "memberId",
      status
    FROM cashier.receipt WHERE paid_at >= ${from} AND paid_at < ${until}`.execute(db);
  return found.rows;
}

export interface OwnPayout {
  readonly orderNo: string;
  readonly memberId: MemberId;
  readonly attempt: number;
  /** What left the bank: fees stay with the house. */
  readonly amount: Centavos;
}

export async function listPayouts(
  db: Db,
  span: {
    readonly from: Date;
    readonly until: Date;
    readonly after: string;
    readonly limit: number;
  },
): Promise<OwnPayout[]> {
  const found = await sql<OwnPayout>`
    SELECT order_no AS "orderNo", member_id AS "memberId", attempt,
      amount_centavos - general_fee_centavos - mandatory_fee_centavos AS amount
    FROM cashier.withdrawal
    WHERE status = 'paid' AND paid_at >= ${span.from} AND paid_at < ${span.until}
      AND order_no > ${span.after}
    ORDER BY order_no LIMIT ${span.limit}`.execute(db);
  return found.rows;
}

export interface OwnRefund {
  readonly endToEndId: string;
  /** As requested from the bank. */
  readonly refundId: string;
  readonly amount: Centavos;
  readonly memberId: MemberId | null;
  readonly isRefunded: boolean;
}

/** The cashier sends the whole payment back, and numbers its attempts. */
const ownRefund = sql`end_to_end_id AS "endToEndId", 'R' || refund_attempt AS "refundId",
  amount_centavos AS amount, member_id AS "memberId", status = 'refunded' AS "isRefunded"`;

/** What we know to have gone back in that time. */
export async function listRefunded(
  db: Db,
  span: { readonly from: Date; readonly until: Date },
): Promise<OwnRefund[]> {
  const found = await sql<OwnRefund>`
    SELECT ${ownRefund} FROM cashier.receipt
    WHERE status = 'refunded' AND amount_centavos IS NOT NULL
      AND refunded_at >= ${span.from} AND refunded_at < ${span.until}`.execute(db);
  return found.rows;
}

/** What we have of the refunds of these payments, gone back or not. */
export async function findRefunds(db: Db, endToEndIds: readonly string[]): Promise<OwnRefund[]> {
  const found = await sql<OwnRefund>`
    SELECT ${ownRefund} FROM cashier.receipt
    WHERE end_to_end_id = ANY(${[...endToEndIds]}::text[])
      AND amount_centavos IS NOT NULL`.execute(db);
  return found.rows;
}

export async function saveDay(tx: Tx, day: PspDay): Promise<void> {
  const { received, pspReceived, paid, pspPaid, refunded, pspRefunded } = day;
  await sql`
    INSERT INTO cashier.psp_day (day, matched_at, received_count, received_centavos,
      psp_received_count, psp_received_centavos, paid_count, paid_centavos, psp_paid_count,
      psp_paid_centavos, refunded_count, refunded_centavos, psp_refunded_count,
      psp_refunded_centavos)
    VALUES (${day.day}, ${day.matchedAt}, ${received.count}, ${received.amount},
      ${pspReceived.count}, ${pspReceived.amount}, ${paid.count}, ${paid.amount},
      ${pspPaid.count}, ${pspPaid.amount}, ${refunded.count}, ${refunded.amount},
      ${pspRefunded.count}, ${pspRefunded.amount})
    ON CONFLICT (day) DO UPDATE SET matched_at = excluded.matched_at,
      received_count = excluded.received_count, received_centavos = excluded.received_centavos,
      psp_received_count = excluded.psp_received_count,
      psp_received_centavos = excluded.psp_received_centavos,
      paid_count = excluded.paid_count, paid_centavos = excluded.paid_centavos,
      psp_paid_count = excluded.psp_paid_count, psp_paid_centavos = excluded.psp_paid_centavos,
      refunded_count = excluded.refunded_count, refunded_centavos = excluded.refunded_centavos,
      psp_refunded_count = excluded.psp_refunded_count,
      psp_refunded_centavos = excluded.psp_refunded_centavos
  `.execute(tx);
}

/** What is gone by itself goes; what somebody explained stays with its explanation. */
export async function saveDifferences(
  tx: Tx,
  day: string,
  differences: readonly Difference[],
  now: Date,
): Promise<void> {
  await sql`
    DELETE FROM cashier.psp_difference
    WHERE day = ${day} AND explained_at IS NULL
      AND reference <> ALL(${differences.map((one) => one.reference)}::text[])`.execute(tx);
  await sql`
    INSERT INTO cashier.psp_difference
      (day, reference, kind, member_id, ours_centavos, psp_centavos, found_at)
    SELECT ${day}::date, reference, kind, "memberId", ours, psps, ${now}
    FROM jsonb_to_recordset(${JSON.stringify(differences)}::jsonb) AS d (
      reference text, kind text, "memberId" bigint, ours bigint, psps bigint)
    ON CONFLICT (day, reference) DO UPDATE SET kind = excluded.kind,
      ours_centavos = excluded.ours_centavos, psp_centavos = excluded.psp_centavos
  `.execute(tx);
}

interface DayRow {
  day: string;
  matched_at: Date;
  received_count: number;
  received_centavos: Centavos;
  psp_received_count: number;
  psp_received_centavos: Centavos;
  paid_count: number;
  paid_centavos: Centavos;
  psp_paid_count: number;
  psp_paid_centavos: Centavos;
  refunded_count: number;
  refunded_centavos: Centavos;
  psp_refunded_count: number;
  psp_refunded_centavos: Centavos;
  open_count: number;
  explained_count: number;
}

export interface ShownDay extends PspDay {
  readonly openCount: number;
  readonly explainedCount: number;
}

const toDay = (row: DayRow): ShownDay => ({
  day: row.day,
  matchedAt: row.matched_at,
  received: { count: row.received_count, amount: row.received_centavos },
  pspReceived: { count: row.psp_received_count, amount: row.psp_received_centavos },
  paid: { count: row.paid_count, amount: row.paid_centavos },
  pspPaid: { count: row.psp_paid_count, amount: row.psp_paid_centavos },
  refunded: { count: row.refunded_count, amount: row.refunded_centavos },
  pspRefunded: { count: row.psp_refunded_count, amount: row.psp_refunded_centavos },
  openCount: row.open_count,
  explainedCount: row.explained_count,
});

/** Newest first, before `before`; null: from the newest on. */
export async function listDays(
  db: Db,
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<ShownDay[]> {
  const found = await sql<DayRow>`
    SELECT d.*, d.day::text AS day, f.open_count, f.explained_count
    FROM cashier.psp_day d
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE explained_at IS NULL) AS open_count,
        count(*) FILTER (WHERE explained_at IS NOT NULL) AS explained_count
      FROM cashier.psp_difference WHERE day = d.day) f
    WHERE ${before}::date IS NULL OR d.day < ${before}::date
    ORDER BY d.day DESC LIMIT ${limit}`.execute(db);
  return found.rows.map(toDay);
}

export async function listDifferences(
  db: Db,
  { day, after, limit }: { readonly day: string; readonly after: string; readonly limit: number },
): Promise<StoredDifference[]> {
  const { rows } = await sql<StoredDifference>`
    SELECT day::text AS day, reference, kind, member_id AS "memberId", ours_centavos AS ours,
      psp_centavos AS psps, found_at AS "foundAt", explained_at AS "explainedAt",
      explained_by AS "explainedBy", explanation
    FROM cashier.psp_difference
    WHERE day = ${day} AND reference > ${after} ORDER BY reference LIMIT ${limit}`.execute(db);
  return rows;
}

/** False: there is no such difference, or somebody has explained it. */
export async function explainDifference(
  tx: Tx,
  one: {
    readonly day: string;
    readonly reference: string;
    readonly by: string;
    readonly explanation: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const moved = await sql`
    UPDATE cashier.psp_difference SET explained_at = ${one.now}, explained_by = ${one.by},
      explanation = ${one.explanation}
    WHERE day = ${one.day} AND reference = ${one.reference}
      AND explained_at IS NULL`.execute(tx);
  return moved.numAffectedRows === 1n;
}
