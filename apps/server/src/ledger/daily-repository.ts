/** The SQL of a member's money day by day: for showing how it went, never for deciding. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { sql } from "kysely";
import { type Centavos, ZERO } from "@tucano/contract/money.ts";
import type { Db } from "../platform/database/types.ts";

interface DailyChange {
  /** YYYY-MM-DD, in São Paulo. */
  readonly day: string;
  /** Of all pockets together; what only moved between them changes nothing. */
  readonly change: Centavos;
}

interface DailyChanges {
  /** All pockets together, at the very moment that the changes lead up to. */
  readonly total: Centavos;
  readonly days: readonly DailyChange[];
}

interface Row {
  readonly total: Centavos;
  /** Null: nothing has moved since. */
  readonly day: string | null;
  readonly change: Centavos | null;
}

/** One statement, so that no movement is in the total and not among the changes. */
export async function readDailyChanges(
  db: Db,
  memberId: MemberId,
  from: Date,
): Promise<DailyChanges> {
  const { rows } = await sql<Row>`
    SELECT w.cash + w.bonus + w.rebate + w.locked AS total, d.day, d.change
    FROM ledger.wallet w LEFT JOIN (
      SELECT to_char(created_at AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM-DD') AS day,
        sum(CASE WHEN credit LIKE 'member:%' THEN amount ELSE 0 END
          - CASE WHEN debit LIKE 'member:%' THEN amount ELSE 0 END)::bigint AS change
      FROM ledger.transfer WHERE member_id = ${memberId} AND created_at >= ${from} GROUP BY 1
    ) AS d ON true
    WHERE w.member_id = ${memberId}`.execute(db);
  const days = rows.flatMap(({ day, change }) =>
    day === null || change === null ? [] : [{ day, change }],
  );
  return { total: rows[0]?.total ?? ZERO, days };
}
