/** Chains whose salt comes from a public event. */
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { SealedSeed, UnsealedSeed } from "../../platform/secrets/seed-box.ts";

export interface AnnouncedChain {
  readonly id: string;
  readonly game: string;
  readonly length: number;
  readonly head: string;
  readonly event: string;
  readonly announcedAt: Date;
  readonly occursAt: Date;
  readonly salt: string | null;
  readonly saltAt: Date | null;
  readonly startedAt: Date | null;
  /** When it ended before its time, or was given up before its salt was known. */
  readonly retiredAt: Date | null;
}

const columns = sql`id, game, length, head, event, announced_at AS "announcedAt",
  occurs_at AS "occursAt", salt, salt_at AS "saltAt", started_at AS "startedAt",
  coalesce(retired_at, (SELECT c.retired_at FROM shared_rounds.chain c
    WHERE c.id = announced_chain.id)) AS "retiredAt"`;

/** Does nothing while another one waits. */
export async function insertAnnounced(
  tx: Tx,
  chain: Omit<AnnouncedChain, "salt" | "saltAt" | "startedAt" | "retiredAt"> & {
    sealed: Buffer;
  },
): Promise<void> {
  await sql`
    INSERT INTO shared_rounds.announced_chain
      (id, game, sealed_secret, length, head, event, announced_at, occurs_at)
    VALUES (${chain.id}, ${chain.game}, ${chain.sealed}, ${chain.length},
      ${chain.head}, ${chain.event}, ${chain.announcedAt}, ${chain.occursAt})
    ON CONFLICT (game) WHERE started_at IS NULL DO NOTHING`.execute(tx);
}

/** The one that has not followed yet, locked. */
export async function lockWaiting(tx: Tx, game: string): Promise<AnnouncedChain | null> {
  const { rows } = await sql<AnnouncedChain>`
    SELECT ${columns} FROM shared_rounds.announced_chain
    WHERE game = ${game} AND started_at IS NULL FOR UPDATE`.execute(tx);
  return rows[0] ?? null;
}

/** The one that has not followed yet. */
export async function findWaiting(db: Db, game: string): Promise<AnnouncedChain | null> {
  const { rows } = await sql<AnnouncedChain>`
    SELECT ${columns} FROM shared_rounds.announced_chain
    WHERE game = ${game} AND started_at IS NULL`.execute(db);
  return rows[0] ?? null;
}

/** Those whose event has happened and that have no salt. */
export async function listDue(db: Db, now: Date): Promise<AnnouncedChain[]> {
  const { rows } = await sql<AnnouncedChain>`
    SELECT ${columns} FROM shared_rounds.announced_chain
    WHERE started_at IS NULL AND salt IS NULL AND occurs_at <= ${now}
    ORDER BY occurs_at, game`.execute(db);
  return rows;
}

export async function writeSalt(
  tx: Tx,
  { id, salt, at }: { id: string; salt: string; at: Date },
): Promise<void> {
  await sql`
    UPDATE shared_rounds.announced_chain SET salt = ${salt}, salt_at = ${at}
    WHERE id = ${id}`.execute(tx);
}

/** Puts it in the place of the chain in use. False: none has its salt. */
export async function startAnnounced(tx: Tx, game: string, at: Date): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    UPDATE shared_rounds.announced_chain SET started_at = ${at}
    WHERE game = ${game} AND started_at IS NULL AND salt IS NOT NULL RETURNING id`.execute(tx);
  const [started] = rows;
  if (started === undefined) return false;
  await sql`
    UPDATE shared_rounds.chain SET retired_at = ${at}
    WHERE game = ${game} AND used < length AND retired_at IS NULL`.execute(tx);
  await sql`
    INSERT INTO shared_rounds.chain
      (id, game, sealed_secret, length, head, client_seed, published_at)
    SELECT id, game, sealed_secret, length, head, salt, announced_at
    FROM shared_rounds.announced_chain WHERE id = ${started.id}`.execute(tx);
  return true;
}

/** In use and announced: none goes on. Answers how many. */
export async function retireChains(tx: Tx, at: Date): Promise<number> {
  const inUse = await sql`
    UPDATE shared_rounds.chain SET retired_at = ${at}
    WHERE used < length AND retired_at IS NULL`.execute(tx);
  const announced = await sql`
    UPDATE shared_rounds.announced_chain SET started_at = ${at}, retired_at = ${at}
    WHERE started_at IS NULL`.execute(tx);
  return Number(inUse.numAffectedRows) + Number(announced.numAffectedRows);
}

export async function findAnnounced(db: Db, chainId: string): Promise<AnnouncedChain | null> {
  const { rows } = await sql<AnnouncedChain>`
    SELECT ${columns} FROM shared_rounds.announced_chain WHERE id = ${chainId}`.execute(db);
  return rows[0] ?? null;
}

/** The latest first; every announcement there ever was, also those without a salt. */
export async function listAnnounced(
  db: Db,
  { game, limit }: { game: string; limit: number },
): Promise<AnnouncedChain[]> {
  const { rows } = await sql<AnnouncedChain>`
    SELECT ${columns} FROM shared_rounds.announced_chain
    WHERE game = ${game} ORDER BY announced_at DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** In use or still to come, and not sealed by the key of this name. */
export async function listUnsealedAnnounced(
  db: Db,
  keyName: Buffer,
  limit: number,
): Promise<UnsealedSeed[]> {
  const { rows } = await sql<UnsealedSeed>`
    SELECT id, head AS commitment, secret AS open, sealed_secret AS sealed
    FROM shared_rounds.announced_chain
    WHERE secret IS NOT NULL OR substring(sealed_secret FOR 4) <> ${keyName}
    LIMIT ${limit}`.execute(db);
  return rows;
}

export async function writeSealedAnnounced(tx: Tx, chains: readonly SealedSeed[]): Promise<void> {
  await sql`
    UPDATE shared_rounds.announced_chain a SET sealed_secret = n.sealed, secret = NULL
    FROM unnest(${chains.map(({ id }) => id)}::uuid[],
      ${chains.map(({ sealed }) => sealed)}::bytea[]) AS n (id, sealed)
    WHERE a.id = n.id`.execute(tx);
}
