/**
 * What counts in races, kept by a reader of the journal: the rounds of those who take part, from
 * the moment they joined, net of what was taken back. Free rounds and demo play are no stakes.
 */
import { type RawBuilder, sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { JournalPart, JournalReader } from "../ledger/index.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { Race, Score } from "./types.ts";

export const POINTS = "races.points";

export const isPlay = sql`e.kind IN ('stake', 'stake.rollback', 'win', 'win.rollback')`;

/** The game, `<studio>/<code>`, from the side of an entry that is the house's. */
export const gameOf = sql`substr(CASE WHEN e.kind IN ('stake', 'win.rollback') THEN e.credit
  ELSE e.debit END, length('house:game:') + 1)`;

/** A round is not open for longer than that. */
const LOOKED_BACK = sql.lit("31 days");

/** A stake of the same round that does not count, because it was paid too early. */
const isOlder = (entries: RawBuilder<unknown>) => sql`EXISTS (SELECT FROM ${entries} AS o
  WHERE o.member_id = e.member_id AND o.reference = e.reference AND o.kind = 'stake'
    AND o.created_at >= e.created_at - ${LOOKED_BACK}::interval
    AND (o.xid <= n.joined_xid OR o.created_at < r.starts_at))`;

async function addRounds(tx: Tx, { entries, earlier }: JournalPart): Promise<void> {
  await sql`
    INSERT INTO races.round AS kept (race_id, member_id, joined_xid, reference, game, stake, win,
      began_at, moved_at, is_older)
    SELECT n.race_id, e.member_id, n.joined_xid, e.reference, min(${gameOf}),
      sum(CASE e.kind WHEN 'stake' THEN e.amount WHEN 'stake.rollback' THEN -e.amount ELSE 0 END),
      sum(CASE e.kind WHEN 'win' THEN e.amount WHEN 'win.rollback' THEN -e.amount ELSE 0 END),
      min(e.created_at), max(e.created_at), bool_or(${isOlder(entries)} OR ${isOlder(earlier)})
    FROM ${entries} AS e
    JOIN races.entry AS n ON n.member_id = e.member_id AND e.xid > n.joined_xid
    JOIN races.race AS r ON r.race_id = n.race_id AND r.forgotten_at IS NULL
      AND e.created_at >= r.starts_at AND e.created_at < r.closes_at
    WHERE ${isPlay} AND ${gameOf} = ANY(r.games)
    GROUP BY n.race_id, e.member_id, n.joined_xid, e.reference
    ON CONFLICT (race_id, member_id, joined_xid, reference) DO UPDATE SET
      stake = kept.stake + excluded.stake, win = kept.win + excluded.win,
      began_at = least(kept.began_at, excluded.began_at),
      moved_at = greatest(kept.moved_at, excluded.moved_at),
      is_older = kept.is_older OR excluded.is_older`.execute(tx);
}

export const pointsReader: JournalReader = {
  name: POINTS,
  apply: addRounds,
  reset: async (tx) => {
    // What was put away cannot be counted again, and is not asked for any more.
    await sql`DELETE FROM races.round`.execute(tx);
  },
};

type Scored = Pick<Race, "raceId" | "scoring" | "bestOf" | "roundsPerDay" | "minStake" | "endsAt">;

/** Of each player and day the first rounds that are high enough, with their points. */
const firstOfDays = ({ raceId, scoring, roundsPerDay, minStake, endsAt }: Scored) => {
  const points = scoring === "rounds" ? sql`1` : sql`(greatest(k.win, 0) * 100 / k.stake)`;
  return sql`(SELECT * FROM (
      SELECT k.member_id, k.reference, k.game, k.began_at, k.moved_at, ${points} AS points,
        row_number() OVER (PARTITION BY k.member_id,
          (k.began_at AT TIME ZONE 'America/Sao_Paulo')::date ORDER BY k.began_at, k.reference)
          AS nth_of_day
      FROM races.round AS k JOIN races.entry AS n USING (race_id, member_id, joined_xid)
      WHERE k.race_id = ${raceId} AND n.left_at IS NULL AND n.disqualified_at IS NULL
        AND NOT k.is_older AND k.stake >= ${minStake} AND k.began_at < ${endsAt}
    ) AS of_days
    WHERE nth_of_day <= ${roundsPerDay})`;
};

/** Rounds that are added up, each with its points and its rank among those of its player. */
const countedOf = (race: Scored) => {
  const mostOf = race.scoring === "rounds" ? sql`true` : sql`nth <= ${race.bestOf}`;
  return sql`(SELECT * FROM (
      SELECT *, row_number() OVER (PARTITION BY member_id
        ORDER BY points DESC, moved_at, reference) AS nth
      FROM ${firstOfDays(race)} AS first
    ) AS ranked
    WHERE ${mostOf} AND points > 0)`;
};

/** Of everybody who has points, left and disqualified members left out. */
export async function readScores(db: Db, race: Scored): Promise<readonly Score[]> {
  const reached = race.scoring === "rounds" ? sql`max(began_at)` : sql`max(moved_at)`;
  const { rows } = await sql<Score>`
    SELECT member_id AS "memberId", sum(points)::bigint AS score, count(*)::int AS rounds,
      ${reached} AS "reachedAt"
    FROM ${countedOf(race)} AS counted GROUP BY member_id`.execute(db);
  return rows;
}

export interface CountedRound {
  readonly game: string;
  readonly points: number;
  readonly at: Date;
}

/** One member's rounds that are added up, the best ones first. */
export async function listBest(
  db: Db,
  race: Scored,
  of: { readonly memberId: MemberId; readonly limit: number },
): Promise<readonly CountedRound[]> {
  const { rows } = await sql<CountedRound>`
    SELECT game, points::bigint AS points, moved_at AS at FROM ${countedOf(race)} AS counted
    WHERE member_id = ${of.memberId} ORDER BY nth LIMIT ${of.limit}`.execute(db);
  return rows;
}

/** Rounds that began on that São Paulo day and are high enough, whether or not they still count. */
export async function countOn(
  db: Db,
  { raceId, minStake }: Pick<Race, "raceId" | "minStake">,
  of: { readonly memberId: MemberId; readonly day: string },
): Promise<number> {
  const { rows } = await sql<{ rounds: number }>`
    SELECT count(*)::int AS rounds
    FROM races.round AS k JOIN races.entry AS n USING (race_id, member_id, joined_xid)
    WHERE k.race_id = ${raceId} AND k.member_id = ${of.memberId} AND NOT k.is_older
      AND k.stake >= ${minStake}
      AND (k.began_at AT TIME ZONE 'America/Sao_Paulo')::date = ${of.day}::date`.execute(db);
  return rows[0]?.rounds ?? 0;
}

/** The rounds behind races that were over before then: nobody asks about them any more. */
export async function forgetRounds(tx: Tx, before: Date, now: Date): Promise<void> {
  await sql`
    WITH over AS (
      UPDATE races.race SET forgotten_at = ${now}
      WHERE state IN ('paid', 'cancelled') AND pays_at < ${before} AND forgotten_at IS NULL
      RETURNING race_id
    )
    DELETE FROM races.round WHERE race_id IN (SELECT race_id FROM over)`.execute(tx);
}
