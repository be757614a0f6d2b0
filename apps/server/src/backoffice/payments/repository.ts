/** SQL of the payments area's own table: who has taken which withdrawal. */
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";

export interface ClaimRow {
  readonly order_no: string;
  readonly operator_id: number;
  readonly email: string;
  readonly until: Date;
}

export interface NewClaims {
  readonly orderNos: readonly string[];
  readonly operatorId: number;
  readonly email: string;
  readonly now: Date;
  readonly until: Date;
}

/** Takes those that are free, over, or one's own already; answers which. */
export async function insertClaims(tx: Tx, claims: NewClaims): Promise<string[]> {
  const { orderNos, operatorId, email, now, until } = claims;
  const taken = await sql<{ order_no: string }>`
    INSERT INTO backoffice.withdrawal_claim (order_no, operator_id, email, until)
    SELECT order_no, ${operatorId}, ${email}, ${until}
    FROM unnest(${orderNos}::text[]) AS order_no GROUP BY order_no ORDER BY order_no
    ON CONFLICT (order_no) DO UPDATE SET operator_id = excluded.operator_id,
      email = excluded.email, until = excluded.until
      WHERE withdrawal_claim.operator_id = excluded.operator_id
        OR withdrawal_claim.until <= ${now}
    RETURNING order_no`.execute(tx);
  return taken.rows.map((row) => row.order_no);
}

export async function deleteClaims(
  tx: Tx,
  { orderNos, operatorId }: Pick<NewClaims, "orderNos" | "operatorId">,
): Promise<string[]> {
  const gone = await sql<{ order_no: string }>`
    DELETE FROM backoffice.withdrawal_claim
    WHERE order_no = ANY(${orderNos}::text[]) AND operator_id = ${operatorId}
    RETURNING order_no`.execute(tx);
  return gone.rows.map((row) => row.order_no);
}

export async function findClaims(
  db: Db,
  orderNos: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ClaimRow>> {
  const found = await sql<ClaimRow>`
    SELECT * FROM backoffice.withdrawal_claim
    WHERE order_no = ANY(${orderNos}::text[]) AND until > ${now}`.execute(db);
  return new Map(found.rows.map((row) => [row.order_no, row]));
}

const OWN_MAX = 200;

export async function listClaimsOf(db: Db, operatorId: number, now: Date): Promise<string[]> {
  const found = await sql<{ order_no: string }>`
    SELECT order_no FROM backoffice.withdrawal_claim
    WHERE operator_id = ${operatorId} AND until > ${now}
    ORDER BY until LIMIT ${OWN_MAX}`.execute(db);
  return found.rows.map((row) => row.order_no);
}

/** Claims that ended a while ago are of no use; they are removed when new ones are taken. */
export async function deleteEndedClaims(tx: Tx, before: Date): Promise<void> {
  await sql`
    DELETE FROM backoffice.withdrawal_claim WHERE until <= ${before}`.execute(tx);
}
