/**
 * Wins worth telling: the largest of each day and the latest of all, above a least amount.
 *
 * The table is bounded and still follows from the journal alone, however that is cut into parts:
 * the order is by what was won and when, which never changes, so whoever is pushed out can never
 * come back in. What was taken back since does change the amounts, but not the order.
 *
 * To say what a round cost, its entries are added up from a few places before the win on, at most a
 * day older: they are found by the member's numbers, without an index on rounds.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { type RawBuilder, sql } from "kysely";
import type { Centavos } from "@tucano/contract/money.ts";
import type { JournalPart, JournalReader } from "../../ledger/index.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import { commandsOf } from "../commands-repository.ts";

export const WINNERS = "statistics.winners";

const LEAST_WIN_CENTAVOS = 2_000;
const KEPT_A_DAY = 200;
const KEPT_LATEST = 1_000;
const KEPT_DAYS = 30;
const PLACES_BEFORE = 64;

/** An entry of the round that a winner `w` belongs to, as far as it is looked for. */
const isOfRound = sql`e.member_id = w.member_id AND e.reference = w.reference
  AND e.seq >= w.seq - ${sql.lit(PLACES_BEFORE)} AND e.created_at >= w.won_at - interval '1 day'`;

const roundSums = sql`
  coalesce(sum(CASE e.kind WHEN 'stake' THEN e.amount WHEN 'stake.rollback' THEN -e.amount END), 0
    )::bigint AS stake,
  coalesce(sum(CASE e.kind WHEN 'win' THEN e.amount WHEN 'win.rollback' THEN -e.amount END), 0
    )::bigint AS win`;

const columns = sql`member_id, seq, day, won_at, game, reference, amount`;

/** A win of two pockets has at least half of it in one: few members' entries are put together. */
const winsOf = (entries: RawBuilder<unknown>) => sql`(
  SELECT member_id, seq, day, at AS won_at, game, reference, amount
  FROM ${commandsOf(sql`(SELECT * FROM ${entries} AS e WHERE kind = 'win' AND member_id IN (
    SELECT member_id FROM ${entries} AS e
    WHERE kind = 'win' AND amount >= ${sql.lit(LEAST_WIN_CENTAVOS / 2)}))`)} AS c
  WHERE amount >= ${sql.lit(LEAST_WIN_CENTAVOS)})`;

/** `pool`, with a statement of who stays. */
const ranked = (pool: RawBuilder<unknown>) => sql`(
  SELECT *, (day_place <= ${sql.lit(KEPT_A_DAY)} OR latest_place <= ${sql.lit(KEPT_LATEST)})
    AND day > last_day - ${sql.lit(KEPT_DAYS)} AS is_kept
  FROM (SELECT *,
      row_number() OVER (PARTITION BY day ORDER BY amount DESC, member_id, seq) AS day_place,
      row_number() OVER (ORDER BY won_at DESC, member_id, seq) AS latest_place,
      max(day) OVER () AS last_day
    FROM ${pool} AS pool) AS places)`;

async function insertWinners(tx: Tx, { entries, earlier }: JournalPart): Promise<void> {
  await sql`
    WITH wins AS MATERIALIZED (SELECT ${columns} FROM ${winsOf(entries)} AS w),
    pool AS (
      SELECT ${columns}, true AS is_new FROM wins
      UNION ALL SELECT ${columns}, false FROM statistics.winner
    )
    INSERT INTO statistics.winner (${columns}, round_stake, round_win)
    SELECT ${columns}, round.stake, round.win FROM ${ranked(sql`pool`)} AS w
    CROSS JOIN LATERAL (SELECT ${roundSums} FROM ${earlier} AS e WHERE ${isOfRound}) AS round
    WHERE w.is_new AND w.is_kept`.execute(tx);
}

/** Adds this part's entries to the rounds of all winners: bets, the wins themselves, rollbacks. */
async function addToRounds(tx: Tx, { entries }: JournalPart): Promise<void> {
  await sql`
    UPDATE statistics.winner AS w
    SET round_stake = w.round_stake + moved.stake, round_win = w.round_win + moved.win
    FROM (
      SELECT w.member_id, w.seq, ${roundSums}
      FROM statistics.winner w JOIN ${entries} AS e ON ${isOfRound} GROUP BY w.member_id, w.seq
    ) AS moved
    WHERE w.member_id = moved.member_id AND w.seq = moved.seq`.execute(tx);
}

async function deletePushedOut(tx: Tx): Promise<void> {
  await sql`
    DELETE FROM statistics.winner w USING ${ranked(sql`statistics.winner`)} AS place
    WHERE w.member_id = place.member_id AND w.seq = place.seq AND NOT place.is_kept`.execute(tx);
}

export const winnersReader: JournalReader = {
  name: WINNERS,
  apply: async (tx, part) => {
    await insertWinners(tx, part);
    await addToRounds(tx, part);
    await deletePushedOut(tx);
  },
  reset: async (tx) => {
    await sql`DELETE FROM statistics.winner`.execute(tx);
  },
};

/** What the table must hold after these entries, computed at once; for the books. */
export const winnersFrom = (entries: RawBuilder<unknown>) => sql`(
  SELECT ${columns}, round.stake AS round_stake, round.win AS round_win
  FROM ${ranked(winsOf(entries))} AS w
  CROSS JOIN LATERAL (SELECT ${roundSums} FROM ${entries} AS e WHERE ${isOfRound}) AS round
  WHERE w.is_kept)`;

export interface Winner {
  readonly memberId: MemberId;
  readonly game: string;
  /** What the round cost; nothing for a free one. */
  readonly stakeCentavos: Centavos;
  readonly winCentavos: Centavos;
  /** Win by stake; null for a free round. */
  readonly multiplier: number | null;
  readonly wonAt: Date;
}

export interface WinnersWish {
  readonly order: "latest" | "largest" | "multiplier";
  /** Left out: of all that are kept, a few thousand. */
  readonly since?: Date;
  readonly limit: number;
}

/** Only real gains: what was taken back is no win, and a win below its stake is none either. */
export async function listWinners(db: Db, { order, since, limit }: WinnersWish): Promise<Winner[]> {
  const by = {
    latest: sql`won_at DESC`,
    largest: sql`win DESC`,
    multiplier: sql`win::numeric / nullif(round_stake, 0) DESC NULLS LAST`,
  }[order];
  const { rows } = await sql<Winner>`
    SELECT member_id AS "memberId", game, round_stake AS "stakeCentavos", win AS "winCentavos",
      win::double precision / nullif(round_stake, 0) AS multiplier, won_at AS "wonAt"
    FROM (SELECT *, least(amount, round_win) AS win FROM statistics.winner) AS w
    WHERE win > round_stake AND won_at >= coalesce(${since ?? null}::timestamptz, '-infinity')
    ORDER BY ${by}, member_id, seq LIMIT ${limit}`.execute(db);
  return rows;
}
