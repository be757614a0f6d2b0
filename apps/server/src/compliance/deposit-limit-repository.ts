/** The SQL of limits on deposits. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { Period, Setting } from "./policy.ts";

export interface DepositLimit extends Setting {
  readonly period: Period;
}

interface Row {
  period: Period;
  amount: number;
  next_amount: number | null;
  next_from: Date | null;
}

export async function listDepositLimits(db: Db, memberId: MemberId): Promise<DepositLimit[]> {
  const { rows } = await sql<Row>`
    SELECT period, amount, next_amount, next_from FROM compliance.deposit_limit
    WHERE member_id = ${memberId} ORDER BY period`.execute(db);
  return rows.map(({ period, amount, next_amount, next_from }) => ({
    period,
    amount,
    next: next_from === null ? null : { amount: next_amount, from: next_from },
  }));
}

export async function saveDepositLimit(
  tx: Tx,
  memberId: MemberId,
  { period, amount, next }: DepositLimit,
): Promise<void> {
  await sql`
    INSERT INTO compliance.deposit_limit (member_id, period, amount, next_amount, next_from)
    VALUES (${memberId}, ${period}, ${amount}, ${next?.amount ?? null}, ${next?.from ?? null})
    ON CONFLICT (member_id, period) DO UPDATE SET amount = excluded.amount,
      next_amount = excluded.next_amount, next_from = excluded.next_from`.execute(tx);
}

export async function deleteDepositLimit(
  tx: Tx,
  memberId: MemberId,
  period: Period,
): Promise<void> {
  await sql`
    DELETE FROM compliance.deposit_limit
    WHERE member_id = ${memberId} AND period = ${period}`.execute(tx);
}
