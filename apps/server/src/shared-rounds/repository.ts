/** Chains of seeds and rounds. Bets are in repository-bets.ts. */
import { sql } from "kysely";
import type { Db, Tx } from "../platform/database/types.ts";
import type { SealedSeed, UnsealedSeed } from "../platform/secrets/seed-box.ts";
import type { RoundStatus, TableRoundRow } from "./types.ts";

export interface Chain {
  readonly id: string;
  readonly game: string;
  readonly length: number;
  readonly head: string;
  readonly clientSeed: string;
  /** From an event that was announced; else the house drew it. */
  readonly isSaltPublic: boolean;
  readonly used: number;
  readonly publishedAt: Date;
}

const chainColumns = sql`id, game, length, head, client_seed AS "clientSeed", used,
  published_at AS "publishedAt",
  EXISTS (SELECT FROM shared_rounds.announced_chain a WHERE a.id = chain.id) AS "isSaltPublic"`;

/** The game's chain that has seeds left, locked: its next place is taken by one round. */
export async function lockChainInUse(tx: Tx, game: string): Promise<Chain | null> {
  const { rows } = await sql<Chain>`
    SELECT ${chainColumns} FROM shared_rounds.chain
    WHERE game = ${game} AND used < length AND retired_at IS NULL FOR UPDATE`.execute(tx);
  return rows[0] ?? null;
}

export async function insertChain(tx: Tx, chain: Chain & { sealed: Buffer }): Promise<void> {
  await sql`
    INSERT INTO shared_rounds.chain
      (id, game, sealed_secret, length, head, client_seed, published_at)
    VALUES (${chain.id}, ${chain.game}, ${chain.sealed}, ${chain.length}, ${chain.head},
      ${chain.clientSeed}, ${chain.publishedAt})`.execute(tx);
}

/** Not sealed by the key of this name. */
export async function listUnsealedChains(
  db: Db,
  keyName: Buffer,
  limit: number,
): Promise<UnsealedSeed[]> {
  const { rows } = await sql<UnsealedSeed>`
    SELECT id, head AS commitment, NULL AS open, sealed_secret AS sealed FROM shared_rounds.chain
    WHERE substring(sealed_secret FOR 4) <> ${keyName} LIMIT ${limit}`.execute(db);
  return rows;
}

export async function writeSealedChains(tx: Tx, chains: readonly SealedSeed[]): Promise<void> {
  await sql`
    UPDATE shared_rounds.chain c SET sealed_secret = n.sealed
    FROM unnest(${chains.map(({ id }) => id)}::uuid[],
      ${chains.map(({ sealed }) => sealed)}::bytea[]) AS n (id, sealed)
    WHERE c.id = n.id`.execute(tx);
}

export async function useChain(tx: Tx, chainId: string): Promise<void> {
  await sql`
    UPDATE shared_rounds.chain SET used = used + 1 WHERE id = ${chainId}`.execute(tx);
}

export async function readChain(db: Db, chainId: string): Promise<Chain | null> {
  const { rows } = await sql<Chain>`
    SELECT ${chainColumns} FROM shared_rounds.chain WHERE id = ${chainId}`.execute(db);
  return rows[0] ?? null;
}

/** Null: it is gone, or from before chains were sealed and not in use any more. */
export async function readSealedChain(
  db: Db,
  chainId: string,
): Promise<{ sealed: Buffer; head: string; length: number } | null> {
  const { rows } = await sql<{ sealed: Buffer; head: string; length: number }>`
    SELECT sealed_secret AS sealed, head, length FROM shared_rounds.chain
    WHERE id = ${chainId} AND sealed_secret IS NOT NULL`.execute(db);
  return rows[0] ?? null;
}

const roundColumns = sql`id, game, number, definition_version AS "definitionVersion",
  chain_id AS "chainId", place, commitment, client_seed AS "clientSeed",
  player_seeds AS "playerSeeds", growth_ppb AS "growthPpb", status, opened_at AS "openedAt",
  betting_ends_at AS "bettingEndsAt", starts_at AS "startsAt", server_seed AS "serverSeed",
  result, ended_at AS "endedAt", next_at AS "nextAt"`;

export async function findLatestRound(db: Db, game: string): Promise<TableRoundRow | null> {
  const { rows } = await sql<TableRoundRow>`
    SELECT ${roundColumns} FROM shared_rounds.round
    WHERE game = ${game} ORDER BY number DESC LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

export async function findRound(db: Db, roundId: string): Promise<TableRoundRow | null> {
  const { rows } = await sql<TableRoundRow>`
    SELECT ${roundColumns} FROM shared_rounds.round WHERE id = ${roundId}`.execute(db);
  return rows[0] ?? null;
}

/** Kept from changing its status until the transaction ends; others may look at the same time. */
export async function holdRound(tx: Tx, roundId: string): Promise<TableRoundRow | null> {
  const { rows } = await sql<TableRoundRow>`
    SELECT ${roundColumns} FROM shared_rounds.round WHERE id = ${roundId} FOR SHARE`.execute(tx);
  return rows[0] ?? null;
}

/** Rounds that ended with a result, the latest first. */
export const listPastRounds = (db: Db, game: string, limit: number): Promise<TableRoundRow[]> =>
  listRounds(db, { game, limit, statuses: ["decided", "settled"] });

/** Those that ended without one, too: of an auditor's list no number is missing. */
export const listEndedRounds = (db: Db, game: string, limit: number): Promise<TableRoundRow[]> =>
  listRounds(db, { game, limit, statuses: ["decided", "settled", "void"] });

async function listRounds(
  db: Db,
  of: { readonly game: string; readonly limit: number; readonly statuses: readonly RoundStatus[] },
): Promise<TableRoundRow[]> {
  const { rows } = await sql<TableRoundRow>`
    SELECT ${roundColumns} FROM shared_rounds.round
    WHERE game = ${of.game} AND status = ANY(${[...of.statuses]}::text[])
    ORDER BY number DESC LIMIT ${of.limit}`.execute(db);
  return rows;
}

/** What a process that is gone left undecided. */
export async function listUndecided(db: Db, game: string): Promise<TableRoundRow[]> {
  const { rows } = await sql<TableRoundRow>`
    SELECT ${roundColumns} FROM shared_rounds.round
    WHERE game = ${game} AND status IN ('betting', 'closed', 'flying')`.execute(db);
  return rows;
}

export async function insertRound(
  tx: Tx,
  round: Omit<
    TableRoundRow,
    "status" | "playerSeeds" | "serverSeed" | "result" | "endedAt" | "nextAt"
  >,
): Promise<void> {
  await sql`
    INSERT INTO shared_rounds.round (id, game, number, definition_version, chain_id, place,
      commitment, client_seed, growth_ppb, status, opened_at, betting_ends_at, starts_at)
    VALUES (${round.id}, ${round.game}, ${round.number}, ${round.definitionVersion},
      ${round.chainId}, ${round.place}, ${round.commitment}, ${round.clientSeed},
      ${round.growthPpb}, 'betting', ${round.openedAt}, ${round.bettingEndsAt},
      ${round.startsAt})`.execute(tx);
}

/** Of a flight whose betting has closed. False: somebody else has moved it on. */
export async function startFlight(tx: Tx, roundId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE shared_rounds.round SET status = 'flying'
    WHERE id = ${roundId} AND status = 'closed'`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Blocks bets in it until the transaction ends. False: betting had already closed. */
export async function lockBetting(tx: Tx, roundId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT id FROM shared_rounds.round
    WHERE id = ${roundId} AND status = 'betting' FOR UPDATE`.execute(tx);
  return rows.length > 0;
}

/** What the round is drawn with, from the moment on in which betting closes. It is locked. */
export async function closeBetting(
  tx: Tx,
  round: { id: string; clientSeed: string; playerSeeds: readonly string[] },
): Promise<void> {
  await sql`
    UPDATE shared_rounds.round SET status = 'closed', client_seed = ${round.clientSeed},
      player_seeds = ${round.playerSeeds}::text[]
    WHERE id = ${round.id} AND status = 'betting'`.execute(tx);
}

export async function decideRound(
  tx: Tx,
  round: { id: string; serverSeed: string; result: unknown; endedAt: Date; nextAt: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE shared_rounds.round SET status = 'decided', server_seed = ${round.serverSeed},
      result = ${JSON.stringify(round.result)}::json, ended_at = ${round.endedAt},
      next_at = ${round.nextAt}
    WHERE id = ${round.id} AND status IN ('closed', 'flying')`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Only what is not decided can be void. */
export async function voidRound(tx: Tx, roundId: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE shared_rounds.round SET status = 'void', ended_at = ${at}, next_at = ${at}
    WHERE id = ${roundId} AND status IN ('betting', 'closed', 'flying')`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Once all of its bets have ended. */
export async function closeRound(tx: Tx, roundId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE shared_rounds.round r SET status = 'settled'
    WHERE r.id = ${roundId} AND r.status = 'decided' AND NOT EXISTS (
      SELECT FROM shared_rounds.bet b WHERE b.round_id = r.id
        AND b.status IN ('pending', 'staked'))`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** The other processes hear of it when the transaction commits. */
export async function tellOthers(tx: Tx, game: string): Promise<void> {
  await sql`SELECT pg_notify('tucano', ${`table ${game}`})`.execute(tx);
}
