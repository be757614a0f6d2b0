/**
 * Watches the connections of a pool, so that nothing waits for an answer that will not come. A
 * slow statement and a silent database look alike from where the statement was sent, so whenever a
 * connection has waited a while, another one is opened and asks. No answer there: the database is
 * away, and all who wait are told. An answer: a connection that PostgreSQL itself calls idle while
 * we wait on it has lost the statement or its answer on the way, and is given up. One that it works
 * for is waited for, however long that takes: to read years of the journal is no fault.
 */
import type { Socket } from "node:net";
import type pg from "pg";
import { NodeClient } from "./node-client.ts";

export interface Watch {
  /** From now until `remove`. */
  add(client: pg.Client): void;
  remove(client: pg.Client): void;
  close(): void;
}

interface Watched {
  /** Of its host: another of the same database knows nothing of it. */
  readonly address: string;
  readonly pid: number;
  readonly socket: Socket;
  readonly hear: () => void;
  readonly another: NodeClient["another"];
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

export function createWatch(): Watch {
  const watched = new Map<pg.Client, Watched>();
  const away = new Set<string>();
  let isProbing = false;

  const look = async (): Promise<void> => {
    const nowMs = performance.now();
    for (const one of watched.values()) {
      if (one.socket.bytesWritten > one.sentWhenHeard) one.waitingSinceMs ??= nowMs;
    }
    const isTooLong = (one: Watched) =>
      waitedMs(one) >= (away.has(one.address) ? PATIENCE_WHILE_AWAY_MS : PATIENCE_MS);
    const byAddress = Map.groupBy([...watched.values()].filter(isTooLong), (one) => one.address);
    if (byAddress.size === 0 || isProbing) return;
    isProbing = true;
    await Promise.all(
      [...byAddress].map(async ([address, waiting]) => {
        const idle = await findIdle(address, waiting);
        if (idle === null) away.add(address);
        else away.delete(address);
        // The answers of some may have come meanwhile.
        for (const one of waiting.filter(isTooLong)) {
          if (idle === null || isLost(one, idle)) one.socket.destroy();
        }
      }),
    );
    isProbing = false;
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();

  return {
    add: (client) => {
      if (!(client instanceof NodeClient)) return;
      const one = toWatched(client);
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

function toWatched(client: NodeClient): Watched {
  const { processID: pid } = client as { processID?: number | null };
  const socket = client.connection.stream as Socket;
  const one: Watched = {
    address: client.address,
    pid: pid ?? 0,
    socket,
    sentWhenHeard: socket.bytesWritten,
    waitingSinceMs: null,
    foundIdle: 0,
    another: (config) => client.another(config),
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

function isLost(one: Watched, idle: ReadonlySet<number>): boolean {
  if (idle.has(one.pid)) one.foundIdle += 1;
  return one.foundIdle >= IDLE_ANSWERS_NEEDED;
}

/** Which of these PostgreSQL is not working for; null when there is no answer in time. */
async function findIdle(address: string, waiting: readonly Watched[]): Promise<Set<number> | null> {
  const client = waiting[0]?.another({
    connectionString: address,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  });
  if (client === undefined) return null;
  const pids = waiting.map(({ pid }) => pid);
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
    client.connection.stream.destroy();
  }
}
