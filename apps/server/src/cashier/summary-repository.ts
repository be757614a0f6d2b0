/** SQL of a member's sums, for operators. */
import { type Centavos, ZERO } from "@tucano/contract/money.ts";
import { sql } from "kysely";
import type { Db } from "../platform/database/types.ts";

export interface Sums {
  readonly total: Centavos;
  readonly count: number;
  readonly first_at: Date | null;
  readonly last_at: Date | null;
}

const NOTHING: Sums = { total: ZERO, count: 0, first_at: null, last_at: null };

export async function sumCredited(db: Db, memberId: number): Promise<Sums> {
  const found = await sql<Sums>`
    SELECT coalesce(sum(paid_centavos), 0)::bigint AS total, count(*) AS count,
      min(credited_at) AS first_at, max(credited_at) AS last_at
    FROM cashier.deposit WHERE member_id = ${memberId} AND status = 'credited'`.execute(db);
  return found.rows[0] ?? NOTHING;
}

export async function sumWithdrawals(
  db: Db,
  memberId: number,
  statuses: readonly string[],
): Promise<Sums> {
  const found = await sql<Sums>`
    SELECT coalesce(sum(amount_centavos), 0)::bigint AS total, count(*) AS count,
      min(paid_at) AS first_at, max(paid_at) AS last_at
    FROM cashier.withdrawal
    WHERE member_id = ${memberId} AND status = ANY(${statuses}::text[])`.execute(db);
  return found.rows[0] ?? NOTHING;
}
