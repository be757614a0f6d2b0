/** The SQL of today against other days, of cohorts, and of how far the readers have come. */
import { sql } from "kysely";
import type { ReadDb } from "../../platform/database/types.ts";
import { moneySums, type ReportSums } from "./reports-repository.ts";

/** Of five minutes that have begun in the range. */
export async function sumMoments(
  reading: ReadDb,
  of: { readonly from: Date; readonly until: Date; readonly site: string | null },
): Promise<Omit<ReportSums, "stake" | "win"> & { readonly ggr: number }> {
  type Sums = Omit<ReportSums, "stake" | "win"> & { readonly ggr: number };
  const { rows } = await sql<Sums>`
    SELECT coalesce(sum(entries) FILTER (WHERE kind = 'play'), 0)::bigint AS plays,
      coalesce(sum(amount) FILTER (WHERE kind = 'play'), 0)::bigint AS ggr,
      coalesce(sum(members) FILTER (WHERE kind = 'play'), 0)::bigint AS players, ${moneySums}
    FROM statistics.five_minutes
    WHERE at >= ${of.from} AND at < ${of.until}
      AND (${of.site}::text IS NULL OR site = ${of.site})`.execute(reading);
  const [sums] = rows;
  if (sums === undefined) throw new Error("A sum has one row.");
  return sums;
}

export interface CohortWeek {
  /** The Monday of the week in which they registered, and of one in which they did something. */
  readonly registered: string;
  readonly week: string;
  readonly players: number;
  readonly ggr: number;
  readonly depositors: number;
  readonly depositsAmount: number;
  readonly firstDeposits: number;
  readonly promotionCost: number;
  readonly commissions: number;
}

export async function listCohorts(
  reading: ReadDb,
  of: { readonly from: string; readonly to: string },
): Promise<CohortWeek[]> {
  const { rows } = await sql<CohortWeek>`
    SELECT registered::text AS registered, week::text AS week,
      coalesce(players, 0) AS players, coalesce(stake - win, 0) AS ggr,
      coalesce(depositors, 0) AS depositors, coalesce("depositsAmount", 0) AS "depositsAmount",
      coalesce("firstDeposits", 0) AS "firstDeposits",
      coalesce("promotionCost", 0) AS "promotionCost", coalesce(commissions, 0) AS commissions
    FROM (SELECT * FROM statistics.cohort_play
      WHERE registered BETWEEN ${of.from} AND ${of.to}) AS play
    FULL JOIN (
      SELECT registered, week,
        coalesce(sum(members) FILTER (WHERE kind = 'deposit'), 0)::bigint AS depositors,
        ${moneySums}
      FROM (SELECT *, members AS entries FROM statistics.cohort_money
        WHERE registered BETWEEN ${of.from} AND ${of.to}) AS m
      GROUP BY 1, 2) AS money USING (registered, week)
    ORDER BY registered, week`.execute(reading);
  return rows;
}

export async function countAlarms(reading: ReadDb): Promise<number> {
  const { rows } = await sql<{ games: number }>`
    SELECT count(DISTINCT game) AS games FROM statistics.return_alarm`.execute(reading);
  return rows[0]?.games ?? 0;
}
