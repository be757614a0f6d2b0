/** The SQL of deals. */
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { DealRow } from "../types.ts";

export async function insertDeal(tx: Tx, deal: DealRow): Promise<void> {
  await sql`
    INSERT INTO affiliates.deal (affiliate_id, version, month, terms, asked_by, agreed_by,
      created_at)
    VALUES (${deal.affiliateId}, ${deal.version}, (${deal.month} || '-01')::date,
      ${JSON.stringify(deal.terms)}::jsonb, ${deal.askedBy}, ${deal.agreedBy},
      ${deal.createdAt})`.execute(tx);
}

/** By version, the first one first. */
export async function listDeals(db: Db, affiliateIds: readonly number[]): Promise<DealRow[]> {
  const { rows } = await sql<DealRow>`
    SELECT affiliate_id AS "affiliateId", version, to_char(month, 'YYYY-MM') AS month, terms,
      asked_by AS "askedBy", agreed_by AS "agreedBy", created_at AS "createdAt"
    FROM affiliates.deal WHERE affiliate_id = ANY(${affiliateIds}::bigint[])
    ORDER BY affiliate_id, version`.execute(db);
  return rows;
}
