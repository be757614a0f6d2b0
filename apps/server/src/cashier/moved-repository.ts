/** SQL of what a member moved in a time: for limits on deposits, and for the member's statement. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { type Centavos, ZERO } from "@tucano/contract/money.ts";
import { sql } from "kysely";
import type { Db } from "../platform/database/types.ts";
import type { InstantRange } from "../platform/days.ts";

interface Sum {
  readonly count: number;
  readonly totalCentavos: Centavos;
}

/** Deposits credited and withdrawals paid, fees included. */
export interface Moved {
  readonly deposits: Sum;
  readonly withdrawals: Sum;
}

/** Credited since then, what has been paid and will be, and what is open and may still be paid. */
export async function sumDepositedSince(
  db: Db,
  of: { readonly memberId: MemberId; readonly from: Date; readonly now: Date },
): Promise<Centavos> {
  const found = await sql<{ total: Centavos }>`
    SELECT coalesce(sum(coalesce(paid_centavos, amount_centavos)), 0)::bigint AS total
    FROM cashier.deposit
    WHERE member_id = ${of.memberId} AND (
      (status = 'credited' AND credited_at >= ${of.from})
      -- What is going back never counts, however long the bank takes for it.
      OR (status = 'paid' AND note IS DISTINCT FROM 'refund_in_progress')
      OR (status IN ('created', 'awaiting') AND expires_at > ${of.now})
    )`.execute(db);
  return found.rows[0]?.total ?? ZERO;
}

export async function sumMoved(
  db: Db,
  memberId: MemberId,
  { from, until }: InstantRange,
): Promise<Moved> {
  interface Row {
    kind: "deposit" | "withdrawal";
    count: number;
    total: Centavos;
  }
  const { rows } = await sql<Row>`
    SELECT 'deposit' AS kind, count(*) AS count,
      coalesce(sum(paid_centavos), 0)::bigint AS total
    FROM cashier.deposit WHERE member_id = ${memberId} AND status = 'credited'
      AND credited_at >= ${from} AND credited_at < ${until}
    UNION ALL
    SELECT 'withdrawal', count(*), coalesce(sum(amount_centavos), 0)::bigint
    FROM cashier.withdrawal WHERE member_id = ${memberId} AND status = 'paid'
      AND paid_at >= ${from} AND paid_at < ${until}`.execute(db);
  const of = (kind: Row["kind"]): Sum => {
    const row = rows.find((one) => one.kind === kind);
    return { count: row?.count ?? 0, totalCentavos: row?.total ?? ZERO };
  };
  return { deposits: of("deposit"), withdrawals: of("withdrawal") };
}
