/**
 * Counts that all processes share, each for a minute: in Valkey or Redis, where REDIS_URL names
 * one. Nothing depends on it: while the store is away it says so at once, or within a quarter of a
 * second when it goes silent, and whoever counts makes do with what this process knows.
 */
import type { Logger } from "../logger.ts";
import type { Metrics } from "../metrics.ts";

export interface SharedCount {
  readonly calls: number;
  /** Until the count begins anew. */
  readonly leftMs: number;
}

export interface SharedCounts {
  /** Adds to a key's count; null: the store is away. */
  add(key: string, calls: number): Promise<SharedCount | null>;
  isAway(): boolean;
  close(): void;
}

const MINUTE_MS = 60_000;
const ANSWER_WITHIN_MS = 250;
/** A store that fell silent costs this long nobody's time. */
const LEFT_ALONE_MS = 1_000;
const CONNECT_TIMEOUT_MS = 2_000;
const RECONNECT_MAX_MS = 1_000;
const PREFIX = "tucano:calls:";

/** The minute begins with the first call; what was taken back for another minute is no credit. */
const COUNT = `
  local by = tonumber(ARGV[1])
  if by < 0 and redis.call('EXISTS', KEYS[1]) == 0 then return {0, 0} end
  local calls = redis.call('INCRBY', KEYS[1], by)
  local left = redis.call('PTTL', KEYS[1])
  if left < 0 then
    left = tonumber(ARGV[2])
    redis.call('PEXPIRE', KEYS[1], left)
  end
  return {calls, left}`;

export async function openSharedCounts({
  url,
  logger,
  metrics,
}: {
  readonly url: string;
  readonly logger: Logger;
  readonly metrics: Metrics;
}): Promise<SharedCounts> {
  // Loaded only where there is a store: it takes a third of a second.
  const { createClient } = await import("@redis/client");
  const client = createClient({
    url,
    name: "tucano",
    // Whoever waits for a connection would wait for nothing.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, RECONNECT_MAX_MS),
    },
  });
  let awayUntilMs = 0;
  let wasAway = false;
  const isAway = () => !client.isReady || performance.now() < awayUntilMs;
  const noteAway = (reason: string): void => {
    if (!wasAway) logger.warn({ reason }, "Calls are counted by each process alone.");
    wasAway = true;
  };
  client.on("error", (error: Error) => noteAway(error.message));
  client.on("ready", () => {
    if (wasAway) logger.info("Calls are counted together again.");
    wasAway = false;
  });
  metrics.gauge({
    name: "tucano_shared_counts_away",
    help: "1 while calls are counted by this process alone, for the shared store is away.",
    read: () => (isAway() ? 1 : 0),
  });
  // Goes on trying by itself, and the house opens without.
  client.connect().catch(() => undefined);
  return {
    add: async (key, calls) => {
      if (isAway()) return null;
      const asked = client.eval(COUNT, {
        keys: [PREFIX + key],
        arguments: [String(calls), String(MINUTE_MS)],
      });
      const answer = await inTime(asked);
      if (answer === null) {
        awayUntilMs = performance.now() + LEFT_ALONE_MS;
        return null;
      }
      const [count, leftMs] = answer as [number, number];
      return { calls: count, leftMs };
    },
    isAway,
    close: () => client.destroy(),
  };
}

async function inTime<T>(asked: Promise<T>): Promise<T | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  // What has come while this process was busy is read first: its own haste is no fault of theirs.
  const timer = setTimeout(() => setImmediate(() => resolve(null)), ANSWER_WITHIN_MS);
  return Promise.race([asked.catch(() => null), promise]).finally(() => clearTimeout(timer));
}
