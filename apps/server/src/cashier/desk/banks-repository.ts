/** SQL of what each bank has done today. */
import type { Centavos } from "@tucano/contract/money.ts";
import { sql } from "kysely";
import type { Db } from "../../platform/database/types.ts";
import type { Tally } from "../reconciliation/match-repository.ts";

export interface BankWork {
  readonly psp: string;
  /** Charges opened there, whoever has paid them. */
  readonly charges: number;
  readonly credited: Tally;
  readonly paid: Tally;
  /** Sent there, and not known to have ended. */
  readonly underWay: number;
}

interface WorkRow {
  readonly psp: string;
  readonly charges: number;
  readonly credited_count: number;
  readonly credited: Centavos;
  readonly paid_count: number;
  readonly paid: Centavos;
  readonly under_way: number;
}

export async function readBankWork(db: Db, since: Date): Promise<BankWork[]> {
  const { rows } = await sql<WorkRow>`
    WITH taken AS (
      SELECT psp, count(*) AS charges,
        count(*) FILTER (WHERE status = 'credited') AS credited_count,
        coalesce(sum(paid_centavos) FILTER (WHERE status = 'credited'), 0)::bigint AS credited
      FROM cashier.deposit WHERE created_at >= ${since} AND status <> 'created' GROUP BY psp),
    paid AS (
      SELECT psp, count(*) AS paid_count,
        sum(amount_centavos - general_fee_centavos - mandatory_fee_centavos)::bigint AS paid
      FROM cashier.withdrawal WHERE status = 'paid' AND paid_at >= ${since} GROUP BY psp),
    open AS (
      SELECT psp, count(*) AS under_way FROM cashier.withdrawal
      WHERE status = 'paying' GROUP BY psp)
    SELECT psp, coalesce(charges, 0) AS charges, coalesce(credited_count, 0) AS credited_count,
      coalesce(credited, 0) AS credited, coalesce(paid_count, 0) AS paid_count,
      coalesce(paid, 0) AS paid, coalesce(under_way, 0) AS under_way
    FROM taken FULL JOIN paid USING (psp) FULL JOIN open USING (psp)`.execute(db);
  return rows.map((row) => ({
    psp: row.psp,
    charges: row.charges,
    credited: { count: row.credited_count, amount: row.credited },
    paid: { count: row.paid_count, amount: row.paid },
    underWay: row.under_way,
  }));
}
