/**
 * Lists, reports and checks of the books on a standby (DATABASE_READ_URL), so that whoever reads
 * much keeps no player waiting. Nothing that decides about money imports this file: a rule of the
 * gate (floors.mjs).
 *
 * What a standby shows is old by an unknown time, so it is found out before each statement, on the
 * very connection: see standby-moments.ts. A standby that is further behind than is allowed, does
 * not answer, or breaks a statement off because of what it has to replay, is passed over, and the
 * primary is asked. Without a standby everything is read on the primary.
 */
import type pg from "pg";
import type { Config } from "../config/config.ts";
import { requireInOrder } from "../held.ts";
import type { Logger } from "../logger.ts";
import type { Metrics } from "../metrics.ts";
import { besideOrigins } from "../origin.ts";
import { connect, type Connection } from "./connect.ts";
import { RUNTIME_ROLE } from "./logins.ts";
import { builderOver, sendOn } from "./session.ts";
import { createMoments, type Moments, toPlace } from "./standby-moments.ts";
import { isDatabaseAway, READ_ONLY, sqlStateOf } from "./transaction.ts";
import type { Db, ReadDb, ReadPool } from "./types.ts";

export interface ReadPoolOptions {
  readonly db: Db;
  /** Of the primary, as the database's owner. */
  readonly databaseUrl: string;
  readonly config: Pick<Config, "databaseReadUrl" | "readLagMaxMs">;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

export interface OpenReadPool {
  readonly reads: ReadPool;
  /** Null: there is no standby. */
  readonly pool: pg.Pool | null;
  /** Why lists are read on the primary; null: they are not, or there is no standby. */
  whyNot(): string | null;
  /** From then on the primary is read. Breaks off what is running: it may take an hour. */
  close(): Promise<void>;
}

type Work<T> = (client: pg.PoolClient) => Promise<T>;

interface Found<T> {
  readonly result: T;
  /** What was read is at most this old. */
  readonly ageMs: number;
}

interface Standby {
  /** Null: there is none near enough, or it was lost meanwhile. `work` may be done again. */
  use<T>(work: Work<T>): Promise<Found<T> | null>;
}

interface Inner {
  readonly db: Db;
  readonly standby: Standby | null;
}

const POOL_SIZE = 10;
const LOOK_EVERY_MS = 1_000;
/** What is replayed removed rows that a statement still wanted to see, or waited for its lock. */
const CONFLICTS = ["40001", "40P01"];

const inners = new WeakMap<ReadPool, Inner>();

function innerOf(reads: ReadPool): Inner {
  const inner = inners.get(reads);
  if (inner === undefined) throw new Error("It was not opened here.");
  return inner;
}

/** Each statement on a standby that is near enough, else on the primary. */
export function readingOn(reads: ReadPool, noteAge?: (ageMs: number) => void): ReadDb {
  const { db, standby } = innerOf(reads);
  if (standby === null) return db;
  return builderOver(async (query) => {
    // It may come to that.
    requireInOrder("pool");
    const found = await standby.use((client) => sendOn(client, query));
    if (found === null) return db.executeQuery(query);
    noteAge?.(found.ageMs);
    return found.result;
  });
}

/** All of `work` at one moment of a standby. Null: none is near enough, or it was lost. */
export async function atOneMoment<T>(
  reads: ReadPool,
  work: (reading: ReadDb) => Promise<T>,
): Promise<T | null> {
  const { standby } = innerOf(reads);
  const found = await standby?.use(async (client) => {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const result = await work(builderOver((query) => sendOn(client, query)));
    await client.query("COMMIT");
    return result;
  });
  return found?.result ?? null;
}

export function openReadPool(options: ReadPoolOptions): OpenReadPool {
  const { db, config } = options;
  if (config.databaseReadUrl === null) {
    const close = () => Promise.resolve();
    return { reads: createReads({ db, standby: null }), pool: null, whyNot: () => null, close };
  }
  const { standby, ...open } = openStandby(options, config.databaseReadUrl);
  return { reads: createReads({ db, standby }), ...open };
}

/** For who has no standby. */
export const readsOfPrimary = (db: Db): ReadPool => createReads({ db, standby: null });

function createReads(inner: Inner): ReadPool {
  const reads = Object.freeze({}) as ReadPool;
  inners.set(reads, inner);
  return reads;
}

interface State {
  /** Null: nobody has looked yet. */
  isAway: boolean | null;
  isClosed: boolean;
  /** From before that, everything was there when the standby was last looked at. */
  shownAtMs: number | null;
}

function openStandby(options: ReadPoolOptions, readUrl: string) {
  const { logger, metrics } = options;
  const { readLagMaxMs: lagMaxMs } = options.config;
  const open = (url: string, poolSize: number, isStandby: boolean) =>
    connect({ url, poolSize, isStandby, login: RUNTIME_ROLE });
  const connection = open(readUrl, POOL_SIZE, true);
  // Of their own: to know how far behind it is must not wait for who reads, or plays.
  const probes = {
    standby: open(readUrl, 1, true),
    primary: open(options.databaseUrl, 1, false),
  };
  const moments = createMoments();
  const state: State = { isAway: null, isClosed: false, shownAtMs: null };
  const counter = metrics.counters({
    name: "tucano_standby_reads_total",
    help: "Reads on the standby, and those that went to the primary instead, by why.",
    label: "outcome",
  });
  const tell = (isAway: boolean, reason = ""): void => {
    if (state.isClosed || state.isAway === isAway) return;
    state.isAway = isAway;
    // Not of the call that happened to find out.
    besideOrigins(() => {
      if (isAway) logger.warn({ reason }, "The standby is away: lists are read on the primary.");
      else logger.info("Lists are read on the standby.");
    });
  };
  const whyNot = (): string | null => {
    if (state.isAway !== false || state.shownAtMs === null) return "No standby answers.";
    const lagMs = performance.now() - state.shownAtMs;
    return lagMs > lagMaxMs ? `The standby is ${Math.ceil(lagMs / 1_000)} seconds behind.` : null;
  };
  const busy = new Set<pg.PoolClient>();
  const standby: Standby = {
    use: async (work) => {
      const outcome =
        state.isAway !== false
          ? "away"
          : await useStandby(connection.pool, work, { moments, lagMaxMs, busy, tell });
      const isRead = typeof outcome === "object";
      counter.inc(isRead ? "standby" : outcome);
      return isRead ? outcome : null;
    },
  };
  measureLag(metrics, state, whyNot);
  const stop = watchStandby(probes, { moments, state, tell });
  return {
    standby,
    pool: connection.pool,
    whyNot,
    close: async () => {
      stop();
      state.isAway = true;
      state.isClosed = true;
      for (const client of busy) destroy(client);
      await Promise.all([connection, ...Object.values(probes)].map((one) => one.close()));
    },
  };
}

interface UseDeps {
  readonly moments: Moments;
  readonly lagMaxMs: number;
  readonly busy: Set<pg.PoolClient>;
  readonly tell: (isAway: boolean, reason: string) => void;
}

/** A word for why not. */
async function useStandby<T>(
  pool: pg.Pool,
  work: Work<T>,
  { moments, lagMaxMs, busy, tell }: UseDeps,
): Promise<Found<T> | "away" | "behind" | "conflict"> {
  const taken = await take(pool, tell);
  if (taken === null) return "away";
  busy.add(taken);
  let lost: Error | undefined;
  try {
    const shownAtMs = await readShown(taken, moments);
    const ageMs = shownAtMs === null ? Infinity : performance.now() - shownAtMs;
    if (ageMs > lagMaxMs) return "behind";
    return { result: await work(taken), ageMs };
  } catch (error) {
    lost = error instanceof Error ? error : new Error(String(error));
    const state = String(sqlStateOf(error));
    if (state === READ_ONLY) throw new Error("What only reads wanted to write.", { cause: error });
    if (CONFLICTS.includes(state)) return "conflict";
    if (!isDatabaseAway(error)) throw error;
    tell(true, lost.message);
    return "away";
  } finally {
    busy.delete(taken);
    // After an error nobody knows in what state it is.
    taken.release(lost);
  }
}

async function take(pool: pg.Pool, tell: UseDeps["tell"]): Promise<pg.PoolClient | null> {
  try {
    return await pool.connect();
  } catch (error) {
    // All are in use: more of the same is no help to the primary.
    if (pool.totalCount >= pool.options.max) throw error;
    tell(true, String(error));
    return null;
  }
}

async function readShown(client: pg.ClientBase, moments: Moments): Promise<number | null> {
  const { rows } = await client.query<{ lsn: string | null }>(
    "SELECT pg_last_wal_replay_lsn()::text AS lsn",
  );
  const lsn = rows[0]?.lsn ?? null;
  return lsn === null ? null : moments.shownBy(toPlace(lsn));
}

interface Probes {
  readonly standby: Connection;
  readonly primary: Connection;
}

interface LookDeps {
  readonly moments: Moments;
  readonly state: State;
  readonly tell: (isAway: boolean, reason?: string) => void;
}

/** Returns what ends it. */
function watchStandby(probes: Probes, deps: LookDeps): () => void {
  let isLooking = false;
  const look = (): void => {
    if (isLooking) return;
    isLooking = true;
    void lookAt(probes, deps).finally(() => {
      isLooking = false;
    });
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  look();
  return () => clearInterval(timer);
}

async function lookAt({ primary, standby }: Probes, { moments, state, tell }: LookDeps) {
  const askedAtMs = performance.now();
  try {
    const { rows } = await primary.pool.query<{ lsn: string }>(
      "SELECT pg_current_wal_lsn()::text AS lsn",
    );
    moments.note(toPlace(rows[0]?.lsn ?? "0/0"), askedAtMs);
  } catch {
    // Nothing is known of the primary: what the standby shows grows older, and that is true.
  }
  let client: pg.PoolClient | null = null;
  try {
    client = await standby.pool.connect();
    state.shownAtMs = (await readShown(client, moments)) ?? state.shownAtMs;
    client.release();
    tell(false);
  } catch (error) {
    client?.release(true);
    tell(true, error instanceof Error ? error.message : String(error));
  }
}

function destroy(client: pg.PoolClient): void {
  const { connection } = client as { connection?: { stream: { destroy(): void } } };
  connection?.stream.destroy();
}

function measureLag(metrics: Metrics, state: State, whyNot: () => string | null): void {
  metrics.gauge({
    name: "tucano_standby_lag_seconds",
    help: "What the standby shows is at most this old.",
    read: () => (state.shownAtMs === null ? null : (performance.now() - state.shownAtMs) / 1_000),
  });
  metrics.gauge({
    name: "tucano_standby_usable",
    help: "1 while lists are read on the standby, 0 while they are read on the primary.",
    read: () => (whyNot() === null ? 1 : 0),
  });
}
