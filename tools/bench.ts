/**
 * `npm run bench`: how many rounds a second the product plays, and how that compares with what
 * PostgreSQL's own benchmark does on the same server. Prints one JSON document; what it is doing
 * goes to the error output. docs/performance.md says how to read it.
 */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "@tucano/workshop/embedded-postgres.ts";
import { type Connection, connect } from "../apps/server/src/platform/database/connect.ts";
import { type LoadResult, playRounds } from "./bench/load.ts";
import { batchesSince, childrenOf, cpuSecondsOf, currentTransaction } from "./bench/measure.ts";
import { type BenchPlayers, prepareMembers } from "./bench/members.ts";
import { findPgbench, type PgbenchResult, preparePgbench, runPgbench } from "./bench/pgbench.ts";
import { startProduct } from "./lib/product.ts";
import { root } from "./lib/root.ts";
import { run } from "./lib/run.ts";

const WARM_UP = { connections: 32, seconds: 3 };
const OWNER_POOL_SIZE = 4;

/** Everything else is as the product comes: durability above all. */
const loadSettings = { CAPTCHA: "off", MIN_ROUND_MS: "0", RATE_LIMIT_PER_MINUTE: "10000000" };

interface Options {
  readonly members: number;
  readonly seconds: number;
  readonly connections: readonly number[];
  readonly pgbenchSeconds: number;
  /** A folder for the server's processor profile; null: none is taken. */
  readonly profileFolder: string | null;
}

interface Measured extends LoadResult {
  readonly ratio_to_pgbench: number | null;
  readonly average_batch: number | null;
  readonly server_cpu_seconds: number | null;
  readonly postgres_cpu_seconds: number | null;
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      members: { type: "string", default: "2000" },
      seconds: { type: "string", default: "10" },
      connections: { type: "string", default: "32,128,512" },
      "pgbench-seconds": { type: "string", default: "5" },
      profile: { type: "string" },
    },
  });
  const connections = values.connections.split(",").map((one) => whole("connections", one));
  const members = whole("members", values.members);
  if (members < Math.max(...connections)) {
    throw new Error(
      "There must be as many members as connections: each plays one round at a time.",
    );
  }
  return {
    members,
    connections,
    seconds: whole("seconds", values.seconds),
    pgbenchSeconds: whole("pgbench-seconds", values["pgbench-seconds"]),
    profileFolder: values.profile === undefined ? null : resolve(values.profile),
  };
}

function whole(name: string, text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw new Error(`--${name} takes a whole number above zero, not ${text}.`);
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** What was started, to be stopped in the opposite order, once, whatever happens. */
const undo: (() => Promise<void> | void)[] = [];

let undoing: Promise<void> | null = null;

/** Whoever asks second waits for the first. */
function undoAll(): Promise<void> {
  undoing ??= (async () => {
    for (let step = undo.pop(); step !== undefined; step = undo.pop()) await step();
  })();
  return undoing;
}

interface Database {
  readonly dataDir: string;
  readonly postgres: EmbeddedPostgres;
  readonly owner: Connection;
}

async function startDatabase(): Promise<Database> {
  const dataDir = mkdtempSync(join(tmpdir(), "tucano-bench-"));
  undo.push(() => rmSync(dataDir, { recursive: true, force: true }));
  // Under root the database runs as another account, which must be able to come in.
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir });
  undo.push(() => postgres.stop());
  const owner = connect({ url: postgres.url(), poolSize: OWNER_POOL_SIZE, role: null });
  undo.push(() => owner.close());
  return { dataDir, postgres, owner };
}

interface Bench {
  readonly options: Options;
  readonly players: BenchPlayers;
  readonly url: string;
  readonly owner: Connection;
  readonly serverPid: number;
  readonly postgresPid: number;
}

async function measure(
  bench: Bench,
  connections: number,
): Promise<Omit<Measured, "ratio_to_pgbench">> {
  const { owner, serverPid, postgresPid, players, url, options } = bench;
  const since = await currentTransaction(owner.pool);
  const before = { server: cpuSecondsOf(serverPid), postgres: cpuSecondsOf(postgresPid) };
  const result = await playRounds({ ...players, url, connections, seconds: options.seconds });
  const after = { server: cpuSecondsOf(serverPid), postgres: cpuSecondsOf(postgresPid) };
  say(`  ${connections} connections: ${result.rounds_per_second} rounds a second`);
  return {
    ...result,
    average_batch: await batchesSince(owner.pool, since),
    server_cpu_seconds: difference(before.server, after.server),
    postgres_cpu_seconds: difference(before.postgres, after.postgres),
  };
}

function difference(before: number | null, after: number | null): number | null {
  return before === null || after === null ? null : rounded(after - before, 2);
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

async function auditBooks(databaseUrl: string, dataDir: string) {
  const { exitCode, output } = await run(
    process.execPath,
    [join(root, "apps/server/src/books-command.ts")],
    { output: "keep", env: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: "silent" } },
  );
  const lines = output.trimEnd().split("\n");
  // Clean books need one line; others all that was found.
  return { clean: exitCode === 0, says: exitCode === 0 ? lines.slice(-1) : lines };
}

/** The server as its own process, members with money and play tokens, and the runs. */
async function playOnProduct(options: Options, { dataDir, postgres, owner }: Database) {
  const profile =
    options.profileFolder === null
      ? {}
      : { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${options.profileFolder}` };
  const settings = { ...loadSettings, ...profile, DATABASE_URL: postgres.url(), DATA_DIR: dataDir };
  const product = await startProduct(settings);
  undo.push(() => product.stop());
  const [serverPid] = childrenOf(process.pid).filter((pid) => pid !== postgres.pid);
  say(`Opening ${options.members} members …`);
  const players = await prepareMembers({
    url: product.url,
    owner,
    dataDir,
    count: options.members,
  });
  const bench: Bench = {
    options,
    players,
    owner,
    url: product.url,
    serverPid: serverPid ?? 0,
    postgresPid: postgres.pid,
  };
  const durability = await owner.pool.query<Record<string, string>>(
    `SELECT current_setting('fsync') AS fsync,
      current_setting('synchronous_commit') AS synchronous_commit,
      current_setting('server_version') AS postgresql`,
  );
  say("Playing …");
  await playRounds({ ...players, url: product.url, ...WARM_UP });
  const runs: Omit<Measured, "ratio_to_pgbench">[] = [];
  for (const connections of options.connections) runs.push(await measure(bench, connections));
  return { runs, settings: durability.rows[0] };
}

async function main(): Promise<void> {
  const options = readOptions();
  const database = await startDatabase();
  const { dataDir, postgres, owner } = database;
  const pgbench = findPgbench();
  const compare = async (when: string): Promise<PgbenchResult | null> => {
    if (pgbench === null) return null;
    say(`pgbench, ${when} …`);
    return runPgbench(pgbench, postgres.url(), options.pgbenchSeconds);
  };
  if (pgbench !== null) await preparePgbench(pgbench, postgres.url(), owner.pool);
  const before = await compare("before");
  const { runs, settings } = await playOnProduct(options, database);
  // So that nothing of the product runs beside pgbench and the books.
  await undo.pop()?.();
  const after = await compare("after");
  const best = Math.max(before?.best_tps ?? 0, after?.best_tps ?? 0);
  const ratio = (rate: number): number | null => (best === 0 ? null : rounded(rate / best, 3));
  const measured: Measured[] = runs.map((one) => ({
    ...one,
    ratio_to_pgbench: ratio(one.rounds_per_second),
  }));
  const peak = Math.max(...runs.map((one) => one.rounds_per_second));
  say("Reading the books …");
  const books = await auditBooks(postgres.url(), dataDir);
  const report = {
    machine: { cores: availableParallelism(), node: process.version, ...settings },
    members: options.members,
    runs: measured,
    pgbench: { before, after },
    ratio_to_pgbench: ratio(peak),
    books,
  };
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  if (!books.clean) process.exitCode = 1;
}

function stopEarly(): void {
  void undoAll().finally(() => process.exit(130));
}

process.once("SIGINT", stopEarly);
process.once("SIGTERM", stopEarly);
process.once("disconnect", stopEarly);
process.channel?.unref();
try {
  await main();
} finally {
  await undoAll();
}
