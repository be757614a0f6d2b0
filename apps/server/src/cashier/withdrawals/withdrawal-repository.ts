/** SQL of withdrawals and of what happened to them. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { WithdrawalStatus } from "@tucano/contract/player/money/cashier.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { PixKeyType } from "@tucano/contract/player/money/pix-key.ts";
import { type RawBuilder, sql } from "kysely";
import type { InstantRange } from "../../platform/days.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import { memberOf } from "../order-numbers.ts";
import { canDecide, withdrawalsBefore } from "../policy.ts";
import type { BankAccount } from "../psp-port.ts";
import type { TimelineEntry, WithdrawalRecord } from "../types.ts";

/** A withdrawal with what only the payout needs. */
export interface StoredWithdrawal extends WithdrawalRecord {
  readonly attempt: number;
  /** How often it was begun to be sent to its bank; 0: not at all; null: nobody knows. */
  readonly payoutSends: number | null;
  readonly bankAccount: BankAccount | null;
  readonly holderCpf: string;
}

type EventJson = Omit<TimelineEntry, "at"> & { readonly at: string };

/** As it is selected; `timeline` comes as JSON, null where nothing has happened yet. */
export type WithdrawalRow = Omit<StoredWithdrawal, "paymentType" | "canDecide" | "timeline"> & {
  readonly timeline: readonly EventJson[] | null;
};

export function toWithdrawal({ timeline, ...row }: WithdrawalRow): StoredWithdrawal {
  return {
    ...row,
    paymentType: "PIX",
    canDecide: canDecide(row.status),
    timeline: (timeline ?? []).map((event) => ({ ...event, at: new Date(event.at) })),
  };
}

export const withdrawalColumns = sql`w.member_id AS "memberId", w.order_no AS "orderNo", w.status,
  w.amount_centavos AS amount, w.general_fee_centavos AS "generalFee",
  w.mandatory_fee_centavos AS "mandatoryFee",
  w.amount_centavos - w.general_fee_centavos - w.mandatory_fee_centavos AS "actualReceipt",
  w.key_type AS "keyType", w.key, w.key_masked AS "keyMasked", w.bank_account AS "bankAccount",
  w.holder_cpf AS "holderCpf", w.remark, w.attempt, w.psp, w.payout_sends AS "payoutSends",
  w.end_to_end_id AS "endToEndId", w.reason,
  w.application_time AS "applicationTime", w.eta_at AS "etaAt", w.updated_at AS "updatedAt",
  w.paid_at AS "paidAt",
  (SELECT json_agg(json_build_object(
      'status', e.status, 'at', e.at, 'actor', e.actor, 'reason', e.reason) ORDER BY e.id)
    FROM cashier.withdrawal_event e
    WHERE e.member_id = w.member_id AND e.order_no = w.order_no) AS timeline`;

/** Found by its number alone: the number carries the member. */
export async function findWithdrawal(db: Db, orderNo: string): Promise<StoredWithdrawal | null> {
  const memberId = memberOf("W", orderNo);
  if (memberId === null) return null;
  const found = await sql<WithdrawalRow>`
    SELECT ${withdrawalColumns} FROM cashier.withdrawal w
    WHERE w.member_id = ${memberId} AND w.order_no = ${orderNo}`.execute(db);
  return found.rows[0] === undefined ? null : toWithdrawal(found.rows[0]);
}

export interface TodayFacts {
  /** Asked for since the day began and not turned down. */
  readonly askedToday: Centavos;
  readonly usedToday: number;
  /** An order just like this one, from a moment ago. */
  readonly twinOrderNo: string | null;
  /** All that was ever asked for and not turned down; nothing when it was not asked about. */
  readonly askedInAll: Centavos;
}

export interface TodayQuestion {
  readonly memberId: MemberId;
  /** ISO 8601. */
  readonly dayStart: string;
  readonly twinSince: string;
  readonly amount: Centavos;
  readonly key: string;
  /** Is the sum of all withdrawals asked about? */
  readonly isAskedInAll: boolean;
}

/** One statement for a whole batch, under the wallets' locks. */
export async function readToday(
  tx: Db,
  questions: readonly TodayQuestion[],
): Promise<TodayFacts[]> {
  const { rows } = await sql<TodayFacts>`
    SELECT coalesce(t.asked, 0)::bigint AS "askedToday", t.used AS "usedToday",
      t.twin AS "twinOrderNo", coalesce(a.asked, 0)::bigint AS "askedInAll"
    FROM unnest(
      ${questions.map((one) => one.memberId)}::bigint[],
      ${questions.map((one) => one.dayStart)}::timestamptz[],
      ${questions.map((one) => one.twinSince)}::timestamptz[],
      ${questions.map((one) => one.amount)}::bigint[],
      ${questions.map((one) => one.key)}::text[],
      ${questions.map((one) => one.isAskedInAll)}::boolean[]
    ) WITH ORDINALITY
      AS q (member_id, day_start, twin_since, amount, key, is_asked_in_all, position)
    CROSS JOIN LATERAL (
      SELECT sum(w.amount_centavos) AS asked, count(*) AS used,
        max(w.order_no) FILTER (WHERE w.application_time > q.twin_since
          AND w.amount_centavos = q.amount AND w.key = q.key) AS twin
      FROM cashier.withdrawal w
      WHERE w.member_id = q.member_id AND w.application_time >= q.day_start
        AND w.status <> 'rejected') t
    -- Only where documents may be asked for: else nobody's history is read.
    LEFT JOIN LATERAL (
      SELECT sum(w.amount_centavos) AS asked FROM cashier.withdrawal w
      WHERE w.member_id = q.member_id AND w.status <> 'rejected') a ON q.is_asked_in_all
    ORDER BY q.position`.execute(tx);
  return rows;
}

export interface NewWithdrawal {
  readonly orderNo: string;
  readonly amount: Centavos;
  readonly generalFee: Centavos;
  readonly mandatoryFee: Centavos;
  readonly keyType: PixKeyType | "BANK";
  readonly key: string;
  readonly keyMasked: string;
  readonly bankAccount: BankAccount | null;
  readonly holderCpf: string;
  readonly remark: string | null;
  /** ISO 8601. */
  readonly applicationTime: string;
  readonly etaAt: string;
}

/** One statement for a whole batch, in the commit of the hold. */
export async function insertWithdrawals(
  tx: Tx,
  orders: readonly { memberId: MemberId; effect: NewWithdrawal }[],
): Promise<void> {
  const rows = orders.map(({ memberId, effect }) => ({ memberId, ...effect }));
  await sql`
    WITH inserted AS (
      INSERT INTO cashier.withdrawal (member_id, order_no, status, amount_centavos,
        general_fee_centavos, mandatory_fee_centavos, key_type, key, key_masked, bank_account,
        holder_cpf, remark, application_time, eta_at, updated_at)
      SELECT "memberId", "orderNo", 'submitted', amount, "generalFee", "mandatoryFee", "keyType",
        key, "keyMasked", "bankAccount", "holderCpf", remark, "applicationTime", "etaAt",
        "applicationTime"
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (
        "memberId" bigint, "orderNo" text, amount bigint, "generalFee" bigint,
        "mandatoryFee" bigint, "keyType" text, key text, "keyMasked" text, "bankAccount" jsonb,
        "holderCpf" text, remark text, "applicationTime" timestamptz, "etaAt" timestamptz)
      RETURNING member_id, order_no, application_time
    )
    INSERT INTO cashier.withdrawal_event (member_id, order_no, status, at, actor)
    SELECT member_id, order_no, 'submitted', application_time, 'member' FROM inserted
  `.execute(tx);
}

export interface Step {
  readonly memberId: MemberId;
  readonly orderNo: string;
  readonly to: WithdrawalStatus;
  readonly now: Date;
  readonly actor: string;
  readonly reason?: string | null;
  /** Only while it is this payout attempt. */
  readonly attempt?: number;
  /** The bank refused it: what is sent next is another payout. */
  readonly endsAttempt?: boolean;
  /** The bank that it is about to be sent to, for the first time. */
  readonly sendsTo?: string;
}

/** Moves a withdrawal on and writes its history; false when its state does not allow it. */
export async function moveWithdrawal(tx: Tx, step: Step): Promise<boolean> {
  const attempts = step.endsAttempt === true ? 1 : 0;
  const reason = step.reason ?? null;
  const moved = await sql`
    WITH moved AS (
      UPDATE cashier.withdrawal
      SET status = ${step.to}, updated_at = ${step.now},
        reason = CASE WHEN ${step.to} = 'failed' THEN ${reason}::text ELSE reason END,
        attempt = attempt + ${attempts}, psp = coalesce(${step.sendsTo ?? null}, psp),
        payout_sends = CASE WHEN ${step.sendsTo ?? null}::text IS NULL THEN payout_sends ELSE 1 END
      WHERE member_id = ${step.memberId} AND order_no = ${step.orderNo}
        AND status = ANY(${withdrawalsBefore(step.to)}::text[])
        AND (${step.attempt ?? null}::int IS NULL OR attempt = ${step.attempt ?? null})
      RETURNING member_id, order_no
    )
    INSERT INTO cashier.withdrawal_event (member_id, order_no, status, at, actor, reason)
    SELECT member_id, order_no, ${step.to}::text, ${step.now}::timestamptz,
      ${step.actor}::text, ${reason}::text
    FROM moved`.execute(tx);
  return moved.numAffectedRows === 1n;
}

/**
 * Notes before it happens that the payout is sent to this bank, or with `sends` 0, that the bank
 * has not heard of it. False: somebody else has begun to send it, or it has ended.
 */
export async function noteSending(
  tx: Tx,
  order: StoredWithdrawal,
  to: { readonly psp: string; readonly sends: number },
): Promise<boolean> {
  const noted = await sql`
    UPDATE cashier.withdrawal SET psp = ${to.psp}, payout_sends = ${to.sends}
    WHERE member_id = ${order.memberId} AND order_no = ${order.orderNo} AND status = 'paying'
      AND attempt = ${order.attempt} AND psp = ${order.psp}
      AND payout_sends IS NOT DISTINCT FROM ${order.payoutSends}`.execute(tx);
  return noted.numAffectedRows === 1n;
}

/** The state of orders that a money command is about to end, locked until its commit. */
export async function lockStates(
  tx: Tx,
  orders: readonly { memberId: MemberId; input: { readonly orderNo: string } }[],
): Promise<(WithdrawalStatus | null)[]> {
  const found = await sql<{ status: WithdrawalStatus; order_no: string }>`
    SELECT w.status, w.order_no FROM cashier.withdrawal w
    JOIN unnest(
      ${orders.map((one) => one.memberId)}::bigint[],
      ${orders.map((one) => one.input.orderNo)}::text[]
    ) AS q (member_id, order_no) USING (member_id, order_no)
    ORDER BY w.member_id, w.order_no FOR UPDATE OF w`.execute(tx);
  const states = new Map(found.rows.map((row) => [row.order_no, row.status]));
  return orders.map((one) => states.get(one.input.orderNo) ?? null);
}

export interface EndEffect {
  readonly orderNo: string;
  readonly to: "paid" | "rejected";
  /** ISO 8601. */
  readonly at: string;
  readonly actor: string;
  readonly reason: string | null;
  readonly endToEndId: string | null;
}

/** One statement for a whole batch, in the commit of the payout or the release. */
export async function endWithdrawals(
  tx: Tx,
  ends: readonly { memberId: MemberId; effect: EndEffect }[],
): Promise<void> {
  const rows = ends.map(({ memberId, effect }) => ({ memberId, ...effect }));
  const moved = await sql`
    WITH ended AS (
      UPDATE cashier.withdrawal w
      SET status = r."to", updated_at = r.at, reason = CASE r."to"
            WHEN 'rejected' THEN r.reason END,
        end_to_end_id = coalesce(r."endToEndId", w.end_to_end_id),
        paid_at = CASE r."to" WHEN 'paid' THEN r.at END
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (
        "memberId" bigint, "orderNo" text, "to" text, at timestamptz, actor text, reason text,
        "endToEndId" text)
      WHERE w.member_id = r."memberId" AND w.order_no = r."orderNo"
      RETURNING w.member_id, w.order_no, r."to", r.at, r.actor, r.reason
    )
    INSERT INTO cashier.withdrawal_event (member_id, order_no, status, at, actor, reason)
    SELECT member_id, order_no, "to", at, actor, reason FROM ended`.execute(tx);
  if (moved.numAffectedRows !== BigInt(ends.length)) {
    throw new Error("The withdrawal to end is missing.");
  }
}

export interface WithdrawalQuery {
  readonly memberId: MemberId | null;
  readonly orderNo: string | null;
  readonly statuses: readonly WithdrawalStatus[] | null;
  readonly range: InstantRange | null;
  readonly order: "oldest" | "newest";
  readonly offset: number;
  readonly limit: number;
}

export interface WithdrawalSums {
  readonly total: number;
  /** Of those that were not rejected. */
  readonly requested: Centavos;
  /** These three of those that were paid. */
  readonly amount: Centavos;
  readonly general_fee: Centavos;
  readonly mandatory_fee: Centavos;
}

function where(query: WithdrawalQuery): RawBuilder<unknown> {
  const from = query.range?.from ?? null;
  const until = query.range?.until ?? null;
  return sql`
    (${query.memberId}::bigint IS NULL OR w.member_id = ${query.memberId})
    AND (${query.orderNo}::text IS NULL OR w.order_no = ${query.orderNo})
    AND (${query.statuses}::text[] IS NULL OR w.status = ANY(${query.statuses}::text[]))
    AND (${from}::timestamptz IS NULL OR w.application_time >= ${from})
    AND (${until}::timestamptz IS NULL OR w.application_time < ${until})`;
}

export async function listWithdrawals(
  db: Db,
  query: WithdrawalQuery,
): Promise<{ list: StoredWithdrawal[]; sums: WithdrawalSums }> {
  const summed = await sql<WithdrawalSums>`
    SELECT count(*) AS total,
      coalesce(sum(amount_centavos) FILTER (WHERE status <> 'rejected'), 0)::bigint AS requested,
      coalesce(sum(amount_centavos) FILTER (WHERE status = 'paid'), 0)::bigint AS amount,
      coalesce(sum(general_fee_centavos) FILTER (WHERE status = 'paid'), 0)::bigint
        AS general_fee,
      coalesce(sum(mandatory_fee_centavos) FILTER (WHERE status = 'paid'), 0)::bigint
        AS mandatory_fee
    FROM cashier.withdrawal w WHERE ${where(query)}`.execute(db);
  const direction = query.order === "oldest" ? sql`ASC` : sql`DESC`;
  const found = await sql<WithdrawalRow>`
    SELECT ${withdrawalColumns} FROM cashier.withdrawal w WHERE ${where(query)}
    ORDER BY w.application_time ${direction}, w.order_no ${direction}
    OFFSET ${query.offset} LIMIT ${query.limit}`.execute(db);
  const sums = summed.rows[0];
  if (sums === undefined) throw new Error("A sum always has one row.");
  return { list: found.rows.map(toWithdrawal), sums };
}

/** Orders in these states that nobody has touched since; oldest first. */
export async function listStale(
  db: Db,
  statuses: readonly WithdrawalStatus[],
  before: Date,
  limit: number,
): Promise<StoredWithdrawal[]> {
  const found = await sql<WithdrawalRow>`
    SELECT ${withdrawalColumns} FROM cashier.withdrawal w
    WHERE w.status = ANY(${statuses}::text[]) AND w.updated_at <= ${before}
    ORDER BY w.updated_at LIMIT ${limit}`.execute(db);
  return found.rows.map(toWithdrawal);
}

export async function countPaidTo(db: Db, memberId: MemberId, key: string): Promise<number> {
  const found = await sql<{ count: number }>`
    SELECT count(*) AS count FROM cashier.withdrawal
    WHERE member_id = ${memberId} AND key = ${key} AND status = 'paid'`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** From asking to paid, of what was paid since then. */
export async function readPayoutTimes(
  db: Db,
  since: Date,
): Promise<{ readonly count: number; readonly medianSeconds: number }> {
  const found = await sql<{ count: number; median: number | null }>`
    SELECT count(*) AS count, percentile_cont(0.5) WITHIN GROUP (
      ORDER BY extract(epoch FROM paid_at - application_time))::double precision AS median
    FROM cashier.withdrawal WHERE status = 'paid' AND paid_at >= ${since}`.execute(db);
  const [row] = found.rows;
  return { count: row?.count ?? 0, medianSeconds: row?.median ?? 0 };
}
