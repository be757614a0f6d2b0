/** Seeds. A server seed is read here for drawing rounds and once revealed, and nowhere else. */
import { sql } from "kysely";
import { ints, texts, timestamps, uuids } from "../platform/database/arrays.ts";
import { runPrepared, type Statement } from "../platform/database/session.ts";
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

/** Of the seed in use, which is locked. */
export async function takeNonce(tx: Tx, player: string): Promise<number> {
  const { rows } = await sql<{ nonce: number }>`
    UPDATE house_games.seed SET next_nonce = next_nonce + 1
    WHERE player = ${player} AND revealed_at IS NULL RETURNING next_nonce - 1 AS nonce`.execute(tx);
  const nonce = rows[0]?.nonce;
  if (nonce === undefined) throw new Error("A nonce was asked of a seed that is not in use.");
  return nonce;
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
  { player, seedId }: { player: string; seedId: string },
): Promise<Buffer> {
  const { rows } = await sql<{ server_seed: Buffer }>`
    SELECT server_seed FROM house_games.seed
    WHERE player = ${player} AND id = ${seedId}`.execute(db);
  const seed = rows[0]?.server_seed;
  if (seed === undefined) throw new Error("A round has no seed.");
  return seed;
}

/** What the next round of a player is drawn from. */
export interface Chance {
  readonly seedId: string;
  readonly serverSeed: Buffer;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly lastGame: string | null;
  readonly lastRoundAt: Date | null;
}

const READ_CHANCES: Statement = {
  name: "house_games.read_chances",
  text: `SELECT s.id, s.server_seed, s.commitment, s.client_seed, s.next_nonce, s.last_game,
      s.last_round_at
    FROM unnest($1::text[]) WITH ORDINALITY AS k (player, position)
    LEFT JOIN house_games.seed s ON s.player = k.player AND s.revealed_at IS NULL
    ORDER BY k.position`,
};

type ChanceRow = [
  seedId: string | null,
  serverSeed: Buffer,
  commitment: string,
  clientSeed: string,
  nonce: number,
  lastGame: string | null,
  lastRoundAt: Date | null,
];

/** Null for a player who has no seed in use. */
export async function readChances(tx: Tx, players: readonly string[]): Promise<(Chance | null)[]> {
  const rows = await runPrepared(tx, READ_CHANCES, [texts(players, (player) => player)]);
  return (rows as unknown as ChanceRow[]).map(
    ([seedId, serverSeed, commitment, clientSeed, nonce, lastGame, lastRoundAt]) =>
      seedId === null
        ? null
        : { seedId, serverSeed, commitment, clientSeed, nonce, lastGame, lastRoundAt },
  );
}

/** One round's use of a seed. */
export interface SeedUse {
  readonly player: string;
  readonly seedId: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly game: string;
  readonly at: Date;
}

const USE_NONCES: Statement = {
  name: "house_games.use_nonces",
  text: `WITH used AS (
      UPDATE house_games.seed s SET next_nonce = s.next_nonce + 1, last_game = n.game,
        last_round_at = n.at
      FROM unnest($1::text[], $2::uuid[], $3::text[], $4::int[], $5::text[], $6::timestamptz[])
        AS n (player, id, client_seed, nonce, game, at)
      WHERE s.player = n.player AND s.revealed_at IS NULL AND s.id = n.id
        AND s.client_seed = n.client_seed AND s.next_nonce = n.nonce
      RETURNING 1
    )
    SELECT house_games.require_unused(count(*), $7::int) FROM used`,
};

/** Fails as a serialization failure when a seed was used, changed or revealed meanwhile. */
export async function useNonces(tx: Tx, uses: readonly SeedUse[]): Promise<void> {
  await runPrepared(tx, USE_NONCES, [
    texts(uses, (one) => one.player),
    uuids(uses, (one) => one.seedId),
    texts(uses, (one) => one.clientSeed),
    ints(uses, (one) => one.nonce),
    texts(uses, (one) => one.game),
    timestamps(uses, (one) => one.at),
    uses.length,
  ]);
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
