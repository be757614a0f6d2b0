/**
 * The SQL of seeds. A server seed lies sealed until it is revealed; it is read for a draw and for
 * revealing it, and nowhere else.
 */
import { sql } from "kysely";
import type { Db, Tx } from "../platform/database/types.ts";
import type { SealedSeed, UnsealedSeed } from "../platform/secrets/seed-box.ts";
import type { OwnWheel } from "./types.ts";

export interface SeedRow {
  readonly number: number;
  readonly commitment: string;
  /** Null until the member's own side has chosen one. */
  readonly clientSeed: string | null;
  readonly nonce: number;
}

/** Those not revealed yet, the one in use first. Nobody reveals them until the transaction ends. */
export async function lockSeeds(tx: Tx, { memberId, wheel }: OwnWheel): Promise<SeedRow[]> {
  const { rows } = await sql<SeedRow>`
    SELECT number, commitment, client_seed AS "clientSeed", next_nonce AS nonce
    FROM wheels.seed
    WHERE member_id = ${memberId} AND wheel = ${wheel} AND revealed_at IS NULL
    ORDER BY number FOR UPDATE`.execute(tx);
  return rows;
}

/** The highest there ever was, revealed or not; -1: none. */
export async function findLastNumber(tx: Tx, { memberId, wheel }: OwnWheel): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    SELECT max(number) AS last FROM wheels.seed
    WHERE member_id = ${memberId} AND wheel = ${wheel}`.execute(tx);
  return rows[0]?.last ?? -1;
}

export interface NewSeed extends OwnWheel {
  readonly number: number;
  readonly sealed: Buffer;
  readonly commitment: string;
  readonly at: Date;
}

export async function insertSeed(tx: Tx, seed: NewSeed): Promise<void> {
  await sql`
    INSERT INTO wheels.seed (member_id, wheel, number, sealed_seed, commitment, committed_at)
    VALUES (${seed.memberId}, ${seed.wheel}, ${seed.number}, ${seed.sealed},
      ${seed.commitment}, ${seed.at})`.execute(tx);
}

export interface SeedKey extends OwnWheel {
  readonly number: number;
}

/** For a draw, of the seed in use, which is locked: its secret, and the nonce that is now used. */
export async function useSeed(
  tx: Tx,
  { memberId, wheel, number }: SeedKey,
  at: Date,
): Promise<{ readonly sealed: Buffer; readonly nonce: number }> {
  const { rows } = await sql<{ sealed: Buffer; nonce: number }>`
    UPDATE wheels.seed SET next_nonce = next_nonce + 1, used_since = coalesce(used_since, ${at})
    WHERE member_id = ${memberId} AND wheel = ${wheel} AND number = ${number}
      AND revealed_at IS NULL
    RETURNING sealed_seed AS sealed, next_nonce - 1 AS nonce`.execute(tx);
  if (rows[0] === undefined) throw new Error("A spin was drawn from a seed that is not in use.");
  return rows[0];
}

export interface DueSeed extends SeedKey {
  readonly sealed: Buffer;
  readonly commitment: string;
}

const due = sql`member_id AS "memberId", wheel, number, sealed_seed AS sealed, commitment`;

/** Of the seed in use, which is locked: to reveal it. */
export async function readSealed(tx: Tx, { memberId, wheel, number }: SeedKey): Promise<DueSeed[]> {
  const { rows } = await sql<DueSeed>`
    SELECT ${due} FROM wheels.seed
    WHERE member_id = ${memberId} AND wheel = ${wheel} AND number = ${number}
      AND revealed_at IS NULL`.execute(tx);
  return rows;
}

/** Seeds that were first used before then, locked. */
export async function lockUsedBefore(tx: Tx, before: Date, limit: number): Promise<DueSeed[]> {
  const { rows } = await sql<DueSeed>`
    SELECT ${due} FROM wheels.seed
    WHERE revealed_at IS NULL AND used_since < ${before}
    ORDER BY used_since LIMIT ${limit} FOR UPDATE`.execute(tx);
  return rows;
}

/** In use or still to come, locked. */
export async function lockUnrevealed(tx: Tx, limit: number): Promise<DueSeed[]> {
  const { rows } = await sql<DueSeed>`
    SELECT ${due} FROM wheels.seed WHERE revealed_at IS NULL LIMIT ${limit} FOR UPDATE`.execute(tx);
  return rows;
}

/** Ends their use: from now on anybody may know them. The database takes what was committed to. */
export async function writeRevealed(
  tx: Tx,
  seeds: readonly (SeedKey & { readonly serverSeed: Buffer })[],
  at: Date,
): Promise<void> {
  await sql`
    UPDATE wheels.seed s
    SET revealed_at = ${at}, server_seed = r.server_seed, sealed_seed = NULL
    FROM unnest(${seeds.map(({ memberId }) => memberId)}::bigint[],
      ${seeds.map(({ wheel }) => wheel)}::text[], ${seeds.map(({ number }) => number)}::int[],
      ${seeds.map(({ serverSeed }) => serverSeed)}::bytea[])
      AS r (member_id, wheel, number, server_seed)
    WHERE s.member_id = r.member_id AND s.wheel = r.wheel AND s.number = r.number`.execute(tx);
}

export async function setClientSeed(
  tx: Tx,
  { memberId, wheel, number }: SeedKey,
  clientSeed: string,
): Promise<void> {
  await sql`
    UPDATE wheels.seed SET client_seed = ${clientSeed}
    WHERE member_id = ${memberId} AND wheel = ${wheel} AND number = ${number}`.execute(tx);
}

/** Not revealed, and not sealed by the key of this name. The id names it to `writeSealed`. */
export async function listUnsealed(
  db: Db,
  keyName: Buffer,
  limit: number,
): Promise<UnsealedSeed[]> {
  const { rows } = await sql<UnsealedSeed>`
    SELECT commitment AS id, commitment, server_seed AS open, sealed_seed AS sealed
    FROM wheels.seed
    WHERE revealed_at IS NULL
      AND (sealed_seed IS NULL OR substring(sealed_seed FOR 4) <> ${keyName})
    LIMIT ${limit}`.execute(db);
  return rows;
}

/** Only what is not revealed meanwhile. */
export async function writeSealed(tx: Tx, seeds: readonly SealedSeed[]): Promise<void> {
  await sql`
    UPDATE wheels.seed s SET sealed_seed = n.sealed, server_seed = NULL
    FROM unnest(${seeds.map(({ id }) => id)}::text[],
      ${seeds.map(({ sealed }) => sealed)}::bytea[]) AS n (commitment, sealed)
    WHERE s.commitment = n.commitment AND s.revealed_at IS NULL`.execute(tx);
}
