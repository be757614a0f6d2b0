/** The SQL of points, of what they bought, and of how often it was bought. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { PointLine, Purchase } from "./types.ts";

/** Everything that moved: what is left, and what expires, is added up from it. */
export async function listMoves(
  db: Db | Tx,
  memberId: MemberId,
): Promise<Pick<PointLine, "change" | "expiresAt">[]> {
  const { rows } = await sql<Pick<PointLine, "change" | "expiresAt">>`
    SELECT change, expires_at AS "expiresAt" FROM missions.points
    WHERE member_id = ${memberId} ORDER BY number`.execute(db);
  return rows;
}

export async function listLines(
  db: Db,
  of: { readonly memberId: MemberId; readonly limit: number; readonly offset: number },
): Promise<{ readonly list: PointLine[]; readonly total: number }> {
  const { rows } = await sql<PointLine>`
    SELECT number, kind, reference, code, change, balance, at, expires_at AS "expiresAt"
    FROM missions.points WHERE member_id = ${of.memberId}
    ORDER BY number DESC LIMIT ${of.limit} OFFSET ${of.offset}`.execute(db);
  const total = await sql<{ total: number }>`
    SELECT count(*) AS total FROM missions.points WHERE member_id = ${of.memberId}`.execute(db);
  return { list: rows, total: total.rows[0]?.total ?? 0 };
}

/** When each of these missions was claimed, by <code>:<period>. */
export async function listClaimed(
  db: Db | Tx,
  memberId: MemberId,
  references: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ reference: string; at: Date }>`
    SELECT reference, at FROM missions.points
    WHERE member_id = ${memberId} AND kind = 'mission'
      AND reference = ANY(${references}::text[])`.execute(db);
  return new Map(rows.map(({ reference, at }) => [reference, at]));
}

type NewLine = Omit<PointLine, "number" | "balance">;

/** It is the member's turn. The same kind and reference again changes nothing. The points. */
export async function addLine(tx: Tx, memberId: MemberId, line: NewLine): Promise<number> {
  const { kind, reference, code, change, at, expiresAt } = line;
  await sql`
    INSERT INTO missions.points
      (member_id, number, kind, reference, code, change, balance, at, expires_at)
    SELECT ${memberId}, coalesce(max(number), 0) + 1, ${kind}, ${reference}, ${code}, ${change},
      coalesce(sum(change), 0) + ${change}, ${at}, ${expiresAt}
    FROM missions.points WHERE member_id = ${memberId}
    HAVING NOT coalesce(bool_or(kind = ${kind} AND reference = ${reference}), false)`.execute(tx);
  return readBalance(tx, memberId);
}

export async function readBalance(db: Db | Tx, memberId: MemberId): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    SELECT balance FROM missions.points
    WHERE member_id = ${memberId} ORDER BY number DESC LIMIT 1`.execute(db);
  return rows[0]?.balance ?? 0;
}

const purchaseColumns = sql`member_id AS "memberId", id, code, points, day::text, item, state,
  refusal, created_at AS "createdAt"`;

export async function findPurchase(
  db: Db | Tx,
  { memberId, id }: Pick<Purchase, "memberId" | "id">,
): Promise<Purchase | null> {
  const { rows } = await sql<Purchase>`
    SELECT ${purchaseColumns} FROM missions.purchase
    WHERE member_id = ${memberId} AND id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function insertPurchase(tx: Tx, purchase: Purchase): Promise<void> {
  const { memberId, id, code, points, day, item, createdAt } = purchase;
  await sql`
    INSERT INTO missions.purchase (member_id, id, code, points, day, item, state, created_at)
    VALUES (${memberId}, ${id}, ${code}, ${points}, ${day}, ${JSON.stringify(item)}, 'taken',
      ${createdAt})`.execute(tx);
}

/** False: it was ended before. */
export async function endPurchase(
  tx: Tx,
  { memberId, id }: Pick<Purchase, "memberId" | "id">,
  end: { readonly state: "given" | "refused"; readonly refusal: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE missions.purchase SET state = ${end.state}, refusal = ${end.refusal}
    WHERE member_id = ${memberId} AND id = ${id} AND state = 'taken' RETURNING id`.execute(tx);
  return rows.length > 0;
}

export async function listTaken(
  db: Db,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<Purchase[]> {
  const { rows } = await sql<Purchase>`
    SELECT ${purchaseColumns} FROM missions.purchase
    WHERE state = 'taken' AND created_at < ${before}
    ORDER BY created_at LIMIT ${limit}`.execute(db);
  return rows;
}

/** False: today's stock is gone. Null: there is no end of it. */
export async function takeStock(
  tx: Tx,
  of: { readonly day: string; readonly code: string; readonly stock: number | null },
): Promise<boolean> {
  if (of.stock === 0) return false;
  const { rows } = await sql`
    INSERT INTO missions.sold AS s (day, code, sold) VALUES (${of.day}, ${of.code}, 1)
    ON CONFLICT (day, code) DO UPDATE SET sold = s.sold + 1
      WHERE ${of.stock}::integer IS NULL OR s.sold < ${of.stock}::integer
    RETURNING sold`.execute(tx);
  return rows.length > 0;
}

export async function giveBackStock(
  tx: Tx,
  { day, code }: Pick<Purchase, "day" | "code">,
): Promise<void> {
  await sql`
    UPDATE missions.sold SET sold = sold - 1 WHERE day = ${day} AND code = ${code}`.execute(tx);
}

/** Of a day, by item. */
export async function readSold(db: Db, day: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; sold: number }>`
    SELECT code, sold FROM missions.sold WHERE day = ${day}`.execute(db);
  return new Map(rows.map(({ code, sold }) => [code, sold]));
}
