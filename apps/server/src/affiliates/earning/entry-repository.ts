/** The SQL of the book of what affiliates earn, and of amounts that are earned once a member. */
import { sql } from "kysely";
import type { entryKinds, qualificationStates } from "@tucano/contract/affiliates.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Db, Tx } from "../../platform/database/types.ts";

export interface EntryDraft {
  /** The same if it is written twice. */
  readonly eventId: string;
  readonly affiliateId: number;
  /** "2026-11" */
  readonly month: string;
  readonly kind: (typeof entryKinds)[number];
  readonly amount: Centavos;
  readonly memberId: MemberId | null;
  readonly by: string;
  readonly note: string;
  readonly at: Date;
}

export interface EntryRow extends EntryDraft {
  readonly entryId: number;
}

/** False: it stands there already. */
export async function insertEntry(tx: Tx, one: EntryDraft): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO affiliates.entry (event_id, affiliate_id, month, kind, amount, member_id, by, note,
      at)
    VALUES (${one.eventId}, ${one.affiliateId}, (${one.month} || '-01')::date, ${one.kind},
      ${one.amount}, ${one.memberId}, ${one.by}, ${one.note}, ${one.at})
    ON CONFLICT (event_id) DO NOTHING`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** The latest first. */
export async function listEntries(
  db: Db,
  of: {
    readonly affiliateId: number;
    readonly month: string | null;
    readonly before: number | null;
    readonly limit: number;
  },
): Promise<readonly EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    SELECT entry_id AS "entryId", event_id AS "eventId", affiliate_id AS "affiliateId",
      to_char(month, 'YYYY-MM') AS month, kind, amount, member_id AS "memberId", by, note, at
    FROM affiliates.entry
    WHERE affiliate_id = ${of.affiliateId}
      AND (${of.month}::text IS NULL OR month = (${of.month} || '-01')::date)
      AND (${of.before}::bigint IS NULL OR entry_id < ${of.before})
    ORDER BY entry_id DESC LIMIT ${of.limit}`.execute(db);
  return rows;
}

export async function sumEntries(
  tx: Tx,
  { affiliateId, month }: { readonly affiliateId: number; readonly month: string },
): Promise<Centavos> {
  const { rows } = await sql<{ total: Centavos }>`
    SELECT coalesce(sum(amount), 0)::bigint AS total FROM affiliates.entry
    WHERE affiliate_id = ${affiliateId} AND month = (${month} || '-01')::date`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("A sum has one row.");
  return row.total;
}

export interface Qualification {
  readonly memberId: MemberId;
  readonly affiliateId: number;
  readonly state: (typeof qualificationStates)[number];
  readonly reason: string | null;
  readonly amount: Centavos;
  readonly at: Date;
}

/** False: it was decided before. */
export async function insertQualification(tx: Tx, one: Qualification): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO affiliates.qualification (member_id, affiliate_id, state, reason, amount, at)
    VALUES (${one.memberId}, ${one.affiliateId}, ${one.state}, ${one.reason}, ${one.amount},
      ${one.at})
    ON CONFLICT (member_id) DO NOTHING`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Null: it is not held, or not this affiliate's. */
export async function decideHeld(
  tx: Tx,
  of: {
    readonly memberId: MemberId;
    readonly affiliateId: number;
    readonly state: "earned" | "refused";
    readonly by: string;
    readonly now: Date;
  },
): Promise<Qualification | null> {
  const { rows } = await sql<Qualification>`
    UPDATE affiliates.qualification SET state = ${of.state}, at = ${of.now}, decided_by = ${of.by}
    WHERE member_id = ${of.memberId} AND affiliate_id = ${of.affiliateId} AND state = 'held'
    RETURNING member_id AS "memberId", affiliate_id AS "affiliateId", state, reason, amount,
      at`.execute(tx);
  return rows[0] ?? null;
}

export async function listHeld(db: Db, affiliateId: number): Promise<readonly Qualification[]> {
  const { rows } = await sql<Qualification>`
    SELECT member_id AS "memberId", affiliate_id AS "affiliateId", state, reason, amount, at
    FROM affiliates.qualification WHERE affiliate_id = ${affiliateId} AND state = 'held'
    ORDER BY at LIMIT 200`.execute(db);
  return rows;
}

const takenBackOf = sql`coalesce((SELECT sum(c.amount) FROM affiliates.chargeback AS c
  WHERE c.order_no = d.order_no), 0)::bigint`;

/** Never more than is left of the deposit. False: nothing is, or it was noted before. */
export async function insertChargeback(
  tx: Tx,
  of: {
    /** Null: whoever brought the member. */
    readonly affiliateId: number | null;
    readonly orderNo: string;
    /** The bank's; empty: a person's word. */
    readonly reference: string;
    /** Null: all that is left. */
    readonly amount: Centavos | null;
    readonly day: string;
    readonly by: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO affiliates.chargeback (order_no, reference, member_id, day, amount, by, at)
    SELECT d.order_no, ${of.reference}, d.member_id, ${of.day},
      least(${of.amount}::bigint, d.amount - ${takenBackOf}), ${of.by}, ${of.at}
    FROM affiliates.deposit AS d JOIN affiliates.attribution AS a USING (member_id)
    WHERE d.order_no = ${of.orderNo} AND d.amount > ${takenBackOf}
      AND (${of.affiliateId}::bigint IS NULL OR a.affiliate_id = ${of.affiliateId}) LIMIT 1
    ON CONFLICT (order_no, reference) DO NOTHING`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** What is left of a deposit of this affiliate's; null: there is none. */
export async function findDeposit(
  db: Db,
  { affiliateId, orderNo }: { readonly affiliateId: number; readonly orderNo: string },
): Promise<Centavos | null> {
  const { rows } = await sql<{ amount: Centavos }>`
    SELECT d.amount - ${takenBackOf} AS amount
    FROM affiliates.deposit AS d JOIN affiliates.attribution AS a USING (member_id)
    WHERE d.order_no = ${orderNo} AND a.affiliate_id = ${affiliateId} LIMIT 1`.execute(db);
  return rows[0]?.amount ?? null;
}

export async function hasChargeback(db: Db, memberId: MemberId): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM affiliates.chargeback WHERE member_id = ${memberId} LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** How many of these members an affiliate brought. */
export async function countBrought(
  db: Db,
  affiliateId: number,
  among: readonly MemberId[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM affiliates.attribution
    WHERE affiliate_id = ${affiliateId} AND member_id = ANY(${[...among]}::bigint[])`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What was earned for a member, if it was not taken back yet. */
export async function findEarned(
  db: Db,
  { affiliateId, memberId }: { readonly affiliateId: number; readonly memberId: MemberId },
): Promise<Centavos | null> {
  const { rows } = await sql<{ amount: Centavos }>`
    SELECT sum(amount)::bigint AS amount FROM affiliates.entry
    WHERE affiliate_id = ${affiliateId} AND member_id = ${memberId}
      AND kind IN ('cpa', 'reversal') HAVING sum(amount) > 0`.execute(db);
  return rows[0]?.amount ?? null;
}
