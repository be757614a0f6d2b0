/** The SQL of closed months. */
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { StatementRow } from "../types.ts";

const columns = sql`s.affiliate_id AS "affiliateId", a.company,
  to_char(s.month, 'YYYY-MM') AS month, s.deal_version AS "dealVersion", s.stake, s.win, s.cost,
  s.fees, s.chargebacks, s.ngr, s.loss_before AS "lossBefore", s.loss_after AS "lossAfter",
  s.opening, s.earned, s.payable, s.carried, s.state, s.closed_at AS "closedAt",
  s.approved_by AS "approvedBy", s.pix_key AS "pixKey", s.reference, s.paid_at AS "paidAt"`;
const from = sql`affiliates.statement AS s JOIN affiliates.affiliate AS a USING (affiliate_id)`;

export type StatementDraft = Omit<
  StatementRow,
  "company" | "approvedBy" | "pixKey" | "reference" | "paidAt"
>;

export async function insertStatement(tx: Tx, s: StatementDraft): Promise<void> {
  await sql`
    INSERT INTO affiliates.statement (affiliate_id, month, deal_version, stake, win, cost, fees,
      chargebacks, ngr, loss_before, loss_after, opening, earned, payable, carried, state,
      closed_at)
    VALUES (${s.affiliateId}, (${s.month} || '-01')::date, ${s.dealVersion}, ${s.stake}, ${s.win},
      ${s.cost}, ${s.fees}, ${s.chargebacks}, ${s.ngr}, ${s.lossBefore}, ${s.lossAfter},
      ${s.opening}, ${s.earned}, ${s.payable}, ${s.carried}, ${s.state},
      ${s.closedAt})`.execute(tx);
}

/** The latest closed month; null: none is. */
export async function findLastStatement(db: Db, affiliateId: number): Promise<StatementRow | null> {
  const { rows } = await sql<StatementRow>`
    SELECT ${columns} FROM ${from} WHERE s.affiliate_id = ${affiliateId}
    ORDER BY s.month DESC LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

export interface StatementKey {
  readonly affiliateId: number;
  readonly month: string;
}

export async function findStatement(
  db: Db,
  { affiliateId, month }: StatementKey,
): Promise<StatementRow | null> {
  const { rows } = await sql<StatementRow>`
    SELECT ${columns} FROM ${from}
    WHERE s.affiliate_id = ${affiliateId} AND s.month = (${month} || '-01')::date`.execute(db);
  return rows[0] ?? null;
}

/** The latest month first; goes on after a month and an affiliate. */
export async function listStatements(
  db: Db,
  of: {
    readonly affiliateId: number | null;
    readonly state: StatementRow["state"] | null;
    readonly after: StatementKey | null;
    readonly limit: number;
  },
): Promise<readonly StatementRow[]> {
  const { month, affiliateId } = of.after ?? { month: "9999-12", affiliateId: 0 };
  const { rows } = await sql<StatementRow>`
    SELECT ${columns} FROM ${from}
    WHERE (${of.affiliateId}::bigint IS NULL OR s.affiliate_id = ${of.affiliateId})
      AND (${of.state}::text IS NULL OR s.state = ${of.state})
      AND (s.month < (${month} || '-01')::date
        OR (s.month = (${month} || '-01')::date AND s.affiliate_id > ${affiliateId}))
    ORDER BY s.month DESC, s.affiliate_id LIMIT ${of.limit}`.execute(db);
  return rows;
}

/** False: it is in another state. */
export async function approve(
  tx: Tx,
  of: StatementKey & { readonly by: string; readonly pixKey: string; readonly now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE affiliates.statement SET state = 'approved', approved_by = ${of.by},
      approved_at = ${of.now}, pix_key = ${of.pixKey}
    WHERE affiliate_id = ${of.affiliateId} AND month = (${of.month} || '-01')::date
      AND state = 'closed'`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** False: it is in another state. */
export async function pay(
  tx: Tx,
  of: StatementKey & { readonly reference: string; readonly by: string; readonly now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE affiliates.statement SET state = 'paid', reference = ${of.reference},
      paid_by = ${of.by}, paid_at = ${of.now}
    WHERE affiliate_id = ${of.affiliateId} AND month = (${of.month} || '-01')::date
      AND state = 'approved'`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** By affiliate, what is closed and not paid. */
export async function sumDue(
  db: Db,
  affiliateIds: readonly number[],
): Promise<ReadonlyMap<number, StatementRow["payable"]>> {
  const { rows } = await sql<{ affiliate_id: number; due: StatementRow["payable"] }>`
    SELECT affiliate_id, sum(payable)::bigint AS due FROM affiliates.statement
    WHERE affiliate_id = ANY(${affiliateIds}::bigint[]) AND state IN ('closed', 'approved')
    GROUP BY affiliate_id`.execute(db);
  return new Map(rows.map((row) => [row.affiliate_id, row.due]));
}

/** All of them, with the month in which each began. */
export async function listToClose(
  db: Db,
): Promise<readonly { readonly affiliateId: number; readonly began: string }[]> {
  const { rows } = await sql<{ affiliateId: number; began: string }>`
    SELECT affiliate_id AS "affiliateId",
      to_char(created_at AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM') AS began
    FROM affiliates.affiliate ORDER BY affiliate_id`.execute(db);
  return rows;
}
