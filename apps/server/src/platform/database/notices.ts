/**
 * What happened in the database elsewhere and makes something remembered here untrue: a session
 * that was ended. Triggers tell it with `pg_notify('tucano', '<topic> <subject>')` in the very
 * transaction that changes the rows, so a notice exists exactly when the change is committed.
 *
 * One connection of this process listens. It is asked every few hundred milliseconds whether it
 * still hears: PostgreSQL hands out what was told before it says that it is ready for the next
 * question, so an answer proves that all told before the question has been heard. While the proof
 * is young, memories may be believed; without it they count for less than a second, and what was
 * remembered before a lost connection is never believed again.
 */
import type pg from "pg";
import { loginUrl, RUNTIME_ROLE } from "./logins.ts";
import type { Logger } from "../logger.ts";
import type { Metrics } from "../metrics.ts";
import { systemRandom } from "../random.ts";
import { WritableClient } from "./writable-client.ts";

/** When something was read, for `isCurrent`. Take it before reading. */
export interface ReadingMark {
  readonly hearing: number;
  readonly atMs: number;
}

export interface Notices {
  /** Calls `hear` with the subject of every notice on this topic; if it throws, that is logged. */
  on(topic: string, hear: (subject: string) => void): void;
  mark(): ReadingMark;
  /** Would we have heard if what was read then were not true any more? */
  isCurrent(mark: ReadingMark): boolean;
  /** Resolves when listening, or after a first try that failed: it goes on trying by itself. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export interface NoticesDeps {
  readonly url: string;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

const CHANNEL = "tucano";
/** How its connection is called in pg_stat_activity. */
export const NOTICES_NAME = "tucano notices";
const PROVE_EVERY_MS = 250;
/** A proof counts from when it was requested; some may wait for a busy database. */
const PROVEN_MS = 750;
/** How long cached values count without any proof. */
const UNPROVEN_TTL_MS = 500;
/** A connection that does not answer for this long is given up. */
const SILENT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 3_000;
const RETRY_MS = 250;

interface State {
  client: pg.Client | null;
  /** Which connection hears: marks of an earlier one prove nothing. */
  hearing: number;
  provenAtMs: number;
  isClosed: boolean;
  timer: NodeJS.Timeout | undefined;
}

export function createNotices({ url, logger, metrics }: NoticesDeps): Notices {
  const hearers = new Map<string, ((subject: string) => void)[]>();
  const state: State = {
    client: null,
    hearing: 0,
    provenAtMs: Number.NEGATIVE_INFINITY,
    isClosed: false,
    timer: undefined,
  };
  const isHearing = (nowMs: number) =>
    state.client !== null && nowMs - state.provenAtMs < PROVEN_MS;
  registerMetrics(metrics, () => isHearing(performance.now()));
  const lost = metrics.counter({
    name: "tucano_notices_lost_total",
    help: "Connections to the database's notices that were lost.",
  });

  const hear = (payload: string): void => {
    const space = payload.indexOf(" ");
    const topic = payload.slice(0, space);
    for (const one of hearers.get(topic) ?? []) {
      try {
        one(payload.slice(space + 1));
      } catch (error) {
        // Anybody with a login may write a notice: nonsense must not end the process.
        logger.warn({ err: error, topic }, "A notice of the database was not understood.");
      }
    }
  };

  /** Ends with this connection; the next attempt is made by the clock. */
  const lose = (client: pg.Client, reason: string): void => {
    if (state.client === client) {
      state.client = null;
      lost.inc();
      if (!state.isClosed) logger.warn({ reason }, "Notices of the database do not arrive.");
    }
    client.end().catch(() => undefined);
  };

  const connect = async (): Promise<void> => {
    const client = new WritableClient(settingsOf(url));
    client.on("error", (error) => lose(client, error.message));
    client.on("end", () => lose(client, "The connection was ended."));
    const silence = setTimeout(() => lose(client, "Nobody answers."), SILENT_MS);
    try {
      await client.connect();
      const askedAtMs = performance.now();
      await listen(client, hear);
      if (state.isClosed) return void client.end().catch(() => undefined);
      state.client = client;
      state.hearing += 1;
      state.provenAtMs = askedAtMs;
      logger.debug("Notices of the database are heard.");
    } catch (error) {
      lose(client, error instanceof Error ? error.message : String(error));
    } finally {
      clearTimeout(silence);
    }
  };

  const tick = async (): Promise<void> => {
    const { client } = state;
    if (client === null) await connect();
    else await prove(state, client, lose);
  };
  const schedule = (): void => {
    if (state.isClosed) return;
    const waitMs = state.client === null ? RETRY_MS : PROVE_EVERY_MS;
    state.timer = setTimeout(() => void tick().finally(schedule), waitMs);
    state.timer.unref();
  };

  return {
    on: (topic, one) => {
      hearers.set(topic, [...(hearers.get(topic) ?? []), one]);
    },
    mark: () => ({ hearing: state.hearing, atMs: performance.now() }),
    isCurrent: ({ hearing, atMs }) => {
      const nowMs = performance.now();
      return (hearing === state.hearing && isHearing(nowMs)) || nowMs - atMs < UNPROVEN_TTL_MS;
    },
    start: async () => {
      await connect();
      schedule();
    },
    close: async () => {
      state.isClosed = true;
      clearTimeout(state.timer);
      const { client } = state;
      state.client = null;
      await client?.end().catch(() => undefined);
    },
  };
}

function settingsOf(url: string): pg.ClientConfig {
  return {
    connectionString: loginUrl(url, RUNTIME_ROLE),
    application_name: NOTICES_NAME,
    // What it commits is only its own greeting: nothing that a crash could lose.
    options: `-c synchronous_commit=off -c statement_timeout=${SILENT_MS}`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  };
}

function registerMetrics(metrics: Metrics, isHearing: () => boolean): void {
  metrics.gauge({
    name: "tucano_notices_heard",
    help: "1 while notices of the database are proven to be heard, else 0.",
    read: () => (isHearing() ? 1 : 0),
  });
}

/** Listens, and greets itself: behind a pooler that swallows notices, nothing would come back. */
async function listen(client: pg.Client, hear: (payload: string) => void): Promise<void> {
  const greeting = Promise.withResolvers<undefined>();
  const words = `greeting ${systemRandom.uuid()}`;
  client.on("notification", ({ payload = "" }) => {
    if (payload === words) greeting.resolve(undefined);
    else hear(payload);
  });
  await client.query(`LISTEN ${CHANNEL}`);
  await client.query("SELECT pg_notify($1, $2)", [CHANNEL, words]);
  const timer = setTimeout(
    () => greeting.reject(new Error("Its own greeting did not arrive.")),
    CONNECT_TIMEOUT_MS,
  );
  await greeting.promise.finally(() => clearTimeout(timer));
}

async function prove(
  state: State,
  client: pg.Client,
  lose: (client: pg.Client, reason: string) => void,
): Promise<void> {
  const askedAtMs = performance.now();
  const silence = setTimeout(() => lose(client, "The connection fell silent."), SILENT_MS);
  try {
    await client.query("SELECT 1");
    if (state.client === client) state.provenAtMs = askedAtMs;
  } catch (error) {
    lose(client, error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(silence);
  }
}
