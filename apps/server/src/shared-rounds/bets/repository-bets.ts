/** Bets in shared rounds. */
import { sql } from "kysely";
import type { Centavos } from "@tucano/contract/money.ts";
import type { StudioStatus } from "@tucano/contract/studios/studio-wallet.ts";
import { CRASH_CAP_HUNDREDTHS } from "@tucano/game-math/games/voo-do-tucano/table.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { TableBet } from "../types.ts";

export const betColumns = sql`b.id, b.round_id AS "roundId", b.game, b.player, b.mode, b.token,
  b.bet_key AS "betKey", b.unit_centavos AS unit, b.units, b.choice, b.client_seed AS "clientSeed",
  b.auto_hundredths AS "autoHundredths", b.bet_uuid AS "betUuid", b.win_uuid AS "winUuid",
  b.rollback_uuid AS "rollbackUuid", b.status, b.cashed_hundredths AS "cashedHundredths",
  b.win_hundredths AS "winHundredths", b.win_centavos AS win, b.refusal, b.placed_at AS "placedAt"`;

export async function findBet(db: Db, betId: string): Promise<TableBet | null> {
  const { rows } = await sql<TableBet>`
    SELECT ${betColumns} FROM shared_rounds.bet b WHERE b.id = ${betId}`.execute(db);
  return rows[0] ?? null;
}

export async function findBetByKey(
  db: Db,
  player: string,
  betKey: string,
): Promise<TableBet | null> {
  const { rows } = await sql<TableBet>`
    SELECT ${betColumns} FROM shared_rounds.bet b
    WHERE b.player = ${player} AND b.bet_key = ${betKey}`.execute(db);
  return rows[0] ?? null;
}

/** What the same player has laid in the same round before, and has not got back. */
export async function listOwnBetsBefore(db: Db, bet: TableBet): Promise<TableBet[]> {
  const { rows } = await sql<TableBet>`
    SELECT ${betColumns} FROM shared_rounds.bet b
    WHERE b.round_id = ${bet.roundId} AND b.player = ${bet.player} AND b.status <> 'void'
      AND (b.placed_at, b.id) < (${bet.placedAt}, ${bet.id})
    ORDER BY b.placed_at, b.id`.execute(db);
  return rows;
}

/** Counts and writes one after the other, for each player in each round. */
export async function lockOwnBets(tx: Tx, player: string, roundId: string): Promise<number> {
  const key = `shared_rounds.bet:${roundId}:${player}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM shared_rounds.bet
    WHERE round_id = ${roundId} AND player = ${player} AND status <> 'void'`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function insertBet(tx: Tx, bet: TableBet): Promise<void> {
  await sql`
    INSERT INTO shared_rounds.bet (id, round_id, game, player, mode, token, bet_key, unit_centavos,
      units, choice, client_seed, auto_hundredths, bet_uuid, win_uuid, rollback_uuid, placed_at)
    VALUES (${bet.id}, ${bet.roundId}, ${bet.game}, ${bet.player}, ${bet.mode}, ${bet.token},
      ${bet.betKey}, ${bet.unit}, ${bet.units}, ${JSON.stringify(bet.choice)}::json,
      ${bet.clientSeed}, ${bet.autoHundredths}, ${bet.betUuid}, ${bet.winUuid}, ${bet.rollbackUuid},
      ${bet.placedAt})`.execute(tx);
}

/** Of those whose bets are in, one a player, in the order of their bets. */
export async function listPlayerSeeds(tx: Tx, roundId: string): Promise<string[]> {
  const { rows } = await sql<{ seed: string }>`
    SELECT client_seed AS seed FROM (
      SELECT DISTINCT ON (player) client_seed, placed_at, id FROM shared_rounds.bet
      WHERE round_id = ${roundId} AND status <> 'void' AND client_seed IS NOT NULL
      ORDER BY player, placed_at, id) first
    ORDER BY placed_at, id`.execute(tx);
  return rows.map(({ seed }) => seed);
}

/** False: the round has gone on without it. The caller holds the round's lock. */
export async function markStaked(tx: Tx, betId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE shared_rounds.bet SET status = 'staked'
    WHERE id = ${betId} AND status = 'pending'`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Ends once; a second call changes nothing. */
export async function markSettled(
  tx: Tx,
  bet: { id: string; winHundredths: number; win: Centavos; at: Date },
): Promise<void> {
  await sql`
    UPDATE shared_rounds.bet SET status = 'settled', win_hundredths = ${bet.winHundredths},
      win_centavos = ${bet.win}, ended_at = ${bet.at}
    WHERE id = ${bet.id} AND status = 'staked'`.execute(tx);
}

export async function markVoid(
  tx: Tx,
  bet: { id: string; refusal: StudioStatus | null; at: Date },
): Promise<void> {
  await sql`
    UPDATE shared_rounds.bet SET status = 'void', refusal = ${bet.refusal}, ended_at = ${bet.at}
    WHERE id = ${bet.id} AND status IN ('pending', 'staked')`.execute(tx);
}

/** By hand, while the flight goes on. Null: too late, or decided before. */
export async function markCashed(
  tx: Tx,
  bet: { player: string; betKey: string; roundId: string; hundredths: number },
): Promise<TableBet | null> {
  const { rows } = await sql<TableBet>`
    UPDATE shared_rounds.bet b
    SET cashed_hundredths = least(${bet.hundredths}::int, b.auto_hundredths)
    WHERE b.player = ${bet.player} AND b.bet_key = ${bet.betKey} AND b.round_id = ${bet.roundId}
      AND b.status = 'staked' AND b.cashed_hundredths IS NULL
    RETURNING ${betColumns}`.execute(tx);
  return rows[0] ?? null;
}

/** All whose target has been reached; each at exactly its target. */
export async function markAutoCashed(
  tx: Tx,
  roundId: string,
  reachedHundredths: number,
): Promise<TableBet[]> {
  const { rows } = await sql<TableBet>`
    UPDATE shared_rounds.bet b SET cashed_hundredths = b.auto_hundredths
    WHERE b.round_id = ${roundId} AND b.status = 'staked' AND b.cashed_hundredths IS NULL
      AND b.auto_hundredths <= ${reachedHundredths}
    RETURNING ${betColumns}`.execute(tx);
  return rows;
}

/** The flight has reached its cap: everybody still aboard has won it. */
export async function markAllCashed(tx: Tx, roundId: string): Promise<void> {
  await sql`
    UPDATE shared_rounds.bet SET cashed_hundredths = ${CRASH_CAP_HUNDREDTHS}
    WHERE round_id = ${roundId} AND status = 'staked'
      AND cashed_hundredths IS NULL`.execute(tx);
}

/** The lowest target that is still aboard; null: nobody has one. */
export async function nextTarget(db: Db, roundId: string): Promise<number | null> {
  const { rows } = await sql<{ target: number | null }>`
    SELECT min(auto_hundredths) AS target FROM shared_rounds.bet
    WHERE round_id = ${roundId} AND status = 'staked' AND cashed_hundredths IS NULL`.execute(db);
  return rows[0]?.target ?? null;
}

/** Bets of a round that have not ended, but for those that wait for people. */
export async function listOpenBets(db: Db, roundId: string): Promise<TableBet[]> {
  const { rows } = await sql<TableBet>`
    SELECT ${betColumns} FROM shared_rounds.bet b
    WHERE b.round_id = ${roundId} AND b.status IN ('pending', 'staked')
      AND b.payout_refusal IS NULL`.execute(db);
  return rows;
}

/** The same, wherever they were left by a round that is not going on. */
export async function listLeftBets(db: Db, placedBefore: Date, limit: number): Promise<TableBet[]> {
  const { rows } = await sql<TableBet>`
    SELECT ${betColumns} FROM shared_rounds.bet b JOIN shared_rounds.round r ON r.id = b.round_id
    WHERE b.status IN ('pending', 'staked') AND b.placed_at <= ${placedBefore}
      AND b.payout_refusal IS NULL AND r.status IN ('decided', 'settled', 'void')
    ORDER BY b.placed_at LIMIT ${limit}`.execute(db);
  return rows;
}

/** Of these players, in one round. */
export async function listBetsOf(
  db: Db,
  roundId: string,
  players: readonly string[],
): Promise<TableBet[]> {
  const { rows } = await sql<TableBet>`
    SELECT ${betColumns} FROM shared_rounds.bet b
    WHERE b.round_id = ${roundId} AND b.player = ANY(${players}::text[])
    ORDER BY b.placed_at, b.id`.execute(db);
  return rows;
}

/** What everybody may see of a round's bets: the highest stakes, and how many there are. */
export async function readRoster(
  db: Db,
  roundId: string,
  limit: number,
): Promise<{ bets: TableBet[]; count: number }> {
  const { rows } = await sql<TableBet & { allBets: number }>`
    SELECT ${betColumns}, count(*) OVER () AS "allBets" FROM shared_rounds.bet b
    WHERE b.round_id = ${roundId} AND b.status IN ('staked', 'settled')
    ORDER BY b.mode DESC, b.unit_centavos * b.units DESC, b.id LIMIT ${limit}`.execute(db);
  return { bets: rows.map(({ allBets: _all, ...bet }) => bet), count: rows[0]?.allBets ?? 0 };
}

export async function listOwnBets(
  db: Db,
  of: { player: string; game: string; limit: number; offset: number },
): Promise<{ rows: { bet: TableBet; number: number; result: unknown }[]; total: number }> {
  const { rows } = await sql<TableBet & { number: number; result: unknown }>`
    SELECT ${betColumns}, r.number, r.result
    FROM shared_rounds.bet b JOIN shared_rounds.round r ON r.id = b.round_id
    WHERE b.player = ${of.player} AND b.game = ${of.game}
    ORDER BY b.placed_at DESC, b.id LIMIT ${of.limit} OFFSET ${of.offset}`.execute(db);
  const counted = await sql<{ total: number }>`
    SELECT count(*) AS total FROM shared_rounds.bet
    WHERE player = ${of.player} AND game = ${of.game}`.execute(db);
  return {
    rows: rows.map(({ number, result, ...bet }) => ({ bet, number, result })),
    total: counted.rows[0]?.total ?? 0,
  };
}

export async function forgetDemoBets(tx: Tx, before: Date): Promise<void> {
  await sql`SELECT shared_rounds.forget_demo_bets(${before})`.execute(tx);
}
