/**
 * `npm run migrate`: brings the database up to date, as its owner, for servers that never do so
 * themselves (MIGRATE=never). Harmless when repeated, and beside servers of the release before.
 */
import { loadConfig } from "./platform/config/config.ts";
import { ConfigError, readEnvironment } from "./platform/config/env.ts";
import { migrate } from "./platform/database/migrate.ts";

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<void> {
  const config = loadConfig(readEnvironment(process.env));
  if (config.databaseUrl === null) {
    throw new ConfigError(
      "DATABASE_URL is empty: the embedded PostgreSQL is migrated at each start.",
    );
  }
  const ran = await migrate(config.databaseUrl, config.databaseOwnerUrl ?? config.databaseUrl);
  for (const name of ran) say(name);
  say(ran.length === 0 ? "The database is up to date." : `${ran.length} migrations have run.`);
}

main().catch((error: unknown) => {
  const isPlain = error instanceof ConfigError || !(error instanceof Error);
  process.stderr.write(`${isPlain ? String(error) : error.stack}\n`);
  if (error instanceof Error && error.cause instanceof Error) {
    process.stderr.write(`${error.cause.stack}\n`);
  }
  process.exitCode = 1;
});
