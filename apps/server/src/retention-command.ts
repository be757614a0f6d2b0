/**
 * `npm run retention -- --until=2026-11`: what taking the journal's months up to and including this
 * one out would mean; with `--yes` it is done. As the database's owner, beside a running server.
 * Exits with 1 when it may not be done or the books differ afterwards, with 2 when asked wrongly.
 */
import { parseArgs } from "node:util";
import { startEmbeddedPostgres } from "@tucano/workshop/embedded-postgres.ts";
import { journalReaders, monthlyTables, roomBookChecks } from "./readers-and-checks.ts";
import {
  auditBooks,
  endOfMonth,
  planRetention,
  putAway,
  type RetentionDeps,
  type RetentionPlan,
  RetentionRefused,
} from "./ledger/index.ts";
import { systemClock } from "./platform/clock.ts";
import { loadConfig } from "./platform/config/config.ts";
import { readEnvironment } from "./platform/config/env.ts";
import { connect } from "./platform/database/connect.ts";

const POOL_SIZE = 2;
const EXIT_REFUSED = 1;
const EXIT_USAGE = 2;
const USAGE = "npm run retention -- --until=<YYYY-MM, the last month to put away> [--yes]";
const BYTES_PER_MEGABYTE = 1_048_576;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function report({ months, obstacles }: RetentionPlan): void {
  for (const { partition, rows, bytes } of months) {
    const megabytes = Math.ceil(bytes / BYTES_PER_MEGABYTE);
    say(`${partition.padEnd(32)} ${rows} rows, ${megabytes} MB`);
  }
  for (const reason of obstacles) say(`NOT POSSIBLE: ${reason}`);
}

async function execute(deps: RetentionDeps, until: Date, isMeant: boolean): Promise<boolean> {
  const plan = await planRetention(deps, until);
  report(plan);
  if (plan.obstacles.length > 0) return false;
  if (!isMeant) {
    say("Nothing was changed. With --yes these months are taken out of the journal.");
    return true;
  }
  await putAway(deps, plan, roomBookChecks);
  say("These months are tables of their own now. Dump them, read the dump back, then drop them.");
  const results = await auditBooks(deps.db, roomBookChecks);
  const broken = results.filter(({ differences }) => differences.length > 0);
  for (const { name } of broken) say(`DIFF  ${name}`);
  if (broken.length === 0) say("The books are clean.");
  return broken.length === 0;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { until: { type: "string" }, yes: { type: "boolean", default: false } },
  });
  const until = endOfMonth(values.until ?? "");
  if (until === null) {
    say(USAGE);
    process.exitCode = EXIT_USAGE;
    return;
  }
  const config = loadConfig(readEnvironment(process.env));
  const embedded =
    config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : null;
  const url = config.databaseOwnerUrl ?? config.databaseUrl ?? embedded?.url() ?? "";
  const connection = connect({ url, poolSize: POOL_SIZE, login: null });
  const readers = journalReaders.map(({ name }) => name);
  const deps = { db: connection.db, now: systemClock.now(), tables: monthlyTables, readers };
  try {
    if (!(await execute(deps, until, values.yes))) process.exitCode = EXIT_REFUSED;
  } finally {
    await connection.close();
    if (embedded !== null && !embedded.wasRunning) await embedded.stop();
  }
}

main()
  .catch((error: unknown) => {
    const text = error instanceof RetentionRefused ? error.message : String(error);
    process.stderr.write(`Nothing was put away: ${text}\n`);
    process.exitCode = EXIT_REFUSED;
  })
  .finally(() => process.exit());
