/** The SQL of who is in a segment: of everybody in one pass, of a few by each one's own key. */
import { type RawBuilder, sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { isExcludedNow } from "../compliance/index.ts";
import { membersIn } from "../members/index.ts";
import { addDays, startOfDay } from "../platform/days.ts";
import type { Db, ReadDb } from "../platform/database/types.ts";
import { hasPaid, lastPlayOf, paidBy, playedBy } from "../statistics/index.ts";
import type { Criteria } from "./criteria.ts";

const memberId = sql`m.member_id`;

/** What members did: rows by member, of one whose column is named or of everybody. */
interface Deed {
  readonly name: RawBuilder<unknown>;
  readonly rows: (memberId: RawBuilder<unknown> | null) => RawBuilder<unknown>;
}

/** Only what the rules ask for is read, and no further back than they ask. */
function deedsOf({ rules, today, since, games }: Criteria): readonly Deed[] {
  const { staked, won, lost, plays, deposited, deposit_days_ago: paid, days_away: away } = rules;
  const sums = [
    ...(staked === undefined && lost === undefined ? [] : (["stake"] as const)),
    ...(won === undefined && lost === undefined ? [] : (["win"] as const)),
    ...(plays === undefined && games === null ? [] : (["plays"] as const)),
  ];
  const deeds: Deed[] = [];
  if (sums.length > 0) {
    deeds.push({ name: sql`played`, rows: (one) => playedBy(one, { since, games, sums }) });
  }
  if (deposited !== undefined) {
    deeds.push({ name: sql`paid`, rows: (one) => paidBy(one, startOfDay(since)) });
  }
  if (paid !== undefined) {
    const from = paid.to === undefined ? null : startOfDay(addDays(today, -paid.to));
    deeds.push({ name: sql`last_paid`, rows: (one) => paidBy(one, from) });
  }
  if (away !== undefined) {
    const from = addDays(today, away.to === undefined ? 1 - (away.from ?? 0) : -away.to);
    deeds.push({ name: sql`last_played`, rows: (one) => lastPlayOf(one, from) });
  }
  return deeds;
}

type Range = { readonly from?: number | undefined; readonly to?: number | undefined } | undefined;

/** Who did nothing has no row, and fits where nothing does. */
function within(value: RawBuilder<unknown>, range: Range): RawBuilder<boolean>[] {
  const { from, to } = range ?? {};
  const sum = from !== undefined && from > 0 ? value : sql`coalesce(${value}, 0)`;
  return [
    ...(from === undefined ? [] : [sql<boolean>`${sum} >= ${from}`]),
    ...(to === undefined ? [] : [sql<boolean>`${sum} <= ${to}`]),
  ];
}

function lastPaidConditions({ rules, today }: Criteria): RawBuilder<boolean>[] {
  const { deposit_days_ago: range, has_deposited: hasDeposited } = rules;
  const before = startOfDay(addDays(today, 1 - (range?.from ?? 0)));
  return [
    ...(range === undefined ? [] : [sql<boolean>`last_paid.last_at < ${before}`]),
    ...(hasDeposited === undefined
      ? []
      : [hasDeposited ? hasPaid(memberId) : sql<boolean>`NOT ${hasPaid(memberId)}`]),
  ];
}

/** That they registered early enough for the least is among what is asked of members. */
function awayConditions({ rules: { days_away: range }, today }: Criteria): RawBuilder<boolean>[] {
  const { from, to } = range ?? {};
  const day = sql`last_played.day`;
  return [
    ...(from === undefined
      ? []
      : [sql<boolean>`(${day} IS NULL OR ${day} <= ${addDays(today, -from)}::date)`]),
    ...(to === undefined
      ? []
      : [sql<boolean>`(${day} IS NOT NULL OR m.created_at >= ${startOfDay(addDays(today, -to))})`]),
  ];
}

function conditionsOf(criteria: Criteria): RawBuilder<unknown> {
  const { rules, games, purpose, hasRiskSignal, hasTag } = criteria;
  const least = rules.plays ?? (games === null ? undefined : 1);
  const conditions = [
    sql`NOT ${isExcludedNow(memberId)}`,
    ...(purpose === "marketing" ? [sql`NOT ${hasRiskSignal(memberId)}`] : []),
    ...(rules.tags === undefined ? [] : [hasTag(memberId, rules.tags)]),
    ...within(sql`played.stake`, rules.staked),
    ...within(sql`played.win`, rules.won),
    ...within(sql`(played.stake - played.win)`, rules.lost),
    ...(least === undefined ? [] : within(sql`played.plays`, { from: least })),
    ...within(sql`paid.amount`, rules.deposited),
    ...lastPaidConditions(criteria),
    ...awayConditions(criteria),
  ];
  return sql.join(conditions, sql` AND `);
}

export const SAMPLE_MEMBERS = 10;

/**
 * Of everybody: each deed is summed up once and then joined. Materialized, because each of several
 * workers would sum up all of it for itself.
 */
export async function countFitting(
  reading: ReadDb,
  criteria: Criteria,
): Promise<{ readonly size: number; readonly sample: readonly MemberId[] }> {
  const deeds = deedsOf(criteria);
  const sums = deeds.map(({ name, rows }) => sql`${name} AS MATERIALIZED ${rows(null)}`);
  const joins = deeds.map(({ name }) => sql`LEFT JOIN ${name} USING (member_id)`);
  const { rows } = await sql<{ memberId: MemberId; size: number }>`
    ${sums.length === 0 ? sql`` : sql`WITH ${sql.join(sums)}`}
    SELECT m.member_id AS "memberId", count(*) OVER () AS size
    FROM ${membersIn(criteria.members, { after: 0, limit: null })} AS m
    ${sql.join(joins, sql` `)}
    WHERE ${conditionsOf(criteria)}
    ORDER BY hashint8(m.member_id) LIMIT ${SAMPLE_MEMBERS}`.execute(reading);
  return { size: rows[0]?.size ?? 0, sample: rows.map((row) => row.memberId) };
}

/** So many members, in the order of their numbers, and whether they fit. */
const lookedAt = (
  criteria: Criteria,
  page: { readonly after: number; readonly limit: number | null },
): RawBuilder<unknown> => {
  const joins = deedsOf(criteria).map(
    ({ name, rows }) => sql`LEFT JOIN LATERAL ${rows(memberId)} AS ${name} ON true`,
  );
  return sql`(
    SELECT m.member_id, coalesce(${conditionsOf(criteria)}, false) AS fits
    FROM ${membersIn(criteria.members, page)} AS m ${sql.join(joins, sql` `)})`;
};

export async function pageFitting(
  db: Db,
  criteria: Criteria,
  page: { readonly after: number; readonly limit: number },
): Promise<{ readonly memberIds: readonly MemberId[]; readonly next: number | null }> {
  const { rows } = await sql<{ memberId: MemberId; fits: boolean }>`
    SELECT member_id AS "memberId", fits FROM ${lookedAt(criteria, page)} AS l
    ORDER BY member_id`.execute(db);
  const last = rows.length < page.limit ? undefined : rows.at(-1);
  return {
    memberIds: rows.filter(({ fits }) => fits).map((row) => row.memberId),
    next: last?.memberId ?? null,
  };
}

export async function listFitting(
  db: Db,
  criteria: Criteria,
  memberIds: readonly MemberId[],
): Promise<MemberId[]> {
  const members = { ...criteria.members, memberIds };
  const { rows } = await sql<{ memberId: MemberId }>`
    SELECT member_id AS "memberId"
    FROM ${lookedAt({ ...criteria, members }, { after: 0, limit: null })} AS l WHERE fits
    ORDER BY member_id`.execute(db);
  return rows.map((row) => row.memberId);
}
