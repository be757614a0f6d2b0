/** The SQL of promo codes and their redemptions. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { sql } from "kysely";
import type { Centavos } from "@tucano/contract/money.ts";
import type { FreeGift } from "../../rewards/index.ts";
import type { Db, Tx } from "../../platform/database/types.ts";

export interface PromoCode {
  /** In capitals. */
  readonly code: string;
  readonly pocket: "cash" | "bonus";
  /** Nothing, where free rounds are all that it gives. */
  readonly amount: Centavos;
  /** Null: none come with it. */
  readonly free: FreeGift | null;
  readonly turnoverMultiple: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Null: without end. */
  readonly limitTotal: number | null;
  readonly limitPerMember: number;
  readonly levelFrom: number;
  /** A São Paulo day; null: whenever they registered. */
  readonly registeredFrom: string | null;
  readonly isOpen: boolean;
  readonly taken: number;
  readonly createdBy: string;
  readonly createdAt: Date;
}

export type NewPromoCode = Omit<PromoCode, "isOpen" | "taken">;

const columns = sql`code, pocket, amount, free, turnover_multiple AS "turnoverMultiple",
  starts_at AS "startsAt", ends_at AS "endsAt", limit_total AS "limitTotal",
  limit_per_member AS "limitPerMember", level_from AS "levelFrom",
  registered_from::text AS "registeredFrom", is_open AS "isOpen", taken,
  created_by AS "createdBy", created_at AS "createdAt"`;

export async function findPromoCode(db: Db | Tx, code: string): Promise<PromoCode | null> {
  const { rows } = await sql<PromoCode>`
    SELECT ${columns} FROM promotions.promo_code WHERE code = ${code}`.execute(db);
  return rows[0] ?? null;
}

/** Redemptions of one code wait for each other: nobody takes more than there is. */
export async function lockPromoCode(tx: Tx, code: string): Promise<PromoCode | null> {
  const { rows } = await sql<PromoCode>`
    SELECT ${columns} FROM promotions.promo_code WHERE code = ${code} FOR UPDATE`.execute(tx);
  return rows[0] ?? null;
}

/** The newest first, after the one whose code is `after`. */
export async function listPromoCodes(
  db: Db,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<PromoCode[]> {
  const { rows } = await sql<PromoCode>`
    SELECT ${columns} FROM promotions.promo_code
    WHERE ${after}::text IS NULL OR (created_at, code) <
      (SELECT created_at, code FROM promotions.promo_code WHERE code = ${after})
    ORDER BY created_at DESC, code DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** False: there is such a code. */
export async function insertPromoCode(tx: Tx, one: NewPromoCode): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO promotions.promo_code (code, pocket, amount, turnover_multiple, starts_at, ends_at,
      limit_total, limit_per_member, level_from, registered_from, created_by, created_at, free)
    VALUES (${one.code}, ${one.pocket}, ${one.amount}, ${one.turnoverMultiple}, ${one.startsAt},
      ${one.endsAt}, ${one.limitTotal}, ${one.limitPerMember}, ${one.levelFrom},
      ${one.registeredFrom}::date, ${one.createdBy}, ${one.createdAt},
      ${one.free === null ? null : JSON.stringify(one.free)}::json)
    ON CONFLICT DO NOTHING RETURNING code`.execute(tx);
  return rows.length > 0;
}

export async function closePromoCode(tx: Tx, code: string): Promise<void> {
  await sql`UPDATE promotions.promo_code SET is_open = false WHERE code = ${code}`.execute(tx);
}

export interface Redemption {
  readonly nth: number;
  readonly at: Date;
  readonly isPaid: boolean;
}

export interface RedemptionKey {
  readonly memberId: MemberId;
  readonly code: string;
}

export async function findLastRedemption(
  db: Db | Tx,
  { memberId, code }: RedemptionKey,
): Promise<Redemption | null> {
  const { rows } = await sql<Redemption>`
    SELECT nth, at, is_paid AS "isPaid" FROM promotions.redemption
    WHERE member_id = ${memberId} AND code = ${code} ORDER BY nth DESC LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

/** Of a code that is locked. */
export async function insertRedemption(
  tx: Tx,
  { memberId, code, nth, at }: RedemptionKey & Pick<Redemption, "nth" | "at">,
): Promise<void> {
  await sql`
    INSERT INTO promotions.redemption (member_id, code, nth, at)
    VALUES (${memberId}, ${code}, ${nth}, ${at})`.execute(tx);
  await sql`UPDATE promotions.promo_code SET taken = taken + 1 WHERE code = ${code}`.execute(tx);
}

export async function settleRedemption(
  tx: Tx,
  { memberId, code, nth }: RedemptionKey & Pick<Redemption, "nth">,
): Promise<void> {
  await sql`
    UPDATE promotions.redemption SET is_paid = true
    WHERE member_id = ${memberId} AND code = ${code} AND nth = ${nth}`.execute(tx);
}

/** Gives back what was not paid. */
export async function deleteUnpaid(tx: Tx, { memberId, code }: RedemptionKey): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM promotions.redemption
      WHERE member_id = ${memberId} AND code = ${code} AND NOT is_paid RETURNING nth
    )
    UPDATE promotions.promo_code SET taken = taken - (SELECT count(*) FROM gone)
    WHERE code = ${code} AND EXISTS (SELECT FROM gone)`.execute(tx);
}

export async function countWrongCodes(db: Db, memberId: MemberId, since: Date): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    SELECT tries FROM promotions.wrong_code
    WHERE member_id = ${memberId} AND since > ${since}`.execute(db);
  return rows[0]?.tries ?? 0;
}

/** The hour begins with the first wrong one. */
export async function noteWrongCode(
  tx: Tx,
  {
    memberId,
    now,
    since,
  }: { readonly memberId: MemberId; readonly now: Date; readonly since: Date },
): Promise<void> {
  await sql`
    INSERT INTO promotions.wrong_code AS w (member_id, since, tries) VALUES (${memberId}, ${now}, 1)
    ON CONFLICT (member_id) DO UPDATE SET
      since = CASE WHEN w.since > ${since} THEN w.since ELSE excluded.since END,
      tries = CASE WHEN w.since > ${since} THEN w.tries + 1 ELSE 1 END`.execute(tx);
}
