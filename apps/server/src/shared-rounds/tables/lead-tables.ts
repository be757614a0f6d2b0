/**
 * One process runs a table: the one that holds its lock in PostgreSQL. The lock belongs to a
 * connection, so it is free again as soon as its holder is gone, and the next one begins by ending
 * what was left: each tries for it every other second.
 */
import type pg from "pg";
import type { SharedGame } from "@tucano/game-math/shared/index.ts";
import { loginUrl, RUNTIME_ROLE } from "../../platform/database/logins.ts";
import { WritableClient } from "../../platform/database/writable-client.ts";
import { abandonRounds, advance } from "./advance.ts";
import { endLeftBets } from "./end-round.ts";
import type { Context } from "../types.ts";
import { lockOf } from "./repository-leaders.ts";

const TRY_EVERY_MS = 2_000;
/** After a step that failed: the database is away, perhaps. */
const AGAIN_MS = 1_000;
const SLEEP_MAX_MS = 5_000;
const STATEMENT_MS = 5_000;
/** How often bets are looked for whose round is over but that have no end. */
const SWEEP_EVERY_MS = 15_000;
const LEFT_FOR_MS = 5_000;
/** Players see a table stand still from about here on. */
const LATE_FROM_MS = 500;

export interface TableLeader {
  start(): void;
  /** The tables that this process runs just now. */
  led(): readonly string[];
  stop(): Promise<void>;
}

interface State {
  client: pg.Client | null;
  readonly led: Map<string, Promise<void>>;
  readonly measured: Measured;
  isStopped: boolean;
  timer: NodeJS.Timeout | undefined;
  sweptAtMs: number;
}

export function leadTables(context: Context): TableLeader {
  const led = new Map<string, Promise<void>>();
  const state: State = {
    client: null,
    led,
    measured: measureLead(context, led),
    isStopped: false,
    timer: undefined,
    sweptAtMs: Number.NEGATIVE_INFINITY,
  };
  const tick = async (): Promise<void> => {
    try {
      await seekLead(context, state);
      await sweep(context, state);
    } catch (error) {
      if (!state.isStopped) context.logger.warn({ err: error }, "Tables cannot be led just now.");
    }
    if (state.isStopped) return;
    state.timer = setTimeout(() => void tick(), TRY_EVERY_MS);
    state.timer.unref();
  };
  return {
    start: () => void tick(),
    led: () => [...state.led.keys()],
    stop: async () => {
      state.isStopped = true;
      clearTimeout(state.timer);
      await Promise.allSettled(state.led.values());
      await state.client?.end().catch(() => undefined);
      state.client = null;
    },
  };
}

interface Measured {
  readonly late: { inc(table: string): void };
  readonly stumbles: { inc(table: string): void };
}

function measureLead({ metrics, games }: Context, led: ReadonlyMap<string, unknown>): Measured {
  const label = "table";
  metrics.gauges({
    name: "tucano_tables_led",
    help: "1 where this process runs the table, else 0: one process in all should.",
    label,
    read: () => new Map(games.map(({ facts: { code } }) => [code, led.has(code) ? 1 : 0])),
  });
  return {
    late: metrics.counters({
      name: "tucano_tables_late_steps_total",
      help: `Steps of a table that began ${LATE_FROM_MS} ms or more after their time.`,
      label,
    }),
    stumbles: metrics.counters({
      name: "tucano_tables_stumbles_total",
      help: "Steps of a table that failed and are tried again.",
      label,
    }),
  };
}

async function seekLead(context: Context, state: State): Promise<void> {
  const client = state.client ?? (await connect(context, state));
  for (const game of context.games) {
    const { code } = game.facts;
    if (state.led.has(code) || state.isStopped) continue;
    const { rows } = await client.query<{ taken: boolean }>(
      "SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS taken",
      [lockOf(code)],
    );
    if (rows[0]?.taken !== true) continue;
    context.logger.info({ game: code }, "This process runs the table.");
    const running = run(context, state, { game, client }).finally(() => state.led.delete(code));
    state.led.set(code, running);
  }
}

async function connect({ databaseUrl }: Context, state: State): Promise<pg.Client> {
  const client = new WritableClient({
    connectionString: loginUrl(databaseUrl, RUNTIME_ROLE),
    application_name: "tucano tables",
    options: `-c statement_timeout=${STATEMENT_MS}`,
    connectionTimeoutMillis: STATEMENT_MS,
    query_timeout: STATEMENT_MS,
    keepAlive: true,
  });
  // With the connection the locks are gone: tables led by it stop at their next step.
  const lose = (): void => {
    if (state.client === client) state.client = null;
  };
  client.on("error", lose);
  client.on("end", lose);
  await client.connect();
  state.client = client;
  return client;
}

async function run(
  context: Context,
  state: State,
  { game, client }: { game: SharedGame; client: pg.Client },
): Promise<void> {
  const isLeading = () => !state.isStopped && state.client === client;
  const { code } = game.facts;
  const { late, stumbles } = state.measured;
  const nowMs = () => context.clock.now().getTime();
  let isNew = true;
  let dueMs = Number.POSITIVE_INFINITY;
  while (isLeading()) {
    if (nowMs() - dueMs >= LATE_FROM_MS) late.inc(code);
    let waitMs = AGAIN_MS;
    try {
      if (isNew) await abandonRounds(context, game);
      isNew = false;
      dueMs = (await advance(context, game)).getTime();
      waitMs = dueMs - nowMs();
    } catch (error) {
      dueMs = Number.POSITIVE_INFINITY;
      stumbles.inc(code);
      context.logger.warn({ err: error, game: code }, "A table stumbled.");
    }
    await sleep(Math.min(waitMs, SLEEP_MAX_MS), isLeading);
  }
}

/** Ends early when the lead is lost; woken often enough for that, and exactly when it is time. */
async function sleep(ms: number, isLeading: () => boolean): Promise<void> {
  const untilMs = performance.now() + ms;
  for (let leftMs = ms; leftMs > 0 && isLeading(); leftMs = untilMs - performance.now()) {
    await new Promise<void>((done) => {
      setTimeout(done, Math.min(leftMs, 250)).unref();
    });
  }
}

async function sweep(context: Context, state: State): Promise<void> {
  const nowMs = performance.now();
  if (nowMs - state.sweptAtMs < SWEEP_EVERY_MS) return;
  state.sweptAtMs = nowMs;
  await endLeftBets(context, LEFT_FOR_MS);
}
