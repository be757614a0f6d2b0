/**
 * One connection of one user, for work where each round trip counts: statements are prepared once
 * and sent without waiting for the answers to those before. It connects when it is first needed and
 * again after it was lost, and nothing on it waits without a limit.
 */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type pg from "pg";
import { types } from "./connect.ts";
import { loginUrl, RUNTIME_ROLE } from "./logins.ts";
import type { Db, Tx } from "./types.ts";
import { WritableClient } from "./writable-client.ts";

/** A statement that is prepared under its name, once per connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export type Values = readonly (Buffer | string | number | boolean | Date | null)[];
/** Columns in the order of the statement. */
export type Row = readonly unknown[];

export interface Session {
  /** Connects if necessary. Throws if no connection can be made in time. */
  ready(): Promise<void>;
  /** Sends at once. Statements run in the order in which they were sent, awaited or not. */
  run(statement: Statement, values: Values): Promise<Row[]>;
  /** BEGIN, COMMIT, ROLLBACK and the like. Returns the command that was actually carried out. */
  command(text: string): Promise<string>;
  /** The same connection for query builders. Waits for its turn like any other statement. */
  readonly tx: Tx;
  /** Drops the connection, as its state is unknown. The next `ready` opens another. */
  drop(): void;
  close(): Promise<void>;
}

export interface SessionOptions {
  /** Of the database's owner; the session is one of the runtime's login. */
  readonly url: string;
  /** How long a statement may take; after that the connection is dropped. */
  readonly statementTimeoutMs: number;
  readonly connectTimeoutMs: number;
  /** Extra settings, such as ["enable_seqscan=off"]. */
  readonly settings?: readonly string[];
  /** A connection was lost, or thrown away. */
  readonly onLost?: () => void;
}

/** The session that a Tx of ours belongs to: see `run` below. */
const sessions = new WeakMap<object, Session>();

/**
 * Runs a prepared statement in the transaction of `tx`. On a connection of another kind it is run
 * all the same, only not prepared.
 */
export async function runPrepared(tx: Tx, statement: Statement, values: Values): Promise<Row[]> {
  const session = sessions.get(tx);
  if (session !== undefined) return session.run(statement, values);
  const found = await tx.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(statement.text, [...values]),
  );
  return found.rows.map((row) => Object.values(row));
}

export function openSession(options: SessionOptions): Session {
  let client: pg.Client | null = null;
  let connecting: Promise<void> | null = null;
  const current = (): pg.Client => {
    if (client === null) throw new Error("Connection terminated: the session is not connected.");
    return client;
  };
  const drop = (): void => {
    const lost = client;
    client = null;
    options.onLost?.();
    // Its waiters get an error; what the server still does there is rolled back.
    void lost?.end().catch(() => undefined);
    destroy(lost);
  };
  /** After a timeout the connection is out of step, and so is everything sent on it later. */
  const onCurrent = async <T>(send: (asked: pg.Client) => Promise<T>): Promise<T> => {
    const asked = current();
    try {
      return await send(asked);
    } catch (error) {
      if (client === asked && isReadTimeout(error)) drop();
      throw error;
    }
  };
  const session: Session = {
    ready: () => {
      if (client !== null) return Promise.resolve();
      connecting ??= connectOnce(options, (lost) => {
        if (client !== lost) return;
        client = null;
        options.onLost?.();
      })
        .then((connected) => {
          client = connected;
        })
        .finally(() => {
          connecting = null;
        });
      return connecting;
    },
    run: async ({ name, text }, values) => {
      const query = { name, text, values: [...values], rowMode: "array" as const };
      const result = await onCurrent((asked) => asked.query<unknown[]>(query));
      // The driver may keep its record of the query for some garbage collections after its use.
      // With a batch's columns in it, that alone kept the collector marking all of the memory.
      query.values.length = 0;
      return result.rows;
    },
    command: async (text) => (await onCurrent((asked) => asked.query(text))).command,
    tx: builderOver((query) => sendOn(current(), query)) as unknown as Tx,
    drop,
    close: async () => {
      const open = client;
      client = null;
      await open?.end();
    },
  };
  sessions.set(session.tx, session);
  return session;
}

function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.includes("Query read timeout");
}

/** Closes the socket at once; a regular end would wait for an answer that may never come. */
function destroy(client: pg.Client | null): void {
  const { connection } = (client ?? {}) as { connection?: { stream: { destroy(): void } } };
  connection?.stream.destroy();
}

async function connectOnce(
  options: SessionOptions,
  onLost: (client: pg.Client) => void,
): Promise<pg.Client> {
  const settings = [
    "timezone=UTC",
    `statement_timeout=${options.statementTimeoutMs}`,
    `idle_in_transaction_session_timeout=${options.statementTimeoutMs}`,
    ...(options.settings ?? []),
  ];
  const client = new WritableClient({
    connectionString: loginUrl(options.url, RUNTIME_ROLE),
    types,
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: options.connectTimeoutMs,
    query_timeout: options.statementTimeoutMs,
    options: settings.map((setting) => `-c ${setting}`).join(" "),
  });
  client.on("error", () => onLost(client));
  client.on("end", () => onLost(client));
  await client.connect();
  return client;
}

/** A query builder's statement on a connection of the driver's. */
export async function sendOn(
  client: pg.ClientBase,
  { sql, parameters }: CompiledQuery,
): Promise<QueryResult<unknown>> {
  const result = await client.query<object>(sql, [...parameters]);
  return { numAffectedRows: BigInt(result.rowCount ?? 0), rows: result.rows };
}

/** A query builder whose statements are sent by somebody else, who holds the connection. */
export function builderOver(send: (query: CompiledQuery) => Promise<QueryResult<unknown>>): Db {
  return new Kysely({
    dialect: {
      createDriver: () => driverOver(send),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  });
}

function driverOver(send: (query: CompiledQuery) => Promise<QueryResult<unknown>>): Driver {
  const connection: DatabaseConnection = {
    executeQuery: async <R>(query: CompiledQuery) => (await send(query)) as QueryResult<R>,
    streamQuery: () => {
      throw new Error("Nothing here reads row by row.");
    },
  };
  const refuse = (): Promise<void> =>
    Promise.reject(new Error("Only the connection's holder begins and ends its transactions."));
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
  };
}
