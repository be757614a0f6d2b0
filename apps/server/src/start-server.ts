/** Builds a server from a configuration and a database, for main.ts, tests and commands. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { compose, type House } from "./composition.ts";
import { healthChecks } from "./health/health-checks.ts";
import { assertDurable } from "./ledger/index.ts";
import type { Clock } from "./platform/clock.ts";
import type { Config } from "./platform/config/config.ts";
import type { Platform } from "./platform/context.ts";
import { connect } from "./platform/database/connect.ts";
import type { Kind } from "./platform/held.ts";
import { assertPowerless, RUNTIME_ROLE } from "./platform/database/logins.ts";
import { openReadPool } from "./platform/database/read-pool.ts";
import { measurePools } from "./platform/database/pool-metrics.ts";
import { inTransaction } from "./platform/database/transaction.ts";
import type { Db } from "./platform/database/types.ts";
import { createHostOf, isInsider } from "./platform/http/requests/asked-host.ts";
import { createCallMetrics } from "./platform/http/call-metrics.ts";
import { type Inside, listenInside, METRICS_PATH } from "./platform/http/inside.ts";
import { openTracer } from "./platform/http/send-traces.ts";
import { servePages } from "./platform/http/pages/pages.ts";
import { referencePages } from "./platform/http/reference/index.ts";
import { createHealth, type Health, serveHealth } from "./platform/http/health.ts";
import { leave } from "./platform/http/leave.ts";
import { registerPages } from "./platform/http/pages/register-pages.ts";
import { createHttpServer } from "./platform/http/server.ts";
import { createJobs, type Jobs } from "./platform/jobs/index.ts";
import { limitsWith } from "./platform/http/requests/shared-rate-limit.ts";
import type { Logger } from "./platform/logger.ts";
import { createOutbox } from "./platform/mail/outbox.ts";
import { besideOrigins } from "./platform/origin.ts";
import { createMetrics, type Metrics } from "./platform/metrics.ts";
import { openSharedCounts } from "./platform/memory/shared-counts.ts";
import { createNotices } from "./platform/database/notices.ts";
import type { Random } from "./platform/random.ts";
import { createRealtime } from "./platform/realtime/index.ts";
import type { Hub } from "./platform/realtime/hub.ts";
import project from "../../../package.json" with { type: "json" };
import { liveServer } from "./platform/realtime/server.ts";
import { noteFingerprints, readFingerprints } from "./platform/database/fingerprints-repository.ts";
import { refuseAfterRestore } from "./platform/database/restores-repository.ts";
import { createSecrets, requireNoted, type Secrets } from "./platform/secrets/secrets.ts";
import type { Tracer } from "./platform/traces.ts";
import { type SeedBox, seedBoxOf } from "./platform/secrets/seed-box.ts";

export interface ServerOptions {
  readonly config: Config;
  /** A migrated database. */
  readonly databaseUrl: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly logger: Logger;
  /** Run jobs and schedules; tests run their jobs by hand. */
  readonly work: boolean;
  /** A short-lived process, beside a server that may be running. */
  readonly isPassing?: boolean;
  readonly secretsFolder: string;
  /** Check answers against the contract before they are sent; only in tests, it costs a lot. */
  readonly checkAnswers?: boolean;
}

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly house: House;
  readonly db: Db;
  readonly jobs: Jobs;
  readonly seedBox: SeedBox;
  /** Where it listens. */
  readonly url: string;
  /** The port for those who run the house; null: there is none of its own. */
  readonly inside: Inside | null;
  close(): Promise<void>;
}

const VERSION = project.version;
const POOL_SIZE = 20;
/** Connections for operators' decisions while they are carried out. */
const APART_POOL_SIZE = 3;

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, logger, clock, random } = options;
  let isClosing = false;
  const { connection, apart } = openPools(options, () => isClosing);
  await assertPowerless(connection.db);
  await assertDurable(connection.db);
  await refuseAfterRestore(connection.db);
  const metrics = createMetrics();
  const reading = openReadPool({ ...options, ...connection, metrics });
  measurePools(metrics, { pool: connection.pool, apart: apart.pool, standby: reading.pool });
  measureHouse(metrics, connection.db);
  const tracer = openTracer(config, { random, metrics, version: VERSION });
  const jobs = createJobs({ url: options.databaseUrl, logger, metrics, tracer });
  const { redisUrl: store } = config;
  const counts = store === null ? null : await openSharedCounts({ url: store, logger, metrics });
  const notices = createNotices({ url: options.databaseUrl, logger, metrics });
  const realtime = createRealtime({ checkMessages: options.checkAnswers ?? false });
  let url = "";
  const folder = options.secretsFolder;
  const noted = await readFingerprints(connection.db);
  const secrets = createSecrets({ folder, random, noted, clock });
  const seedBox = seedBoxOf({ config, secrets, random });
  const platform: Platform = {
    config,
    logger,
    clock,
    random,
    jobs,
    metrics,
    notices,
    realtime,
    limitsOf: limitsWith(counts),
    outbox: createOutbox({ config, clock, random, jobs, logger, db: connection.db }),
    db: connection.db,
    apart: apart.db,
    reads: reading.reads,
    databaseUrl: options.databaseUrl,
    secrets,
    seedBox,
    isPassing: options.isPassing ?? false,
    selfUrl: () => url,
  };
  const house = compose(platform);
  await inTransaction(connection.db, (tx) => house.installDefaults(tx));
  await noteSecrets(connection.db, folder, secrets);
  await house.onInstalled();
  await house.sealSeeds();
  await notices.start();
  const isWorker = options.work && config.roles.has("worker");
  await jobs.start({ work: isWorker });
  const health = createHealth(healthChecks(platform, house, { counts, reading }));
  const app = await listen(options, house, { ...platform, realtime, health, tracer });
  url = addressOf(app);
  const inside = await listenInside(config, metrics);
  if (isWorker) await jobs.work();
  if (isWorker) house.journal.start();
  if (isWorker) [house.rooms.integrations, house.rooms.affiliates].forEach((room) => room.start());
  await house.onStarted();
  if (options.work && config.roles.has("games")) house.rooms.sharedRounds.start();
  return {
    app,
    house,
    jobs,
    seedBox,
    url,
    inside,
    db: connection.db,
    close: async () => {
      isClosing = true;
      await leave(app, { health, drainMs: config.http.drainMs });
      await inside?.close();
      await jobs.stop();
      await reading.close();
      await house.journal.stop();
      await house.close();
      await notices.close();
      counts?.close();
      await apart.close();
      await connection.close();
      await tracer?.close();
    },
  };
}

function openPools({ databaseUrl, logger }: ServerOptions, isClosing: () => boolean) {
  const open = (kind: Kind, poolSize: number) =>
    connect({
      url: databaseUrl,
      poolSize,
      kind,
      login: RUNTIME_ROLE,
      onError: (error) => {
        // Not of the call that once opened it.
        const tell = () =>
          logger.warn({ reason: error.message }, "A database connection was lost.");
        if (!isClosing()) besideOrigins(tell);
      },
    });
  return { connection: open("pool", POOL_SIZE), apart: open("apart", APART_POOL_SIZE) };
}

/** Of two servers that start for the first time at once, one has its secrets noted. */
async function noteSecrets(db: Db, folder: string, secrets: Secrets): Promise<void> {
  await noteFingerprints(db, secrets.used());
  requireNoted(folder, secrets.used(), await readFingerprints(db));
}

interface Beside {
  readonly realtime: Hub;
  readonly health: Health;
  readonly tracer: Tracer | null;
}

async function listen(
  { config, logger, random, checkAnswers = false }: ServerOptions,
  house: House,
  { health, tracer, ...platform }: Platform & Beside,
): Promise<FastifyInstance> {
  const { metrics } = platform;
  const authenticateMember = (token: string) => house.authenticateMember(token);
  const meterOf = createCallMetrics(metrics);
  const hostOf = createHostOf(config.http, () => house.siteHosts());
  const app = await createHttpServer({
    config,
    logger,
    random,
    routes: house.routes,
    limitsOf: platform.limitsOf,
    checkAnswers,
    authenticateMember,
    hostOf,
    authenticateOperator: (context) => house.authenticateOperator(context),
    meterOf,
    tracer,
  });
  const others = {
    streamHosts: () => house.streamHosts(),
    frameOrigins: () =>
      [house.rooms.rgs.frontOrigin(), ...house.rooms.rounds.frameOrigins()].filter(
        (origin) => origin !== "",
      ),
  };
  await registerPages(app, { ...config, ...others, logger, meterOf }, async (pages) => {
    const isAllowed = (request: FastifyRequest) => isInsider(config, request);
    const endpoints = house.routes.map((route) => route.endpoint);
    await pages.register(referencePages(endpoints, isAllowed));
    if (config.metrics.port === null) {
      pages.get(METRICS_PATH, async (request, reply) =>
        isAllowed(request)
          ? reply.type(metrics.contentType).send(await metrics.print())
          : pages.notFoundAnswer(request, reply),
      );
    }
    serveHealth(pages, health);
    await pages.register(
      liveServer({
        ...platform,
        hub: platform.realtime,
        checkMessages: checkAnswers,
        authenticateMember,
        isSessionRevoked: (sessionId) => house.isSessionRevoked(sessionId),
      }),
    );
    for (const plugin of house.plugins) await pages.register(plugin);
    await servePages(pages, { logger, hostOf, publicUrl: config.http.publicUrl });
  });
  await app.listen({ port: config.http.port, host: config.http.host });
  return app;
}

function measureHouse(metrics: Metrics, db: Db): void {
  metrics.gauges({
    name: "tucano_build_info",
    help: "1, with the version that runs.",
    label: "version",
    read: () => new Map([[VERSION, 1]]),
  });
  metrics.gauge({
    name: "tucano_database_up",
    help: "1 while the database answers this process, else 0.",
    read: async () => ((await isAnswering(db)) ? 1 : 0),
  });
}

async function isAnswering(db: Db): Promise<boolean> {
  try {
    await db.selectNoFrom((expression) => expression.lit(1).as("one")).execute();
    return true;
  } catch {
    return false;
  }
}

function addressOf(app: FastifyInstance): string {
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const host = address.family === "IPv6" ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
