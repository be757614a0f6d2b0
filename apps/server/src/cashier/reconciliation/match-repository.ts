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
  /** The bank's code. */
  readonly psp: string;
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

/** One bank's part of some time. */
export interface BankSpan {
  readonly psp: string;
  readonly from: Date;
  readonly until: Date;
}

/** What we know of payments that were made in that time. */
export async function listPaidReceipts(db: Db, span: BankSpan): Promise<OwnReceipt[]> {
  const found = await sql<OwnReceipt>`
    SELECT end_to_end_id AS "endToEndId", amount_centavos AS amount, member_id AS "memberId",
      status
    FROM cashier.receipt
    WHERE psp = ${span.psp} AND paid_at >= ${span.from} AND paid_at < ${span.until}`.execute(db);
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
  span: BankSpan & { readonly after: string; readonly limit: number },
): Promise<OwnPayout[]> {
  const found = await sql<OwnPayout>`
    SELECT order_no AS "orderNo", member_id AS "memberId", attempt,
      amount_centavos - general_fee_centavos - mandatory_fee_centavos AS amount
    FROM cashier.withdrawal
    WHERE status = 'paid' AND paid_at >= ${span.from} AND paid_at < ${span.until}
      AND psp = ${span.psp} AND order_no > ${span.after}
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
export async function listRefunded(db: Db, span: BankSpan): Promise<OwnRefund[]> {
  const found = await sql<OwnRefund>`
    SELECT ${ownRefund} FROM cashier.receipt
    WHERE psp = ${span.psp} AND status = 'refunded' AND amount_centavos IS NOT NULL
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

/** The bank's part of the day, and with it what all banks of the day come to. */
export async function saveDay(tx: Tx, psp: string, day: PspDay): Promise<void> {
  const { received, pspReceived, paid, pspPaid, refunded, pspRefunded } = day;
  await sql`
    INSERT INTO cashier.bank_day (day, psp, matched_at, ${tallyColumns})
    VALUES (${day.day}, ${psp}, ${day.matchedAt}, ${received.count}, ${received.amount},
      ${pspReceived.count}, ${pspReceived.amount}, ${paid.count}, ${paid.amount},
      ${pspPaid.count}, ${pspPaid.amount}, ${refunded.count}, ${refunded.amount},
      ${pspRefunded.count}, ${pspRefunded.amount})
    ON CONFLICT (day, psp) DO UPDATE SET ${newTallies}`.execute(tx);
  await sql`
    INSERT INTO cashier.psp_day (day, matched_at, ${tallyColumns})
    SELECT day, max(matched_at), ${sql.join(tallyNames.map((name) => sql`sum(${sql.ref(name)})`))}
    FROM cashier.bank_day WHERE day = ${day.day} GROUP BY day
    ON CONFLICT (day) DO UPDATE SET ${newTallies}`.execute(tx);
}

const tallyNames = [
  "received",
  "psp_received",
  "paid",
  "psp_paid",
  "refunded",
  "psp_refunded",
].flatMap((side) => [`${side}_count`, `${side}_centavos`]);
const tallyColumns = sql.join(tallyNames.map((name) => sql.ref(name)));
const newTallies = sql.join(
  ["matched_at", ...tallyNames].map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
);

/** What is gone by itself goes; what somebody explained stays with its explanation. */
export async function saveDifferences(
  tx: Tx,
  { day, psp }: { readonly day: string; readonly psp: string },
  differences: readonly Difference[],
  now: Date,
): Promise<void> {
  await sql`
    DELETE FROM cashier.psp_difference
    WHERE day = ${day} AND psp = ${psp} AND explained_at IS NULL
      AND reference <> ALL(${differences.map((one) => one.reference)}::text[])`.execute(tx);
  await sql`
    INSERT INTO cashier.psp_difference
      (day, psp, reference, kind, member_id, ours_centavos, psp_centavos, found_at)
    SELECT ${day}::date, ${psp}, reference, kind, "memberId", ours, psps, ${now}
    FROM jsonb_to_recordset(${JSON.stringify(differences)}::jsonb) AS d (
      reference text, kind text, "memberId" bigint, ours bigint, psps bigint)
    ON CONFLICT (day, reference) DO UPDATE SET psp = excluded.psp, kind = excluded.kind,
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
  /** Each bank's part, by its code; empty for days from when there was one. */
  readonly banks: readonly (PspDay & { readonly psp: string })[];
  readonly openCount: number;
  readonly explainedCount: number;
}

const toDay = (row: Omit<DayRow, "open_count" | "explained_count">): PspDay => ({
  day: row.day,
  matchedAt: row.matched_at,
  received: { count: row.received_count, amount: row.received_centavos },
  pspReceived: { count: row.psp_received_count, amount: row.psp_received_centavos },
  paid: { count: row.paid_count, amount: row.paid_centavos },
  pspPaid: { count: row.psp_paid_count, amount: row.psp_paid_centavos },
  refunded: { count: row.refunded_count, amount: row.refunded_centavos },
  pspRefunded: { count: row.psp_refunded_count, amount: row.psp_refunded_centavos },
});

/** Newest first, before `before`; null: from the newest on. */
export async function listDays(
  db: Db,
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<ShownDay[]> {
  const { rows } = await sql<DayRow>`
    SELECT d.*, d.day::text AS day, f.open_count, f.explained_count
    FROM cashier.psp_day d
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE explained_at IS NULL) AS open_count,
        count(*) FILTER (WHERE explained_at IS NOT NULL) AS explained_count
      FROM cashier.psp_difference WHERE day = d.day) f
    WHERE ${before}::date IS NULL OR d.day < ${before}::date
    ORDER BY d.day DESC LIMIT ${limit}`.execute(db);
  const parts = await sql<DayRow & { readonly psp: string }>`
    SELECT *, day::text AS day FROM cashier.bank_day
    WHERE day = ANY(${rows.map((row) => row.day)}::date[]) ORDER BY psp`.execute(db);
  return rows.map((row) => ({
    ...toDay(row),
    banks: parts.rows
      .filter((part) => part.day === row.day)
      .map((part) => ({ ...toDay(part), psp: part.psp })),
    openCount: row.open_count,
    explainedCount: row.explained_count,
  }));
}

export async function listDifferences(
  db: Db,
  { day, after, limit }: { readonly day: string; readonly after: string; readonly limit: number },
): Promise<StoredDifference[]> {
  const { rows } = await sql<StoredDifference>`
    SELECT day::text AS day, psp, reference, kind, member_id AS "memberId", ours_centavos AS ours,
      psp_centavos AS psps, found_at AS "foundAt", explained_at AS "explainedAt",
      explained_by AS "explainedBy", explanation
    FROM cashier.psp_difference
    WHERE day = ${day} AND reference > ${after} ORDER BY reference LIMIT ${limit}`.execute(db);
  return rows;
}

export interface TakenBack {
  /** The bank's for it. */
  readonly reference: string;
  readonly orderNo: string;
  readonly amount: Centavos;
}

/** Of deposits that are credited: what banks gave back to the payers without us. */
export async function listTakenBack(db: Db, since: Date): Promise<TakenBack[]> {
  const { rows } = await sql<TakenBack>`
    SELECT f.reference, d.order_no AS "orderNo", f.psp_centavos AS amount
    FROM cashier.psp_difference AS f
    JOIN cashier.deposit AS d ON d.end_to_end_id = split_part(f.reference, '/', 1)
    WHERE f.kind = 'refund_missing_here' AND f.found_at >= ${since} AND d.status = 'credited'
      AND f.psp_centavos > 0
    ORDER BY f.day, f.reference`.execute(db);
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
