/** Seeds. Only two statements here read a server seed: for drawing a round, and once revealed. */
import { sql } from "kysely";
import type { Db, Tx } from "../platform/database/types.ts";
import type { SeedInUse } from "./types.ts";

interface SeedRow {
  id: string;
  commitment: string;
  client_seed: string;
  next_nonce: number;
}

function toSeed(row: SeedRow): SeedInUse {
  return {
    id: row.id,
    commitment: row.commitment,
    clientSeed: row.client_seed,
    nextNonce: row.next_nonce,
  };
}

export interface NewSeed {
  readonly id: string;
  readonly player: string;
  readonly serverSeed: Buffer;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly at: Date;
}

/** Does nothing when the player has a seed in use already. */
export async function insertSeed(tx: Tx, seed: NewSeed): Promise<void> {
  await sql`
    INSERT INTO house_games.seed (id, player, server_seed, commitment, client_seed, created_at)
    VALUES (${seed.id}, ${seed.player}, ${seed.serverSeed}, ${seed.commitment},
      ${seed.clientSeed}, ${seed.at})
    ON CONFLICT (player) WHERE revealed_at IS NULL DO NOTHING`.execute(tx);
}

/** Locks the player's seed: spins, rotations and changes of one player come one after another. */
export async function lockSeed(tx: Tx, player: string): Promise<SeedInUse | null> {
  const { rows } = await sql<SeedRow>`
    SELECT id, commitment, client_seed, next_nonce FROM house_games.seed
    WHERE player = ${player} AND revealed_at IS NULL FOR UPDATE`.execute(tx);
  return rows[0] === undefined ? null : toSeed(rows[0]);
}

export async function takeNonce(tx: Tx, seedId: string): Promise<number> {
  const { rows } = await sql<{ nonce: number }>`
    UPDATE house_games.seed SET next_nonce = next_nonce + 1
    WHERE id = ${seedId} AND revealed_at IS NULL RETURNING next_nonce - 1 AS nonce`.execute(tx);
  const nonce = rows[0]?.nonce;
  if (nonce === undefined) throw new Error("A nonce was asked of a seed that is not in use.");
  return nonce;
}

export async function updateClientSeed(tx: Tx, seedId: string, clientSeed: string): Promise<void> {
  await sql`
    UPDATE house_games.seed SET client_seed = ${clientSeed} WHERE id = ${seedId}`.execute(tx);
}

/** Ends the seed's use and answers it: from now on anybody may know it. */
export async function revealSeed(tx: Tx, seedId: string, at: Date): Promise<Buffer> {
  const { rows } = await sql<{ server_seed: Buffer }>`
    UPDATE house_games.seed SET revealed_at = ${at}
    WHERE id = ${seedId} AND revealed_at IS NULL RETURNING server_seed`.execute(tx);
  const seed = rows[0]?.server_seed;
  if (seed === undefined) throw new Error("A seed is revealed once.");
  return seed;
}

/** For drawing a round that has been staked; never for an answer. */
export async function readSecretSeed(db: Db, seedId: string): Promise<Buffer> {
  const { rows } = await sql<{ server_seed: Buffer }>`
    SELECT server_seed FROM house_games.seed WHERE id = ${seedId}`.execute(db);
  const seed = rows[0]?.server_seed;
  if (seed === undefined) throw new Error("A round has no seed.");
  return seed;
}

/** Null as long as the seed is in use. */
export async function readRevealedSeed(db: Db, seedId: string): Promise<Buffer | null> {
  const { rows } = await sql<{ server_seed: Buffer }>`
    SELECT server_seed FROM house_games.seed
    WHERE id = ${seedId} AND revealed_at IS NOT NULL`.execute(db);
  return rows[0]?.server_seed ?? null;
}
