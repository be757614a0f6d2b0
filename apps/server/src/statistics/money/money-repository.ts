/**
 * What moved besides play, and the part of play that bonus money paid. One pass over the entries:
 * almost all of them are cash play, and of no interest here.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { sql } from "kysely";
import type { Centavos } from "@tucano/contract/money.ts";
import { entriesUnreadBy, type JournalReader } from "../../ledger/index.ts";
import type { Db } from "../../platform/database/types.ts";
import { dayOf, gameOf, isPlay } from "../commands-repository.ts";
import { addMoneyReports, forgetMoneyReports } from "./money-reports-repository.ts";

export const MONEY = "statistics.money";

/** An adjustment that takes from the member counts below nothing; all else has its kind's sense. */
export const signedAmount = sql`CASE WHEN kind = 'adjustment' AND debit LIKE 'member:%'
  THEN -amount ELSE amount END`;

export const orderNoOf = sql`substr(reference, length('deposit:') + 1)`;

export const isOfBonus = sql`'member:bonus' IN (debit, credit)`;

export const netOf = (kind: "stake" | "win") => sql`
  coalesce(sum(amount) FILTER (WHERE kind = ${sql.lit(kind)}), 0)::bigint
    - coalesce(sum(amount) FILTER (WHERE kind = ${sql.lit(`${kind}.rollback`)}), 0)::bigint`;

export const moneyReader: JournalReader = {
  name: MONEY,
  apply: async (tx, { entries }) => {
    await addMoneyReports(
      tx,
      sql`(SELECT member_id, seq, kind, ${signedAmount} AS amount, created_at,
        ${dayOf(sql`created_at`)} AS day FROM ${entries} AS e WHERE NOT (${isPlay}))`,
    );
    await sql`
      WITH moved AS MATERIALIZED (
        SELECT member_id, seq, kind, debit, credit, amount, reference, created_at,
          ${dayOf(sql`created_at`)} AS day, ${isPlay} AS is_play
        FROM ${entries} AS e WHERE NOT (${isPlay}) OR ${isOfBonus}
      ), deposits AS (
        INSERT INTO statistics.deposit (member_id, seq, order_no, amount, credited_at)
        SELECT member_id, seq, ${orderNoOf}, amount, created_at FROM moved WHERE kind = 'deposit'
      ), days AS (
        INSERT INTO statistics.money_day AS d (member_id, day, kind, entries, amount)
        SELECT member_id, day, kind, count(*), sum(${signedAmount})
        FROM moved WHERE NOT is_play GROUP BY member_id, day, kind ORDER BY member_id
        ON CONFLICT (member_id, day, kind) DO UPDATE SET
          entries = d.entries + excluded.entries, amount = d.amount + excluded.amount
      )
      INSERT INTO statistics.bonus_play AS b (member_id, day, game, stake, win)
      SELECT member_id, day, ${gameOf} AS game, ${netOf("stake")}, ${netOf("win")}
      FROM moved WHERE is_play GROUP BY 1, 2, 3 ORDER BY 1
      ON CONFLICT (member_id, day, game) DO UPDATE SET
        stake = b.stake + excluded.stake, win = b.win + excluded.win`.execute(tx);
  },
  reset: async (tx) => {
    await sql`DELETE FROM statistics.deposit`.execute(tx);
    await sql`DELETE FROM statistics.money_day`.execute(tx);
    await sql`DELETE FROM statistics.bonus_play`.execute(tx);
    await forgetMoneyReports(tx);
  },
};

export interface DepositMade {
  readonly memberId: MemberId;
  readonly orderNo: string;
  readonly amountCentavos: Centavos;
  readonly creditedAt: Date;
  /** 1: the member's first. */
  readonly nth: number;
}

/** Of this very moment: what the reader keeps, and what it has not read. */
const depositsOf = (memberIds: readonly MemberId[]) => sql`(
  SELECT member_id, seq, order_no, amount, credited_at FROM statistics.deposit
  WHERE member_id = ANY(${memberIds}::bigint[])
  UNION ALL
  SELECT member_id, seq, ${orderNoOf}, amount, created_at
  FROM ${entriesUnreadBy(MONEY, memberIds)} AS unread WHERE kind = 'deposit') AS deposits`;

/** A deposit's number among the member's own is counted over all there ever were. */
export async function listDeposits(
  db: Db,
  of: { readonly memberIds: readonly MemberId[]; readonly from: Date; readonly until: Date },
): Promise<DepositMade[]> {
  const { rows } = await sql<DepositMade>`
    SELECT member_id AS "memberId", order_no AS "orderNo", amount AS "amountCentavos",
      credited_at AS "creditedAt", nth
    FROM (SELECT *, row_number() OVER (PARTITION BY member_id ORDER BY seq) AS nth
      FROM ${depositsOf(of.memberIds)}) AS numbered
    WHERE credited_at >= ${of.from} AND credited_at < ${of.until}
    ORDER BY credited_at, member_id, seq`.execute(db);
  return rows;
}

export async function totalDeposits(
  db: Db,
  of: { readonly memberIds: readonly MemberId[]; readonly until: Date | undefined },
): Promise<{ memberId: MemberId; count: number; totalCentavos: Centavos }[]> {
  const { rows } = await sql<{ memberId: MemberId; count: number; totalCentavos: Centavos }>`
    SELECT member_id AS "memberId", count(*) AS count, sum(amount)::bigint AS "totalCentavos"
    FROM ${depositsOf(of.memberIds)}
    WHERE credited_at < coalesce(${of.until ?? null}::timestamptz, 'infinity')
    GROUP BY member_id`.execute(db);
  return rows;
}

export async function listDepositors(
  db: Db,
  of: {
    readonly from: Date;
    readonly until: Date;
    readonly afterMemberId: number;
    readonly limit: number;
  },
): Promise<MemberId[]> {
  const { rows } = await sql<{ memberId: MemberId }>`
    SELECT DISTINCT member_id AS "memberId" FROM statistics.deposit
    WHERE credited_at >= ${of.from} AND credited_at < ${of.until}
      AND member_id > ${of.afterMemberId}
    ORDER BY member_id LIMIT ${of.limit}`.execute(db);
  return rows.map(({ memberId }) => memberId);
}

export interface MoneyDay {
  /** YYYY-MM-DD, in São Paulo. */
  readonly day: string;
  /** As in the journal: "deposit", "withdrawal.payout", "withdrawal.fee", … */
  readonly kind: string;
  readonly entries: number;
  /** Adjustments that take are negative. */
  readonly amountCentavos: Centavos;
}

export async function listMoneyDays(
  db: Db,
  of: { readonly memberId: MemberId; readonly from: string; readonly to: string },
): Promise<MoneyDay[]> {
  const { rows } = await sql<MoneyDay>`
    SELECT day::text, kind, entries, amount AS "amountCentavos" FROM statistics.money_day
    WHERE member_id = ${of.memberId} AND day BETWEEN ${of.from} AND ${of.to}
    ORDER BY day, kind`.execute(db);
  return rows;
}
