/** SQL of a member's sums, for operators. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { type Centavos, ZERO } from "@tucano/contract/money.ts";
import { sql } from "kysely";
import type { Db, Tx } from "../platform/database/types.ts";

interface Sums {
  readonly total: Centavos;
  readonly count: number;
}

export async function sumCredited(
  db: Db,
  memberId: MemberId,
): Promise<Sums & { readonly lastAt: Date | null }> {
  const found = await sql<Sums & { lastAt: Date | null }>`
    SELECT coalesce(sum(paid_centavos), 0)::bigint AS total, count(*) AS count,
      max(credited_at) AS "lastAt"
    FROM cashier.deposit WHERE member_id = ${memberId} AND status = 'credited'`.execute(db);
  return found.rows[0] ?? { total: ZERO, count: 0, lastAt: null };
}

/** Credited deposits, by member; nothing of whom nothing was. */
export async function sumCreditedBy(
  db: Db,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, Centavos>> {
  const found = await sql<{ member_id: MemberId; total: Centavos }>`
    SELECT member_id, sum(paid_centavos)::bigint AS total FROM cashier.deposit
    WHERE member_id = ANY(${memberIds}::bigint[]) AND status = 'credited'
    GROUP BY member_id`.execute(db);
  return new Map(found.rows.map((row) => [row.member_id, row.total]));
}

export async function sumWithdrawals(
  db: Db,
  memberId: MemberId,
  statuses: readonly string[],
): Promise<Sums> {
  const found = await sql<Sums>`
    SELECT coalesce(sum(amount_centavos), 0)::bigint AS total, count(*) AS count
    FROM cashier.withdrawal
    WHERE member_id = ${memberId} AND status = ANY(${statuses}::text[])`.execute(db);
  return found.rows[0] ?? { total: ZERO, count: 0 };
}

/**
 * What else was let go of one member since then, in orders that each stay below what takes two
 * people: those above it were looked at by two.
 */
export async function sumLetGoBeside(
  tx: Tx,
  of: {
    readonly memberId: MemberId;
    readonly orderNo: string;
    readonly below: Centavos;
    since: Date;
  },
): Promise<Centavos> {
  const found = await sql<{ total: Centavos }>`
    SELECT coalesce(sum(amount_centavos), 0)::bigint AS total FROM cashier.withdrawal w
    WHERE member_id = ${of.memberId} AND order_no <> ${of.orderNo}
      AND amount_centavos < ${of.below} AND status IN ('approved', 'paying', 'paid')
      AND EXISTS (SELECT FROM cashier.withdrawal_event e
        WHERE e.member_id = w.member_id AND e.order_no = w.order_no
          AND e.status = 'approved' AND e.at > ${of.since})`.execute(tx);
  return found.rows[0]?.total ?? ZERO;
}

interface AskedBeside {
  readonly inDay: Centavos;
  readonly inAll: Centavos;
  /** Has money arrived at another key before? */
  readonly isPaidElsewhere: boolean;
}

/** What else a member asked for, besides this order; what was rejected counts for nothing. */
export async function sumAskedBeside(
  db: Db,
  of: { readonly memberId: MemberId; readonly orderNo: string; readonly key: string; dayAgo: Date },
): Promise<AskedBeside> {
  const found = await sql<AskedBeside>`
    SELECT
      coalesce(sum(amount_centavos) FILTER (WHERE application_time >= ${of.dayAgo}), 0)::bigint
        AS "inDay",
      coalesce(sum(amount_centavos), 0)::bigint AS "inAll",
      coalesce(bool_or(status = 'paid' AND key <> ${of.key}), false) AS "isPaidElsewhere"
    FROM cashier.withdrawal
    WHERE member_id = ${of.memberId} AND order_no <> ${of.orderNo} AND status <> 'rejected'
  `.execute(db);
  return found.rows[0] ?? { inDay: ZERO, inAll: ZERO, isPaidElsewhere: false };
}
