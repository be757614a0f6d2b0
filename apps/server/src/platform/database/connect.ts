/** The pool of connections, and what every value of the database becomes on its way in. */
import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import pg from "pg";
import { type Kind, register, requireInOrder } from "../held.ts";
import { type Login, loginUrl } from "./logins.ts";
import type { Db } from "./types.ts";
import { createWatch } from "./watch.ts";
import { sqlStateOf } from "./transaction.ts";
import { WRONG_PASSWORD } from "./node-client.ts";
import { StandbyClient } from "./standby-client.ts";
import { WritableClient } from "./writable-client.ts";

export interface ConnectOptions {
  /** Of the database's owner. */
  readonly url: string;
  readonly poolSize: number;
  /** The login; null for the owner, who alone may migrate. */
  readonly login: Login | null;
  /** Its place in the order of connections (held.ts). Left out: nobody watches over it. */
  readonly kind?: Kind;
  /** To a standby, where nothing is written, and not to the primary. */
  readonly isStandby?: boolean;
  /** A lost or idle connection is reported here; queries report their own errors. */
  readonly onError?: (error: Error) => void;
}

export interface Connection {
  readonly db: Db;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

const INT8 = 20;

/** 64-bit integers become exact numbers, or an error: never a silently rounded one. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not an exact integer: ${text}`);
  return value;
}

export const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: "text" | "binary") =>
    id === INT8 && format !== "binary"
      ? parseInt8
      : (pg.types.getTypeParser(id, format) as unknown)) as typeof pg.types.getTypeParser,
};

/**
 * Parallel workers are for what takes a second. Below that, starting them takes longer than they
 * save, and many times as long where players keep the processors busy. In the planner's units, of
 * which a hundred thousand rows added up are some six thousand.
 */
const PARALLEL_SETUP_COST = 20_000;

/** For a new connection, and for one of the pool to be free. */
const CONNECT_TIMEOUT_MS = 4_000;

export function connect(options: ConnectOptions): Connection {
  const settings = [
    "-c statement_timeout=30000",
    "-c lock_timeout=10000",
    "-c idle_in_transaction_session_timeout=30000",
    "-c timezone=UTC",
    `-c parallel_setup_cost=${PARALLEL_SETUP_COST}`,
  ];
  const { isStandby = false } = options;
  // A standby writes nothing anyway; one that is promoted in this moment does not, either.
  if (isStandby) settings.push("-c default_transaction_read_only=on");
  const url = options.login === null ? options.url : loginUrl(options.url, options.login);
  const pool = new pg.Pool({
    Client: isStandby ? StandbyClient : WritableClient,
    connectionString: url,
    max: options.poolSize,
    types,
    options: settings.join(" "),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  });
  pool.on("error", (error) => options.onError?.(error));
  const watch = createWatch();
  pool.on("connect", (client) => watch.add(client));
  pool.on("remove", (client) => watch.remove(client));
  const { kind } = options;
  const inOrder: PostgresPool = {
    options: pool.options,
    connect: () => {
      if (kind !== undefined) requireInOrder(kind);
      // It was replaced between finding out which one is right and coming in.
      return pool.connect().catch((error: unknown) => {
        if (sqlStateOf(error) !== WRONG_PASSWORD) throw error;
        return pool.connect();
      });
    },
    end: () => pool.end(),
  };
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool: inOrder }) });
  if (kind !== undefined) register(db, kind);
  const close = async (): Promise<void> => {
    watch.close();
    await db.destroy();
    // A query builder that was never used lets go of nothing.
    if (!pool.ended) await pool.end();
  };
  return { db, pool, close };
}
