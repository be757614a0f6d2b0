/** SQL of what is measured: how long people and payments wait. */
import { sql } from "kysely";
import type { Db } from "../platform/database/types.ts";

export interface PayoutsUnderWay {
  /** Asked for, and neither paid nor rejected. */
  readonly open: number;
  readonly oldestSeconds: number;
  /** Beyond the time that was promised. */
  readonly late: number;
  /** How far the one that is latest is beyond it; 0: none is. */
  readonly lateSeconds: number;
}

const NONE: PayoutsUnderWay = { open: 0, oldestSeconds: 0, late: 0, lateSeconds: 0 };

export async function readPayoutsUnderWay(db: Db, now: Date): Promise<PayoutsUnderWay> {
  const { rows } = await sql<PayoutsUnderWay>`
    SELECT count(*)::int AS open,
      coalesce(extract(epoch FROM ${now}::timestamptz - min(application_time)), 0)::float8
        AS "oldestSeconds",
      count(*) FILTER (WHERE eta_at < ${now})::int AS late,
      greatest(0, coalesce(extract(epoch FROM ${now}::timestamptz - min(eta_at)), 0))::float8
        AS "lateSeconds"
    FROM cashier.withdrawal WHERE status IN ('submitted', 'in_review', 'approved', 'paying')
  `.execute(db);
  return rows[0] ?? NONE;
}

export interface PaymentsUnderWay {
  /** Nobody knows what they are for, or they could neither be read nor sent back. */
  readonly unmatched: number;
  /** For how long the oldest one that we heard of is neither credited nor set aside. */
  readonly oldestSeconds: number;
  /** Found by comparing with the bank's lists, and not yet explained. */
  readonly differences: number;
}

export async function readPaymentsUnderWay(db: Db, now: Date): Promise<PaymentsUnderWay> {
  const { rows } = await sql<PaymentsUnderWay>`
    SELECT
      (SELECT count(*)::int FROM cashier.receipt
        WHERE status IN ('suspense', 'unreadable', 'refund_failed')) AS unmatched,
      (SELECT coalesce(extract(epoch FROM ${now}::timestamptz - min(created_at)), 0)::float8
        FROM cashier.receipt WHERE status = 'received') AS "oldestSeconds",
      (SELECT count(*)::int FROM cashier.psp_difference WHERE explained_at IS NULL) AS differences
  `.execute(db);
  return rows[0] ?? { unmatched: 0, oldestSeconds: 0, differences: 0 };
}
