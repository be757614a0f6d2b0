/**
 * Watches over the connections of a pool, so that nobody waits for an answer that will not come. A
 * slow statement and a silent database look alike from where the statement was sent, so whenever a
 * connection has waited a while, another one is opened and asks. No answer there: the database is
 * away, and all who wait are told. An answer: a connection that PostgreSQL itself calls idle while
 * we wait on it has lost the statement or its answer on the way, and is given up. One that it works
 * for is waited for, however long that takes: to read years of the journal is no fault.
 */
import type { Socket } from "node:net";
import pg from "pg";

export interface Watch {
  /** From now until `remove`. */
  add(client: pg.ClientBase): void;
  remove(client: pg.ClientBase): void;
  close(): void;
}

interface Watched {
  readonly pid: number;
  readonly socket: Socket;
  readonly hear: () => void;
  /** How much had been sent when something last came. */
  sentWhenHeard: number;
  /** Since more was sent than that; null while nothing is owed to us. */
  waitingSinceMs: number | null;
  /** How often PostgreSQL called it idle in this wait. */
  foundIdle: number;
}

const LOOK_EVERY_MS = 250;
/** Only then is it worth asking. */
const PATIENCE_MS = 2_000;
/** A database that is known to be away is not waited for as long. */
const PATIENCE_WHILE_AWAY_MS = 500;
const PROBE_TIMEOUT_MS = 1_500;
/** Once may be an answer that is still on its way. */
const IDLE_ANSWERS_NEEDED = 2;

export function createWatch(url: string): Watch {
  const watched = new Map<pg.ClientBase, Watched>();
  let isAway = false;
  let isProbing = false;

  const look = async (): Promise<void> => {
    const nowMs = performance.now();
    for (const one of watched.values()) {
      if (one.socket.bytesWritten > one.sentWhenHeard) one.waitingSinceMs ??= nowMs;
    }
    const patienceMs = isAway ? PATIENCE_WHILE_AWAY_MS : PATIENCE_MS;
    const waiting = [...watched.values()].filter((one) => waitedMs(one) >= patienceMs);
    if (waiting.length === 0 || isProbing) return;
    isProbing = true;
    const idle = await findIdle(
      url,
      waiting.map(({ pid }) => pid),
    );
    isProbing = false;
    isAway = idle === null;
    // The answers of some may have come meanwhile.
    for (const one of waiting.filter((one) => waitedMs(one) >= patienceMs)) {
      if (isAway || isLost(one, idle)) one.socket.destroy();
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();

  return {
    add: (client) => {
      const one = toWatched(client);
      if (one === null) return;
      one.socket.on("data", one.hear);
      watched.set(client, one);
    },
    remove: (client) => {
      const one = watched.get(client);
      one?.socket.off("data", one.hear);
      watched.delete(client);
    },
    close: () => clearInterval(timer),
  };
}

/** Null: this driver keeps its socket to itself. */
function toWatched(client: pg.ClientBase): Watched | null {
  const inner = client as { connection?: { stream?: Socket }; processID?: number | null };
  const socket = inner.connection?.stream;
  if (socket === undefined) return null;
  const one: Watched = {
    pid: inner.processID ?? 0,
    socket,
    sentWhenHeard: socket.bytesWritten,
    waitingSinceMs: null,
    foundIdle: 0,
    hear: () => {
      one.sentWhenHeard = socket.bytesWritten;
      one.waitingSinceMs = null;
      one.foundIdle = 0;
    },
  };
  return one;
}

function waitedMs({ waitingSinceMs }: Watched): number {
  return waitingSinceMs === null ? 0 : performance.now() - waitingSinceMs;
}

function isLost(one: Watched, idle: ReadonlySet<number> | null): boolean {
  if (idle?.has(one.pid) === true) one.foundIdle += 1;
  return one.foundIdle >= IDLE_ANSWERS_NEEDED;
}

/** Which of these PostgreSQL is not working for; null when there is no answer in time. */
async function findIdle(url: string, pids: readonly number[]): Promise<Set<number> | null> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      // To wait for us is to be idle, too: what we should have heard is on its way, or lost.
      `SELECT pid FROM pg_stat_activity WHERE pid = ANY($1::int[])
         AND (state LIKE 'idle%' OR wait_event_type = 'Client')`,
      [pids],
    );
    return new Set(rows.map(({ pid }) => pid));
  } catch {
    return null;
  } finally {
    // A polite end waits for an answer as well.
    toWatched(client)?.socket.destroy();
  }
}
