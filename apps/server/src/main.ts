/** The server's process: configuration, database, rooms, and an orderly end. */
import path from "node:path";
import { startEmbeddedPostgres } from "@tucano/workshop/embedded-postgres.ts";
import { systemClock } from "./platform/clock.ts";
import { type Config, loadConfig } from "./platform/config/config.ts";
import { ConfigError, readEnvironment } from "./platform/config/env.ts";
import { connect } from "./platform/database/connect.ts";
import { RUNTIME_ROLE } from "./platform/database/logins.ts";
import { migrate, migrationNames } from "./platform/database/migrate.ts";
import { listMissing } from "./platform/database/state-repository.ts";
import { sqlStateOf } from "./platform/database/transaction.ts";
import { createLogger } from "./platform/logger.ts";
import { systemRandom } from "./platform/random.ts";
import { type RunningServer, startServer } from "./start-server.ts";

/** With all that is waited for: a balancer, open answers, jobs that run. */
/** No table, no schema, or no login yet. */
const NEVER_MIGRATED = ["3F000", "42P01", "28P01", "28000"];

const SHUTDOWN_LIMIT_MS = 20_000;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** For a server that knows the owner of its database as little as everybody else. */
async function requireMigrated(url: string): Promise<void> {
  const connection = connect({ url, poolSize: 1, login: RUNTIME_ROLE });
  const missing = await listMissing(connection.db, migrationNames()).catch((error: unknown) => {
    if (!NEVER_MIGRATED.includes(String(sqlStateOf(error)))) throw error;
    return migrationNames();
  });
  await connection.close();
  if (missing.length === 0) return;
  throw new ConfigError(
    `${missing.length} migrations of this release have not run, the first is ${missing[0]}. With ` +
      "MIGRATE=never a server does not run them: run `npm run migrate` as the database's owner.",
  );
}

async function start(config: Config, databaseUrl: string): Promise<RunningServer> {
  if (config.migratesAtStart) await migrate(databaseUrl, config.databaseOwnerUrl ?? databaseUrl);
  else await requireMigrated(databaseUrl);
  return startServer({
    config,
    databaseUrl,
    logger: createLogger(config.logLevel),
    clock: systemClock,
    random: systemRandom,
    work: true,
    secretsFolder: path.join(config.dataDir, "secrets"),
  });
}

async function main(): Promise<void> {
  const config = loadConfig(readEnvironment(process.env));
  const embedded =
    config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : null;
  const databaseUrl = config.databaseUrl ?? embedded?.url() ?? "";
  const server = await start(config, databaseUrl).catch(async (error: unknown) => {
    await embedded?.leave();
    throw error;
  });
  say(`Tucano is ready: ${server.url}  (back office: ${server.url}/backoffice)`);

  let isStopping = false;
  const stop = (signal: string): void => {
    if (isStopping) return;
    isStopping = true;
    say(`${signal}: stopping.`);
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    void server
      .close()
      .then(() => embedded?.leave())
      .then(() => process.exit(0));
  };
  process.on("SIGINT", () => stop("SIGINT"));
  process.on("SIGTERM", () => stop("SIGTERM"));
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") {
    return "The port is taken by another program. Choose another, such as PORT=3001 npm start.";
  }
  if (code === "ENOSPC") return "The disk is full.";
  return message;
}

main().catch((error: unknown) => {
  process.stderr.write(`Tucano could not start: ${explain(error)}\n`);
  if (error instanceof Error && !(error instanceof ConfigError)) {
    process.stderr.write(`${error.stack}\n`);
    if (error.cause instanceof Error) process.stderr.write(`${error.cause.stack}\n`);
  }
  process.exit(1);
});
