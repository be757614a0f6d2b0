/** What operators see of the tables, and what a round that is called off leaves. */
import { sql } from "kysely";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { RoundStatus, TableBet } from "../types.ts";
import { betColumns } from "../bets/repository-bets.ts";

/** What is at stake in a round. Money of demos is none. */
export interface AtStake {
  readonly players: number;
  readonly bets: number;
  readonly stake: Centavos;
  readonly win: Centavos;
  readonly demoBets: number;
}

const sums = sql`
  count(DISTINCT b.player) FILTER (WHERE b.mode = 'real') AS players,
  count(*) FILTER (WHERE b.mode = 'real') AS bets,
  coalesce(sum(b.unit_centavos * b.units) FILTER (WHERE b.mode = 'real'), 0)::bigint AS stake,
  coalesce(sum(b.win_centavos) FILTER (WHERE b.mode = 'real'), 0)::bigint AS win,
  count(*) FILTER (WHERE b.mode = 'demo') AS "demoBets"`;

/** What is at stake, apart from whatever else a row says. */
function apart<Row extends AtStake>({ players, bets, stake, win, demoBets, ...row }: Row) {
  return { ...row, atStake: { players, bets, stake, win, demoBets } };
}

export interface TableState {
  readonly game: string;
  readonly roundId: string | null;
  readonly atStake: AtStake;
  readonly voids: number;
  /** The backend that holds the table's lock; null: nobody runs it. */
  readonly ledBy: string | null;
}

/** One row for each of these games: its latest round, what is in it, and who runs it. */
export async function readTables(
  db: Db,
  of: { readonly games: readonly string[]; readonly voidSince: Date },
): Promise<TableState[]> {
  const { rows } = await sql<AtStake & Omit<TableState, "atStake">>`
    SELECT k.game, r.id AS "roundId", at_stake.*, (SELECT count(*) FROM shared_rounds.round v
        WHERE v.game = k.game AND v.status = 'void' AND v.ended_at >= ${of.voidSince}) AS voids,
      (SELECT l.pid::text FROM pg_locks l
        WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 1
          AND ((l.classid::bigint << 32) | l.objid::bigint)
            = hashtextextended('shared_rounds.table:' || k.game, 0) LIMIT 1) AS "ledBy"
    FROM unnest(${[...of.games]}::text[]) WITH ORDINALITY AS k (game, position)
    LEFT JOIN LATERAL (SELECT id FROM shared_rounds.round
      WHERE game = k.game ORDER BY number DESC LIMIT 1) AS r ON true
    CROSS JOIN LATERAL (SELECT ${sums} FROM shared_rounds.bet b
      WHERE b.round_id = r.id AND b.status <> 'void') AS at_stake
    ORDER BY k.position`.execute(db);
  return rows.map(apart);
}

/** Bets of rounds that do not go on, which are neither paid nor given back, by game. */
export async function countLeftBets(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ game: string; count: number }>`
    SELECT b.game, count(*) AS count
    FROM shared_rounds.bet b JOIN shared_rounds.round r ON r.id = b.round_id
    WHERE b.status IN ('pending', 'staked') AND r.status IN ('settled', 'void')
    GROUP BY b.game`.execute(db);
  return new Map(rows.map(({ game, count }) => [game, count]));
}

export interface WatchedRound {
  readonly id: string;
  readonly number: number;
  readonly status: RoundStatus;
  readonly result: unknown;
  readonly at: Date;
  readonly atStake: AtStake;
}

/** Rounds of one table, those called off too, the latest first. */
export async function listWatched(
  db: Db,
  { game, limit }: { readonly game: string; readonly limit: number },
): Promise<WatchedRound[]> {
  const { rows } = await sql<AtStake & Omit<WatchedRound, "atStake">>`
    SELECT r.id, r.number, r.status, r.result, r.at, at_stake.*
    FROM (SELECT id, number, status, result, coalesce(ended_at, starts_at) AS at
      FROM shared_rounds.round WHERE game = ${game} ORDER BY number DESC LIMIT ${limit}) AS r
    CROSS JOIN LATERAL (SELECT ${sums} FROM shared_rounds.bet b
      WHERE b.round_id = r.id AND b.status <> 'void') AS at_stake
    ORDER BY r.number DESC`.execute(db);
  return rows.map(apart);
}

/** The highest stakes of a round. */
export async function listHighest(db: Db, roundId: string, limit: number): Promise<TableBet[]> {
  const { rows } = await sql<TableBet>`
    SELECT ${betColumns} FROM shared_rounds.bet b WHERE b.round_id = ${roundId}
    ORDER BY b.mode DESC, b.unit_centavos * b.units DESC, b.id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Whatever its state. What somebody had cashed out of a round that is no more is not paid. */
export async function callOffRound(tx: Tx, roundId: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE shared_rounds.round SET status = 'void', ended_at = coalesce(ended_at, ${at}),
      next_at = coalesce(next_at, ${at})
    WHERE id = ${roundId} AND status <> 'void'`.execute(tx);
  await sql`
    UPDATE shared_rounds.bet SET cashed_hundredths = NULL
    WHERE round_id = ${roundId} AND status IN ('pending', 'staked')`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** All that a round's bets are not void yet. */
export async function listNotVoid(db: Db, roundId: string): Promise<TableBet[]> {
  const { rows } = await sql<TableBet>`
    SELECT ${betColumns} FROM shared_rounds.bet b
    WHERE b.round_id = ${roundId} AND b.status <> 'void' ORDER BY b.placed_at, b.id`.execute(db);
  return rows;
}

/** Paid or not: all of it is undone. */
export async function markCalledOff(
  tx: Tx,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<void> {
  await sql`
    UPDATE shared_rounds.bet SET status = 'void', win_hundredths = 0, win_centavos = 0,
      ended_at = ${at}
    WHERE id = ${id} AND status <> 'void'`.execute(tx);
}
