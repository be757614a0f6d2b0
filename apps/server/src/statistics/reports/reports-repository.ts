/** The SQL of reports: sums of what the readers keep by day, site, game, agent and week. */
import { type RawBuilder, sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { memberOrigins } from "../../members/index.ts";
import type { ReadDb } from "../../platform/database/types.ts";
import { addDays } from "../../platform/days.ts";
import { stretchesOf } from "./stretches.ts";

export type ReportDimension = "day" | "site" | "game" | "studio" | "agent";
export type ReportSort = "key" | "turnover" | "ggr" | "ngr" | "deposits" | "players";

export interface ReportFilter {
  readonly by: ReportDimension;
  /** São Paulo days, both included. */
  readonly from: string;
  readonly to: string;
  readonly site: string | null;
  readonly studio: string | null;
  /** <studio>/<code> */
  readonly game: string | null;
  readonly agentId: MemberId | null;
}

export interface ReportPage extends ReportFilter {
  readonly sort: ReportSort;
  readonly isDescending: boolean;
  readonly after: { readonly value: string; readonly key: string } | null;
  readonly limit: number;
}

/** Amounts in centavos. */
export interface ReportSums {
  readonly plays: number;
  readonly stake: number;
  readonly win: number;
  readonly players: number;
  readonly deposits: number;
  readonly depositsAmount: number;
  readonly firstDeposits: number;
  readonly firstAmount: number;
  readonly withdrawals: number;
  readonly withdrawalsAmount: number;
  readonly fees: number;
  readonly promotionCost: number;
  readonly commissions: number;
}

export interface ReportRow extends ReportSums {
  readonly key: string;
  /** By which it stands where it stands: with `key`, where the next page begins. */
  readonly value: string;
}

/**
 * What the house gave away: what was granted, less what was forfeited, and what its free rounds
 * won: their stakes went from one account of the house to another. A jackpot costs what is won.
 */
const promotionCost = sql`coalesce(sum(CASE
  WHEN kind IN ('bonus.grant', 'rebate.grant', 'reward.grant', 'adjustment', 'free.win',
    'jackpot.win') THEN amount
  WHEN kind IN ('bonus.forfeit', 'free.win.rollback') THEN -amount END), 0)::bigint`;

const amountOf = (kind: string) =>
  sql`coalesce(sum(amount) FILTER (WHERE kind = ${sql.lit(kind)}), 0)::bigint`;
const entriesOf = (kind: string) =>
  sql`coalesce(sum(entries) FILTER (WHERE kind = ${sql.lit(kind)}), 0)::bigint`;

export const moneySums = sql`
  ${entriesOf("deposit")} AS deposits, ${amountOf("deposit")} AS "depositsAmount",
  ${entriesOf("deposit.first")} AS "firstDeposits", ${amountOf("deposit.first")} AS "firstAmount",
  ${entriesOf("withdrawal.payout")} AS withdrawals,
  ${amountOf("withdrawal.payout")} AS "withdrawalsAmount",
  ${amountOf("withdrawal.fee")} AS fees, ${promotionCost} AS "promotionCost",
  ${amountOf("agency.commission")} AS commissions`;

const keyOf: Record<ReportDimension, RawBuilder<unknown>> = {
  day: sql`day::text`,
  site: sql`site`,
  game: sql`game`,
  studio: sql`split_part(game, '/', 1)`,
  agent: sql`agent_id::text`,
};

/** How rows come together: by what the report is about, or all of them in one. */
interface Grouping {
  readonly key: RawBuilder<unknown>;
  readonly groupBy: RawBuilder<unknown>;
}

const groupedBy = (by: ReportDimension): Grouping => ({
  key: keyOf[by],
  // A number is sorted out faster than its text.
  groupBy: by === "agent" ? sql`GROUP BY agent_id` : sql`GROUP BY 1`,
});
const inOne: Grouping = { key: sql`NULL::text`, groupBy: sql`` };

/** What is taken off again may leave nothing: then it is as if nothing had been there. */
const butNotNothing = (grouping: Grouping, count: RawBuilder<unknown>): RawBuilder<unknown> =>
  grouping === inOne ? sql`` : sql`${grouping.groupBy} HAVING ${count} > 0`;

/** Money belongs to no game: where one is asked for, there is play alone. */
export function hasMoney({ by, studio, game }: ReportFilter): boolean {
  return by !== "game" && by !== "studio" && studio === null && game === null;
}

/** Of agents, whose days are many: see there. A report by day has nothing but days. */
function daysAndMonths(
  of: ReportFilter,
  table: string,
  kept: { readonly keys: readonly string[]; readonly figures: readonly string[] },
): RawBuilder<unknown> {
  const before = addDays(of.to, 1);
  const days = [{ kept: "day", from: of.from, before, isBeside: false }] as const;
  const stretches = of.by === "day" ? days : stretchesOf(of.from, before);
  const parts = stretches.map(({ kept: unit, from, before, isBeside }) => {
    const figures = kept.figures.map(
      (name) => sql`${isBeside ? sql`-` : sql``}${sql.ref(name)} AS ${sql.ref(name)}`,
    );
    return sql`
      SELECT ${sql.join([sql.ref(unit), ...kept.keys.map((key) => sql.ref(key)), ...figures])}
      FROM ${sql.table(`${table}_${unit}`)}
      WHERE ${sql.ref(unit)} >= ${from} AND ${sql.ref(unit)} < ${before}
        AND (${of.agentId}::bigint IS NULL OR agent_id = ${of.agentId})`;
  });
  return sql`(${sql.join(parts, sql` UNION ALL `)})`;
}

function playRows(of: ReportFilter, grouping: Grouping): RawBuilder<unknown> {
  const { key, groupBy } = grouping;
  const days = sql`day BETWEEN ${of.from} AND ${of.to}`;
  if (of.by === "agent" || of.agentId !== null) {
    const kept = { keys: ["agent_id"], figures: ["stake", "win", "players"] };
    return sql`SELECT ${key} AS key, 0::bigint AS plays, sum(stake)::bigint AS stake,
        sum(win)::bigint AS win, sum(players)::bigint AS players
      FROM ${daysAndMonths(of, "statistics.agent_play", kept)} AS played
      ${butNotNothing(grouping, sql`sum(players)`)}`;
  }
  const sums = sql`sum(plays)::bigint AS plays, sum(stake)::bigint AS stake,
    sum(win)::bigint AS win, sum(players)::bigint AS players`;
  const site = sql`(${of.site}::text IS NULL OR site = ${of.site})`;
  if (hasMoney(of)) {
    return sql`SELECT ${key} AS key, ${sums} FROM statistics.site_play_day
      WHERE ${days} AND ${site} ${groupBy}`;
  }
  return sql`SELECT ${key} AS key, ${sums} FROM statistics.site_game_day
    WHERE ${days} AND ${site} AND (${of.game}::text IS NULL OR game = ${of.game})
      AND (${of.studio}::text IS NULL OR split_part(game, '/', 1) = ${of.studio}) ${groupBy}`;
}

function moneyRows(of: ReportFilter, grouping: Grouping): RawBuilder<unknown> {
  const { key, groupBy } = grouping;
  const days = sql`day BETWEEN ${of.from} AND ${of.to}`;
  if (!hasMoney(of)) {
    return sql`SELECT NULL::text AS key, ${moneySums}
      FROM statistics.site_money_day WHERE false ${groupBy}`;
  }
  if (of.by === "agent" || of.agentId !== null) {
    const kept = { keys: ["agent_id", "kind"], figures: ["entries", "amount"] };
    return sql`SELECT ${key} AS key, ${moneySums}
      FROM ${daysAndMonths(of, "statistics.agent_money", kept)} AS moved
      ${butNotNothing(grouping, sql`sum(entries)`)}`;
  }
  return sql`SELECT ${key} AS key, ${moneySums} FROM statistics.site_money_day
    WHERE ${days} AND (${of.site}::text IS NULL OR site = ${of.site}) ${groupBy}`;
}

const names = [
  "plays",
  "stake",
  "win",
  "players",
  "deposits",
  "depositsAmount",
  "firstDeposits",
  "firstAmount",
  "withdrawals",
  "withdrawalsAmount",
  "fees",
  "promotionCost",
  "commissions",
] as const;
const each = (write: (name: string) => RawBuilder<unknown>) => sql.join(names.map(write));

const groups = (of: ReportFilter) => sql`(
  SELECT key, ${each((name) => sql`coalesce(${sql.ref(name)}, 0) AS ${sql.ref(name)}`)}
  FROM (${playRows(of, groupedBy(of.by))}) AS play
  FULL JOIN (${moneyRows(of, groupedBy(of.by))}) AS money USING (key))`;

const ngr = sql`stake - win - "promotionCost" - commissions`;
const valueOf: Record<ReportSort, RawBuilder<unknown>> = {
  key: sql`0::bigint`,
  turnover: sql`stake`,
  ggr: sql`stake - win`,
  ngr,
  deposits: sql`"depositsAmount"`,
  players: sql`players`,
};

export async function listReport(reading: ReadDb, page: ReportPage): Promise<ReportRow[]> {
  const order = page.isDescending ? sql`DESC` : sql`ASC`;
  const beyond = page.isDescending ? sql`<` : sql`>`;
  const { value, key } = page.after ?? { value: "0", key: "" };
  const { rows } = await sql<ReportRow>`
    SELECT key, value::text AS value, ${each((name) => sql.ref(name))}
    FROM (SELECT *, ${valueOf[page.sort]} AS value FROM ${groups(page)} AS g) AS r
    WHERE ${page.after === null} OR (value, key) ${beyond} (${value}::bigint, ${key}::text)
    ORDER BY value ${order}, key ${order} LIMIT ${page.limit}`.execute(reading);
  return rows;
}

/** Nothing is split only to be added up again. */
export async function sumReport(reading: ReadDb, of: ReportFilter): Promise<ReportSums> {
  const { rows } = await sql<ReportSums>`
    SELECT ${each((name) => sql`coalesce(${sql.ref(name)}, 0) AS ${sql.ref(name)}`)}
    FROM (${playRows(of, inOne)}) AS play, (${moneyRows(of, inOne)}) AS money`.execute(reading);
  const [sums] = rows;
  if (sums === undefined) throw new Error("A sum has one row.");
  return sums;
}

/** Over all pages. */
export async function countReport(reading: ReadDb, of: ReportFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM ${groups(of)} AS g`.execute(reading);
  return rows[0]?.total ?? 0;
}

export async function listSites(reading: ReadDb): Promise<string[]> {
  const { rows } = await sql<{ site: string }>`
    SELECT DISTINCT site FROM (
      SELECT site FROM statistics.site_play_day UNION SELECT site FROM statistics.site_money_day
    ) AS known ORDER BY site LIMIT 200`.execute(reading);
  return rows.map(({ site }) => site);
}

export interface DayRow {
  readonly memberId: MemberId;
  readonly plays: number;
  readonly stake: number;
  readonly win: number;
}

/** Who played a game on a day, by number. */
export async function listGameRows(
  reading: ReadDb,
  of: {
    readonly day: string;
    readonly game: string;
    readonly afterMemberId: number;
    readonly limit: number;
  },
): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    SELECT member_id AS "memberId", plays, stake, win FROM statistics.turnover
    WHERE day = ${of.day} AND game = ${of.game} AND member_id > ${of.afterMemberId}
    ORDER BY member_id LIMIT ${of.limit}`.execute(reading);
  return rows;
}

export interface PlayerRow extends DayRow {
  readonly day: string;
  readonly game: string;
  /** Of the site and the inviter that were asked for. */
  readonly isAsked: boolean;
}

export type PlayerPlace = Pick<PlayerRow, "day" | "game" | "memberId">;

/**
 * The next players of a report by day and game, in that order. Those of other sites and inviters
 * are among them, and marked: so a page costs the same however few of them are asked for.
 */
export async function listPlayerRows(
  reading: ReadDb,
  of: ReportFilter & { readonly after: PlayerPlace | null; readonly limit: number },
): Promise<PlayerRow[]> {
  const { day, game, memberId } = of.after ?? { day: "0001-01-01", game: "", memberId: 0 };
  const { rows } = await sql<PlayerRow>`
    SELECT t.day::text AS day, t.game, t.member_id AS "memberId", t.plays, t.stake, t.win,
      coalesce((${of.site}::text IS NULL OR o.site = ${of.site})
        AND (${of.agentId}::bigint IS NULL
          OR (o.inviter_id = ${of.agentId} AND t.day >= o.counts_from)), false) AS "isAsked"
    FROM (SELECT day, game, member_id, plays, stake, win FROM statistics.turnover
      WHERE day BETWEEN ${of.from} AND ${of.to}
        AND (${of.game}::text IS NULL OR game = ${of.game})
        AND (${of.studio}::text IS NULL OR split_part(game, '/', 1) = ${of.studio})
        AND (day, game, member_id) > (${day}::date, ${game}::text, ${memberId}::bigint)
      ORDER BY day, game, member_id LIMIT ${of.limit}) AS t
    LEFT JOIN ${memberOrigins} AS o ON o.member_id = t.member_id
    ORDER BY t.day, t.game, t.member_id`.execute(reading);
  return rows;
}
