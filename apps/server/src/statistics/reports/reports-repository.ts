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
const promotionAmount = sql`CASE
  WHEN kind IN ('bonus.grant', 'rebate.grant', 'reward.grant', 'adjustment', 'free.win',
    'jackpot.win') THEN amount
  WHEN kind IN ('bonus.forfeit', 'free.win.rollback') THEN -amount ELSE 0 END`;

const amountIf = (kind: string) => sql`CASE WHEN kind = ${sql.lit(kind)} THEN amount ELSE 0 END`;
const amountOf = (kind: string) =>
  sql`coalesce(sum(amount) FILTER (WHERE kind = ${sql.lit(kind)}), 0)::bigint`;
const entriesOf = (kind: string) =>
  sql`coalesce(sum(entries) FILTER (WHERE kind = ${sql.lit(kind)}), 0)::bigint`;

export const moneySums = sql`
  ${entriesOf("deposit")} AS deposits, ${amountOf("deposit")} AS "depositsAmount",
  ${entriesOf("deposit.first")} AS "firstDeposits", ${amountOf("deposit.first")} AS "firstAmount",
  ${entriesOf("withdrawal.payout")} AS withdrawals,
  ${amountOf("withdrawal.payout")} AS "withdrawalsAmount",
  ${amountOf("withdrawal.fee")} AS fees,
  coalesce(sum(${promotionAmount}), 0)::bigint AS "promotionCost",
  ${amountOf("agency.commission")} AS commissions`;

const playSums = sql`sum(plays)::bigint AS plays, sum(stake)::bigint AS stake,
  sum(win)::bigint AS win, sum(players)::bigint AS players`;

/** What rows are told apart by. A number is sorted out faster than its text. */
const columnOf: Record<ReportDimension, RawBuilder<unknown>> = {
  day: sql`day`,
  site: sql`site`,
  game: sql`game`,
  studio: sql`split_part(game, '/', 1)`,
  agent: sql`agent_id`,
};

/** Money belongs to no game: where one is asked for, there is play alone. */
export function hasMoney({ by, studio, game }: ReportFilter): boolean {
  return by !== "game" && by !== "studio" && studio === null && game === null;
}

const isOfAgents = ({ by, agentId }: ReportFilter): boolean => by === "agent" || agentId !== null;

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

/** The rows that are added up, as they are kept: of play, and below of money. */
function playOf(of: ReportFilter): RawBuilder<unknown> {
  if (isOfAgents(of)) {
    const kept = { keys: ["agent_id"], figures: ["stake", "win", "players"] };
    const rows = daysAndMonths(of, "statistics.agent_play", kept);
    return sql`(SELECT *, 0 AS plays FROM ${rows} AS r)`;
  }
  const ofSite = sql`day BETWEEN ${of.from} AND ${of.to}
    AND (${of.site}::text IS NULL OR site = ${of.site})`;
  if (hasMoney(of)) return sql`(SELECT * FROM statistics.site_play_day WHERE ${ofSite})`;
  return sql`(SELECT * FROM statistics.site_game_day WHERE ${ofSite}
    AND (${of.game}::text IS NULL OR game = ${of.game})
    AND (${of.studio}::text IS NULL OR split_part(game, '/', 1) = ${of.studio}))`;
}

function moneyOf(of: ReportFilter): RawBuilder<unknown> {
  if (!hasMoney(of)) {
    return sql`(SELECT *, NULL::text AS game FROM statistics.site_money_day WHERE false)`;
  }
  if (isOfAgents(of)) {
    const kept = { keys: ["agent_id", "kind"], figures: ["entries", "amount"] };
    return daysAndMonths(of, "statistics.agent_money", kept);
  }
  return sql`(SELECT * FROM statistics.site_money_day WHERE day BETWEEN ${of.from} AND ${of.to}
    AND (${of.site}::text IS NULL OR site = ${of.site}))`;
}

const nothing = sql`0::bigint`;
/** By what rows stand in their order: what a row of play and one of money add to it. */
const valueOf: Record<
  ReportSort,
  { readonly play: RawBuilder<unknown>; readonly money: RawBuilder<unknown> }
> = {
  key: { play: nothing, money: nothing },
  turnover: { play: sql`stake`, money: nothing },
  ggr: { play: sql`stake - win`, money: nothing },
  ngr: {
    play: sql`stake - win`,
    money: sql`-(${promotionAmount}) - ${amountIf("agency.commission")}`,
  },
  deposits: { play: nothing, money: amountIf("deposit") },
  players: { play: sql`players`, money: nothing },
};

/**
 * Who and what is in the report, each with nothing but what it is sorted by: so thousands of rows
 * have one sum each, not a dozen. What is taken off again may leave nothing: then it is as if
 * nothing had been there.
 */
function placesOf(of: ReportFilter, sort: ReportSort): RawBuilder<unknown> {
  const { play, money } = valueOf[sort];
  const id = columnOf[of.by];
  return sql`(
    SELECT id, sum(value)::bigint AS value
    FROM (
      SELECT ${id} AS id, ${play} AS value, players AS seen FROM ${playOf(of)} AS played
      UNION ALL SELECT ${id}, ${money}, entries FROM ${moneyOf(of)} AS moved
    ) AS each
    GROUP BY id HAVING sum(seen) > 0)`;
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
const figures = sql.join(
  names.map((name) => sql`coalesce(${sql.ref(name)}, 0) AS ${sql.ref(name)}`),
);

/** A page's places first, then the other figures of these alone. */
export async function listReport(reading: ReadDb, page: ReportPage): Promise<ReportRow[]> {
  const order = page.isDescending ? sql`DESC` : sql`ASC`;
  const beyond = page.isDescending ? sql`<` : sql`>`;
  const { value, key } = page.after ?? { value: "0", key: "" };
  const id = columnOf[page.by];
  // Agents are many, and found by their keys; of anything else all are added up.
  const shown = isOfAgents(page) ? sql`WHERE ${id} = ANY(ARRAY(SELECT id FROM place))` : sql``;
  const { rows } = await sql<ReportRow>`
    WITH place AS MATERIALIZED (
      SELECT id, id::text AS key, value FROM ${placesOf(page, page.sort)} AS p
      WHERE ${page.after === null} OR (value, id::text) ${beyond} (${value}::bigint, ${key}::text)
      ORDER BY value ${order}, id::text ${order} LIMIT ${page.limit})
    SELECT place.key, place.value::text AS value, ${figures}
    FROM place
    LEFT JOIN (SELECT ${id} AS id, ${playSums} FROM ${playOf(page)} AS p ${shown} GROUP BY 1)
      AS play USING (id)
    LEFT JOIN (SELECT ${id} AS id, ${moneySums} FROM ${moneyOf(page)} AS m ${shown} GROUP BY 1)
      AS money USING (id)
    ORDER BY place.value ${order}, place.key ${order}`.execute(reading);
  return rows;
}

/** Nothing is split only to be added up again, but for the kinds of money: they are few. */
export async function sumReport(reading: ReadDb, of: ReportFilter): Promise<ReportSums> {
  const kinds = sql`(
    SELECT kind, sum(entries)::bigint AS entries, sum(amount)::bigint AS amount
    FROM ${moneyOf(of)} AS m GROUP BY kind)`;
  const { rows } = await sql<ReportSums>`
    SELECT ${figures} FROM (SELECT ${playSums} FROM ${playOf(of)} AS p) AS play,
      (SELECT ${moneySums} FROM ${kinds} AS k) AS money`.execute(reading);
  const [sums] = rows;
  if (sums === undefined) throw new Error("A sum has one row.");
  return sums;
}

/** Over all pages. */
export async function countReport(reading: ReadDb, of: ReportFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM ${placesOf(of, "key")} AS p`.execute(reading);
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
