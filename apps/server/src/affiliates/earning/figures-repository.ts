/** The SQL of what brought members pay in and play: kept by a reader of the journal. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { type Centavos, ZERO } from "@tucano/contract/money.ts";
import type { JournalReader } from "../../ledger/index.ts";
import type { Db, ReadDb, Tx } from "../../platform/database/types.ts";
import type { MonthFigures } from "../types.ts";

export const FIGURES = "affiliates.figures";

export const dayOfEntry = sql`(created_at AT TIME ZONE 'America/Sao_Paulo')::date`;

export const sumOf = (kind: string) =>
  sql`coalesce(sum(amount) FILTER (WHERE kind = ${sql.lit(kind)}), 0)::bigint`;

/** Granted less forfeited; an adjustment that takes from the member counts below nothing. */
export const costOf = sql`coalesce(sum(CASE
  WHEN kind IN ('bonus.grant', 'rebate.grant', 'reward.grant') THEN amount
  WHEN kind = 'adjustment' AND debit LIKE 'member:%' THEN -amount
  WHEN kind = 'adjustment' THEN amount
  WHEN kind = 'bonus.forfeit' THEN -amount END), 0)::bigint`;

export const isCounted = sql`kind IN ('stake', 'stake.rollback', 'win', 'win.rollback',
  'bonus.grant', 'rebate.grant', 'reward.grant', 'adjustment', 'bonus.forfeit')`;

/** Only of members whom an affiliate brought: that is written before their first entry. */
export const figuresReader: JournalReader = {
  name: FIGURES,
  apply: async (tx, { entries }) => {
    await sql`
      WITH brought AS MATERIALIZED (
        SELECT e.member_id, e.seq, e.kind, e.debit, e.amount, e.reference, e.created_at,
          ${dayOfEntry} AS day, a.affiliate_id
        FROM ${entries} AS e JOIN affiliates.attribution AS a USING (member_id)
        WHERE kind = 'deposit' OR ${isCounted}
      ), days AS (
        INSERT INTO affiliates.member_day AS d (member_id, day, stake, win, cost)
        SELECT member_id, day, ${sumOf("stake")} - ${sumOf("stake.rollback")},
          ${sumOf("win")} - ${sumOf("win.rollback")}, ${costOf}
        FROM brought WHERE ${isCounted} GROUP BY 1, 2 ORDER BY 1, 2
        ON CONFLICT (member_id, day) DO UPDATE SET stake = d.stake + excluded.stake,
          win = d.win + excluded.win, cost = d.cost + excluded.cost
      ), deposits AS (
        INSERT INTO affiliates.deposit (member_id, seq, order_no, amount, at, day)
        SELECT member_id, seq, substr(reference, length('deposit:') + 1), amount, created_at, day
        FROM brought WHERE kind = 'deposit'
      ), firsts AS (
        SELECT DISTINCT ON (member_id) * FROM brought WHERE kind = 'deposit'
        ORDER BY member_id, seq
      )
      INSERT INTO affiliates.event (event_id, affiliate_id, member_id, kind, amount, at)
      SELECT 'deposit:' || substr(reference, length('deposit:') + 1), affiliate_id, member_id,
        'deposit', amount, created_at
      FROM brought WHERE kind = 'deposit'
      UNION ALL
      SELECT 'ftd:' || member_id, affiliate_id, member_id, 'ftd', amount, created_at FROM firsts
      WHERE NOT EXISTS (SELECT FROM affiliates.deposit AS d
        WHERE d.member_id = firsts.member_id)
      ON CONFLICT (event_id) DO NOTHING`.execute(tx);
  },
  // What was told stays told: each event has an id of its own.
  reset: async (tx) => {
    await sql`DELETE FROM affiliates.deposit`.execute(tx);
    await sql`DELETE FROM affiliates.member_day`.execute(tx);
  },
};

export interface Candidate {
  readonly memberId: MemberId;
  readonly affiliateId: number;
  readonly registeredAt: Date;
  readonly firstAmount: Centavos;
  readonly firstAt: Date;
}

/** Members who have paid in and about whose amount nothing is decided, by their number. */
export async function listCandidates(
  db: Db,
  of: { readonly after: number; readonly limit: number },
): Promise<readonly Candidate[]> {
  const { rows } = await sql<Candidate>`
    SELECT a.member_id AS "memberId", a.affiliate_id AS "affiliateId",
      a.registered_at AS "registeredAt", d.amount AS "firstAmount", d.at AS "firstAt"
    FROM affiliates.attribution AS a
    JOIN affiliates.affiliate AS f ON f.affiliate_id = a.affiliate_id AND f.status <> 'ended'
    CROSS JOIN LATERAL (SELECT amount, at FROM affiliates.deposit
      WHERE member_id = a.member_id ORDER BY seq LIMIT 1) AS d
    WHERE a.member_id > ${of.after} AND NOT EXISTS (
      SELECT FROM affiliates.qualification AS q WHERE q.member_id = a.member_id)
    ORDER BY a.member_id LIMIT ${of.limit}`.execute(db);
  return rows;
}

/** Net, up to that day. */
export async function stakedUntil(
  db: Db,
  { memberId, day }: { readonly memberId: MemberId; readonly day: string },
): Promise<Centavos> {
  const { rows } = await sql<{ staked: Centavos }>`
    SELECT coalesce(sum(stake), 0)::bigint AS staked FROM affiliates.member_day
    WHERE member_id = ${memberId} AND day <= ${day}`.execute(db);
  return rows[0]?.staked ?? ZERO;
}

/** Of all members of an affiliate, over days of which `before` is the first that is out. */
export async function sumFigures(
  db: ReadDb,
  of: { readonly affiliateId: number; readonly from: string; readonly before: string },
): Promise<MonthFigures> {
  const { rows } = await sql<MonthFigures>`
    WITH mine AS MATERIALIZED (
      SELECT member_id FROM affiliates.attribution WHERE affiliate_id = ${of.affiliateId}
    )
    SELECT coalesce(sum(stake), 0)::bigint AS stake, coalesce(sum(win), 0)::bigint AS win,
      coalesce(sum(cost), 0)::bigint AS cost,
      (SELECT coalesce(sum(amount), 0)::bigint FROM affiliates.deposit JOIN mine USING (member_id)
        WHERE day >= ${of.from} AND day < ${of.before}) AS deposits,
      (SELECT coalesce(sum(amount), 0)::bigint FROM affiliates.chargeback
        JOIN mine USING (member_id)
        WHERE day >= ${of.from} AND day < ${of.before}) AS chargebacks
    FROM affiliates.member_day JOIN mine USING (member_id)
    WHERE day >= ${of.from} AND day < ${of.before}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("A sum has one row.");
  return row;
}

/** What each member came to on a day is told, before fees, which are a month's. */
export async function tellRevenue(tx: Tx, day: string, at: Date): Promise<void> {
  await sql`
    INSERT INTO affiliates.event (event_id, affiliate_id, member_id, kind, amount, at)
    SELECT 'revenue:' || d.member_id || ':' || d.day, a.affiliate_id, d.member_id, 'revenue',
      d.stake - d.win - d.cost, ${at}
    FROM affiliates.member_day AS d JOIN affiliates.attribution AS a USING (member_id)
    JOIN affiliates.affiliate AS f ON f.affiliate_id = a.affiliate_id AND f.status <> 'ended'
    WHERE d.day = ${day} AND d.stake - d.win - d.cost <> 0
    ON CONFLICT (event_id) DO NOTHING`.execute(tx);
}
