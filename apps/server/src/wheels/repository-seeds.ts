/** The SQL of seeds. A server seed is read for a draw and once revealed, and nowhere else. */
import { sql } from "kysely";
import type { Tx } from "../platform/database/types.ts";
import type { OwnWheel } from "./types.ts";

export interface SeedRow {
  readonly number: number;
  readonly commitment: string;
  readonly clientSeed: string;
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

export interface LastSeed {
  readonly number: number;
  readonly clientSeed: string;
}

/** Revealed or not; null: there never was any. */
export async function findLastSeed(
  tx: Tx,
  { memberId, wheel }: OwnWheel,
): Promise<LastSeed | null> {
  const { rows } = await sql<LastSeed>`
    SELECT number, client_seed AS "clientSeed" FROM wheels.seed
    WHERE member_id = ${memberId} AND wheel = ${wheel}
    ORDER BY number DESC LIMIT 1`.execute(tx);
  return rows[0] ?? null;
}

export interface NewSeed extends OwnWheel {
  readonly number: number;
  readonly serverSeed: Buffer;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly at: Date;
}

export async function insertSeed(tx: Tx, seed: NewSeed): Promise<void> {
  await sql`
    INSERT INTO wheels.seed
      (member_id, wheel, number, server_seed, commitment, client_seed, committed_at)
    VALUES (${seed.memberId}, ${seed.wheel}, ${seed.number}, ${seed.serverSeed},
      ${seed.commitment}, ${seed.clientSeed}, ${seed.at})`.execute(tx);
}

export interface SeedKey extends OwnWheel {
  readonly number: number;
}

/** For a draw, of the seed in use, which is locked: its secret, and the nonce that is now used. */
export async function useSeed(
  tx: Tx,
  { memberId, wheel, number }: SeedKey,
  at: Date,
): Promise<{ readonly serverSeed: Buffer; readonly nonce: number }> {
  const { rows } = await sql<{ serverSeed: Buffer; nonce: number }>`
    UPDATE wheels.seed SET next_nonce = next_nonce + 1, used_since = coalesce(used_since, ${at})
    WHERE member_id = ${memberId} AND wheel = ${wheel} AND number = ${number}
      AND revealed_at IS NULL
    RETURNING server_seed AS "serverSeed", next_nonce - 1 AS nonce`.execute(tx);
  if (rows[0] === undefined) throw new Error("A spin was drawn from a seed that is not in use.");
  return rows[0];
}

/** Ends the seed's use and answers it: from now on anybody may know it. */
export async function revealSeed(
  tx: Tx,
  { memberId, wheel, number }: SeedKey,
  at: Date,
): Promise<Buffer> {
  const { rows } = await sql<{ serverSeed: Buffer }>`
    UPDATE wheels.seed SET revealed_at = ${at}
    WHERE member_id = ${memberId} AND wheel = ${wheel} AND number = ${number}
      AND revealed_at IS NULL
    RETURNING server_seed AS "serverSeed"`.execute(tx);
  if (rows[0] === undefined) throw new Error("A seed is revealed once.");
  return rows[0].serverSeed;
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

/** Of seeds that were first used before then; answers how many. */
export async function revealUsedBefore(
  tx: Tx,
  { before, at, limit }: { readonly before: Date; readonly at: Date; readonly limit: number },
): Promise<number> {
  const { rows } = await sql`
    UPDATE wheels.seed SET revealed_at = ${at}
    WHERE revealed_at IS NULL AND (member_id, wheel, number) IN (
      SELECT member_id, wheel, number FROM wheels.seed
      WHERE revealed_at IS NULL AND used_since < ${before}
      ORDER BY used_since LIMIT ${limit})
    RETURNING number`.execute(tx);
  return rows.length;
}
