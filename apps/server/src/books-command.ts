/**
 * `npm run books`: computes every number of the house a second time from the journal, and says
 * what was checked and what differs. `npm run books -- full`: with what is too dear for every day,
 * and how long each check took. Reads one moment of the database, of a standby where
 * DATABASE_READ_URL is set, beside a running server if there is one. Exits with 1 when anything
 * differs, with 2 when the books could not be read.
 */
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { composeBeside } from "./at-the-machine.ts";
import { startEmbeddedPostgres } from "@tucano/workshop/embedded-postgres.ts";
import { auditBooks, type BookCheck, type CheckResult, dailyChecks } from "./ledger/index.ts";
import { type Config, loadConfig } from "./platform/config/config.ts";
import { readEnvironment } from "./platform/config/env.ts";
import { connect, type Connection } from "./platform/database/connect.ts";
import { RUNTIME_ROLE } from "./platform/database/logins.ts";
import { type OpenReadPool, openReadPool } from "./platform/database/read-pool.ts";
import type { ReadPool } from "./platform/database/types.ts";
import { createLogger } from "./platform/logger.ts";
import { createMetrics } from "./platform/metrics.ts";
import { systemRandom } from "./platform/random.ts";
import { createSecrets } from "./platform/secrets/secrets.ts";

const isFull = process.argv.includes("full");
const POOL_SIZE = 2;
const LOOK_AGAIN_MS = 200;
const EXIT_DIFFERENT = 1;
const EXIT_UNREADABLE = 2;
/** No table, no schema, or no login of ours: the first start makes them. */
const NEVER_STARTED = ["3F000", "42P01", "28P01", "28000"];

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Every room's checks. */
function collectChecks(config: Config, { db }: Connection, databaseUrl: string) {
  const folder = path.join(config.dataDir, "secrets");
  const secrets = createSecrets({ folder, random: systemRandom });
  const { bookChecks } = composeBeside({ config, db, databaseUrl, secrets });
  return isFull ? bookChecks : dailyChecks(bookChecks);
}

function report(results: readonly CheckResult[]): number {
  let differences = 0;
  for (const result of results) {
    differences += result.differences.length;
    const mark = result.differences.length === 0 ? "ok  " : "DIFF";
    const count = result.count === null ? "" : ` (${result.count} checked)`;
    const took = isFull ? `, ${Math.round(result.tookMs / 100) / 10} s` : "";
    say(`${mark}  ${result.name}${count}${took}`);
    for (const one of result.differences) {
      say(`      ${one.subject}: expected ${one.expected}, found ${one.found}`);
    }
  }
  return differences;
}

async function audit(
  db: Connection["db"],
  checks: readonly BookCheck[],
  reads: ReadPool,
): Promise<void> {
  const startedMs = performance.now();
  const differences = report(await auditBooks(db, checks, reads));
  const tookMs = Math.round(performance.now() - startedMs);
  say("");
  if (differences === 0) {
    say(`The books are clean: ${checks.length} checks in ${tookMs} ms, no difference.`);
    return;
  }
  say(`The books do NOT agree: ${differences} differences in ${checks.length} checks.`);
  process.exitCode = EXIT_DIFFERENT;
}

/** It is heavy: whoever asked for a standby is told when it is not one that is read. */
async function sayWhere(reading: OpenReadPool, waitMs: number): Promise<void> {
  const endMs = performance.now() + waitMs;
  while (reading.whyNot() !== null && performance.now() < endMs) await pause(LOOK_AGAIN_MS);
  const whyNot = reading.whyNot();
  say(whyNot === null ? "Read on a standby." : `${whyNot} Read on the primary.`);
}

async function main(): Promise<void> {
  const config = loadConfig(readEnvironment(process.env));
  const embedded =
    config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : null;
  const databaseUrl = config.databaseUrl ?? embedded?.url() ?? "";
  const connection = connect({ url: databaseUrl, poolSize: POOL_SIZE, login: RUNTIME_ROLE });
  const { db } = connection;
  const logger = createLogger("silent");
  const reading = openReadPool({ db, databaseUrl, config, logger, metrics: createMetrics() });
  try {
    const checks = collectChecks(config, connection, databaseUrl);
    if (reading.pool !== null) await sayWhere(reading, config.readLagMaxMs);
    await audit(db, checks, reading.reads);
  } finally {
    await reading.close();
    await connection.close();
    if (embedded !== null && !embedded.wasRunning) await embedded.stop();
  }
}

function explain(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  if (code === "ECONNREFUSED") return "The database does not answer. See DATABASE_URL.";
  if (NEVER_STARTED.includes(code ?? "")) {
    return `This database is not Tucano's, or was never started: ${message}`;
  }
  return message;
}

main()
  .catch((error: unknown) => {
    process.stderr.write(`The books could not be read: ${explain(error)}\n`);
    process.exitCode = EXIT_UNREADABLE;
  })
  .finally(() => process.exit());
