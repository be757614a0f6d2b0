/** Seeds. A server seed is read here for drawing rounds and once revealed, and nowhere else. */
import { sql } from "kysely";
import { texts, uuids } from "../platform/database/arrays.ts";
import { runPrepared, type Statement } from "../platform/database/session.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { SeedInUse } from "./types.ts";

interface SeedRow {
  id: string;
  commitment: string;
  client_seed: string;
  /** Null: counted by the platform, with the player's rounds. */
  next_nonce: number | null;
}

/** A seed as its row says; `nextNonce` is null when it is counted elsewhere. */
export type StoredSeed = Omit<SeedInUse, "nextNonce"> & { readonly nextNonce: number | null };

function toSeed(row: SeedRow): StoredSeed {
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
export async function lockSeed(tx: Tx, player: string): Promise<StoredSeed | null> {
  const { rows } = await sql<SeedRow>`
    SELECT id, commitment, client_seed, next_nonce FROM house_games.seed
    WHERE player = ${player} AND revealed_at IS NULL FOR UPDATE`.execute(tx);
  return rows[0] === undefined ? null : toSeed(rows[0]);
}

/** Of the seed in use, which is locked. */
export async function takeNonce(tx: Tx, player: string): Promise<number> {
  const { rows } = await sql<{ nonce: number }>`
    UPDATE house_games.seed SET next_nonce = next_nonce + 1
    WHERE player = ${player} AND revealed_at IS NULL RETURNING next_nonce - 1 AS nonce`.execute(tx);
  const nonce = rows[0]?.nonce;
  if (nonce === undefined) throw new Error("A nonce was asked of a seed that is not in use.");
  return nonce;
}

/** From now on the platform counts its rounds, and nobody here draws from it any more. */
export async function handOverNonce(tx: Tx, player: string): Promise<void> {
  await sql`
    UPDATE house_games.seed SET next_nonce = NULL
    WHERE player = ${player} AND revealed_at IS NULL`.execute(tx);
}

export async function updateClientSeed(tx: Tx, player: string, clientSeed: string): Promise<void> {
  await sql`
    UPDATE house_games.seed SET client_seed = ${clientSeed}
    WHERE player = ${player} AND revealed_at IS NULL`.execute(tx);
}

/** Ends the seed's use and answers it: from now on anybody may know it. */
export async function revealSeed(tx: Tx, player: string, at: Date): Promise<Buffer> {
  const { rows } = await sql<{ server_seed: Buffer }>`
    UPDATE house_games.seed SET revealed_at = ${at}
    WHERE player = ${player} AND revealed_at IS NULL RETURNING server_seed`.execute(tx);
  const seed = rows[0]?.server_seed;
  if (seed === undefined) throw new Error("A seed is revealed once.");
  return seed;
}

/** For drawing a round that has been staked; never for an answer. */
export async function readSecretSeed(
  db: Db,
  { seedPlayer, seedId }: { readonly seedPlayer: string; readonly seedId: string },
): Promise<Buffer> {
  const { rows } = await sql<{ server_seed: Buffer }>`
    SELECT server_seed FROM house_games.seed
    WHERE player = ${seedPlayer} AND id = ${seedId}`.execute(db);
  const seed = rows[0]?.server_seed;
  if (seed === undefined) throw new Error("A round has no seed.");
  return seed;
}

/** What a seed in use is, whoever counts its rounds: it never changes until it is revealed. */
export interface SecretSeed {
  /** A copy: the driver's bytes lie in a block of 8 kB, all of which would be kept with them. */
  readonly serverSeed: Uint8Array;
  readonly commitment: string;
}

const READ_SECRETS: Statement = {
  name: "house_games.read_secrets",
  text: `SELECT s.server_seed, s.commitment
    FROM unnest($1::text[], $2::uuid[]) WITH ORDINALITY AS k (player, id, position)
    LEFT JOIN house_games.seed s
      ON s.player = k.player AND s.id = k.id AND s.revealed_at IS NULL
    ORDER BY k.position`,
};

/** In the order of `seeds`; null for what is not in use. For drawing only, never for an answer. */
export async function readSecretSeeds(
  tx: Tx,
  seeds: readonly { readonly player: string; readonly seedId: string }[],
): Promise<(SecretSeed | null)[]> {
  const rows = await runPrepared(tx, READ_SECRETS, [
    texts(seeds, (one) => one.player),
    uuids(seeds, (one) => one.seedId),
  ]);
  return (rows as unknown as [Buffer | null, string][]).map(([serverSeed, commitment]) =>
    serverSeed === null ? null : { serverSeed: new Uint8Array(serverSeed), commitment },
  );
}

/** Which of these commitments anybody may open by now. */
export async function listRevealed(db: Db, commitments: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ commitment: string }>`
    SELECT commitment FROM house_games.seed
    WHERE commitment = ANY(${commitments}::text[]) AND revealed_at IS NOT NULL`.execute(db);
  return new Set(rows.map((row) => row.commitment));
}

/** Null as long as the seed is in use. */
export async function readSeedOfCommitment(db: Db, commitment: string): Promise<Buffer | null> {
  const { rows } = await sql<{ server_seed: Buffer }>`
    SELECT server_seed FROM house_games.seed
    WHERE commitment = ${commitment} AND revealed_at IS NOT NULL`.execute(db);
  return rows[0]?.server_seed ?? null;
}
