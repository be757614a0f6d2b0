/**
 * Seeds. A server seed is stored sealed until it is revealed; it is read here for drawing rounds
 * and for revealing it, and nowhere else.
 */
import { sql } from "kysely";
import { columnsOf, readerOf } from "../../platform/database/columns.ts";
import { runPrepared, type Statement } from "../../platform/database/session.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { SealedSeed, UnsealedSeed } from "../../platform/secrets/seed-box.ts";

/** The seed in use as its row says. */
export interface StoredSeed {
  readonly id: string;
  readonly commitment: string;
  /** Null until the player's browser has chosen one. */
  readonly clientSeed: string | null;
  /** Null: counted by the platform, with the player's rounds. */
  readonly nextNonce: number | null;
}

const inUse = sql`revealed_at IS NULL AND begun_at IS NOT NULL`;
const columns = sql`id, commitment, client_seed AS "clientSeed", next_nonce AS "nextNonce"`;

export interface NewSeed {
  readonly id: string;
  readonly player: string;
  readonly sealed: Buffer;
  readonly commitment: string;
  readonly at: Date;
}

/** As the player's next one. */
export async function insertSeed(tx: Tx, seed: NewSeed): Promise<void> {
  await sql`
    INSERT INTO house_games.seed (id, player, sealed_seed, commitment, created_at)
    VALUES (${seed.id}, ${seed.player}, ${seed.sealed}, ${seed.commitment},
      ${seed.at})`.execute(tx);
}

/** The player's next seed; null: the server has not committed to one yet. */
export async function findNextCommitment(tx: Tx, player: string): Promise<string | null> {
  const { rows } = await sql<{ commitment: string }>`
    SELECT commitment FROM house_games.seed
    WHERE player = ${player} AND begun_at IS NULL`.execute(tx);
  return rows[0]?.commitment ?? null;
}

/** The next seed is in use from now on. The one before has been revealed. */
export async function beginNext(
  tx: Tx,
  { player, clientSeed, at }: { player: string; clientSeed: string | null; at: Date },
): Promise<StoredSeed> {
  const { rows } = await sql<StoredSeed>`
    UPDATE house_games.seed SET begun_at = ${at}, client_seed = ${clientSeed}
    WHERE player = ${player} AND begun_at IS NULL RETURNING ${columns}`.execute(tx);
  if (rows[0] === undefined) throw new Error("A seed must be committed to before it is used.");
  return rows[0];
}

/** Locks the player's seed: spins, rotations and changes of one player come one after another. */
export async function lockSeed(tx: Tx, player: string): Promise<StoredSeed | null> {
  const { rows } = await sql<StoredSeed>`
    SELECT ${columns} FROM house_games.seed
    WHERE player = ${player} AND ${inUse} FOR UPDATE`.execute(tx);
  return rows[0] ?? null;
}

/** Of the seed in use, which is locked. */
export async function takeNonce(tx: Tx, player: string): Promise<number> {
  const { rows } = await sql<{ nonce: number }>`
    UPDATE house_games.seed SET next_nonce = next_nonce + 1
    WHERE player = ${player} AND ${inUse} RETURNING next_nonce - 1 AS nonce`.execute(tx);
  const nonce = rows[0]?.nonce;
  if (nonce === undefined) throw new Error("A nonce was taken from a seed that is not in use.");
  return nonce;
}

/** From now on the platform counts its rounds, and nobody here draws from it any more. */
export async function handOverNonce(tx: Tx, player: string): Promise<void> {
  await sql`
    UPDATE house_games.seed SET next_nonce = NULL
    WHERE player = ${player} AND ${inUse}`.execute(tx);
}

export async function updateClientSeed(tx: Tx, player: string, clientSeed: string): Promise<void> {
  await sql`
    UPDATE house_games.seed SET client_seed = ${clientSeed}
    WHERE player = ${player} AND ${inUse}`.execute(tx);
}

/** What the seed in use is; never for an answer. */
export async function readSealedInUse(
  tx: Tx,
  player: string,
): Promise<{ readonly sealed: Buffer; readonly commitment: string }> {
  const { rows } = await sql<{ sealed: Buffer; commitment: string }>`
    SELECT sealed_seed AS sealed, commitment FROM house_games.seed
    WHERE player = ${player} AND ${inUse}`.execute(tx);
  if (rows[0] === undefined) throw new Error("A seed can be revealed only once.");
  return rows[0];
}

/** Ends its use: from now on anybody may know it. The database takes no other than committed to. */
export async function writeRevealed(
  tx: Tx,
  { player, serverSeed, at }: { player: string; serverSeed: Buffer; at: Date },
): Promise<void> {
  await sql`
    UPDATE house_games.seed
    SET revealed_at = ${at}, server_seed = ${serverSeed}, sealed_seed = NULL
    WHERE player = ${player} AND ${inUse}`.execute(tx);
}

/** For drawing a round that has been staked; never for an answer. */
export async function readSeedOf(
  db: Db,
  { seedPlayer, seedId }: { readonly seedPlayer: string; readonly seedId: string },
): Promise<{ readonly open: Buffer | null; readonly sealed: Buffer | null }> {
  const { rows } = await sql<{ open: Buffer | null; sealed: Buffer | null }>`
    SELECT server_seed AS open, sealed_seed AS sealed FROM house_games.seed
    WHERE player = ${seedPlayer} AND id = ${seedId}`.execute(db);
  if (rows[0] === undefined) throw new Error("A round has no seed.");
  return rows[0];
}

const seedKeys = columnsOf<{ readonly player: string; readonly seedId: string }>([
  ["player", "text", (one) => one.player],
  ["id", "uuid", (one) => one.seedId],
]);

const sealedReader = readerOf<{ sealed: Buffer | null; commitment: string }>({
  sealed: "s.sealed_seed",
  commitment: "s.commitment",
});

const READ_SEALED: Statement = {
  name: "house_games.read_sealed",
  text: `SELECT ${sealedReader.list}
    FROM ${seedKeys.unnest(1)} WITH ORDINALITY AS k (${seedKeys.list}, position)
    LEFT JOIN house_games.seed s
      ON s.player = k.player AND s.id = k.id AND s.revealed_at IS NULL
    ORDER BY k.position`,
};

/** In the order of `seeds`; null for what is not in use. For drawing only, never for an answer. */
export async function readSealedSeeds(
  tx: Tx,
  seeds: readonly { readonly player: string; readonly seedId: string }[],
): Promise<({ readonly sealed: Buffer; readonly commitment: string } | null)[]> {
  const rows = await runPrepared(tx, READ_SEALED, seedKeys.values(seeds));
  return rows.map((row) => {
    const { sealed, commitment } = sealedReader.read(row);
    return sealed === null ? null : { sealed, commitment };
  });
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

/** Not revealed, and not sealed by the key of this name. */
export async function listUnsealed(
  db: Db,
  keyName: Buffer,
  limit: number,
): Promise<UnsealedSeed[]> {
  const { rows } = await sql<UnsealedSeed>`
    SELECT id, commitment, server_seed AS open, sealed_seed AS sealed FROM house_games.seed
    WHERE revealed_at IS NULL
      AND (sealed_seed IS NULL OR substring(sealed_seed FOR 4) <> ${keyName})
    LIMIT ${limit}`.execute(db);
  return rows;
}

/** Only what is not revealed meanwhile. */
export async function writeSealed(tx: Tx, seeds: readonly SealedSeed[]): Promise<void> {
  await sql`
    UPDATE house_games.seed s SET sealed_seed = n.sealed, server_seed = NULL
    FROM unnest(${seeds.map(({ id }) => id)}::uuid[],
      ${seeds.map(({ sealed }) => sealed)}::bytea[]) AS n (id, sealed)
    WHERE s.id = n.id AND s.revealed_at IS NULL`.execute(tx);
}

export interface UnrevealedSeed {
  readonly player: string;
  readonly id: string;
  readonly commitment: string;
  readonly sealed: Buffer;
}

/** In use or still to come, locked. */
export async function lockUnrevealed(tx: Tx, limit: number): Promise<UnrevealedSeed[]> {
  const { rows } = await sql<UnrevealedSeed>`
    SELECT player, id, commitment, sealed_seed AS sealed FROM house_games.seed
    WHERE revealed_at IS NULL LIMIT ${limit} FOR UPDATE`.execute(tx);
  return rows;
}

/** Also those that were never used, of which nobody has chosen a client seed. */
export async function writeRetired(
  tx: Tx,
  seeds: readonly (UnrevealedSeed & { readonly serverSeed: Buffer })[],
  at: Date,
): Promise<void> {
  await sql`
    UPDATE house_games.seed s
    SET begun_at = coalesce(begun_at, ${at}), revealed_at = ${at}, server_seed = r.server_seed,
      sealed_seed = NULL
    FROM unnest(${seeds.map(({ player }) => player)}::text[],
      ${seeds.map(({ id }) => id)}::uuid[],
      ${seeds.map(({ serverSeed }) => serverSeed)}::bytea[]) AS r (player, id, server_seed)
    WHERE s.player = r.player AND s.id = r.id AND s.revealed_at IS NULL`.execute(tx);
}
