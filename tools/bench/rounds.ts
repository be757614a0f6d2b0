/**
 * `npm run bench`: how many rounds a second the product plays, and how that compares with what
 * PostgreSQL's own benchmark does on the same server. Prints one JSON document; what it is doing
 * goes to the error output. docs/performance.md says how to read it.
 */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "@tucano/workshop/embedded-postgres.ts";
import { type Connection, connect } from "../../apps/server/src/platform/database/connect.ts";
import { systemRandom } from "../../apps/server/src/platform/random.ts";
import { createSecrets } from "../../apps/server/src/platform/secrets/secrets.ts";
import { seedBoxOf } from "../../apps/server/src/platform/secrets/seed-box.ts";
import { copyLaunches, mixed } from "./load/copied-launches.ts";
import { type BatchedResult, runExecutor, runRounds } from "./executor.ts";
import { keepSessionsAwake, loadHistory } from "./history.ts";
import { firstPlayers, launchAll } from "./load/launches.ts";
import type { Players } from "./load/load.ts";
import { cpuSecondsOf } from "./measure.ts";
import { createSignIn, type Login, openMembers } from "./members.ts";
import { type Options, readOptions } from "./options.ts";
import { findPgbench, type PgbenchResult, runPgbench } from "./pgbench.ts";
import {
  type Bench,
  type Measured,
  runAt,
  runHalf,
  runPair,
  runSoak,
  warmUp,
} from "./product-runs.ts";
import { rounded, say } from "./say.ts";
import { atEnd, undoAll } from "./undo.ts";
import { type Product, startProduct } from "../lib/product.ts";
import { root } from "../lib/root.ts";
import { run } from "../lib/run.ts";

const OWNER_POOL_SIZE = 4;
const EXECUTOR_IN_FLIGHT = 512;
const SETTLE_MS = 500;
const EXECUTOR_SECONDS_MAX = 8;
/** Few enough for all to play once before it is counted. */
const IN_PROCESS_MEMBERS_MAX = 10_000;

interface Database {
  readonly dataDir: string;
  readonly postgres: EmbeddedPostgres;
  readonly owner: Connection;
}

async function startDatabase(): Promise<Database> {
  const dataDir = mkdtempSync(join(tmpdir(), "tucano-bench-"));
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  // Under root the database runs as another account, which must be able to come in.
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir });
  atEnd(() => postgres.stop());
  const owner = connect({ url: postgres.url(), poolSize: OWNER_POOL_SIZE, login: null });
  atEnd(() => owner.close());
  return { dataDir, postgres, owner };
}

interface Running {
  readonly product: Product;
  /** Stops it, once. */
  readonly stop: () => Promise<void>;
}

/** Where it listens and what it works on; all else is as the product comes. */
async function startServer(options: Options, { dataDir, postgres }: Database): Promise<Running> {
  const { profileFolder, settings } = options;
  const profile =
    profileFolder === null ? {} : { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profileFolder}` };
  const product = await startProduct({
    LOG_LEVEL: "",
    DATABASE_URL: postgres.url(),
    DATA_DIR: dataDir,
    ...profile,
    ...settings,
  });
  return { product, stop: atEnd(() => product.stop()) };
}

async function auditBooks({ postgres, dataDir }: Database) {
  const { exitCode, output } = await run(
    process.execPath,
    [join(root, "apps/server/src/books-command.ts")],
    {
      output: "keep",
      env: { DATABASE_URL: postgres.url(), DATA_DIR: dataDir, LOG_LEVEL: "silent" },
    },
  );
  const lines = output.trimEnd().split("\n");
  // Clean books need one line; others all that was found.
  return { clean: exitCode === 0, says: exitCode === 0 ? lines.slice(-1) : lines };
}

/** As with a past that has come about in its own time. A running server would give players way. */
async function catchUpReaders({ postgres, dataDir }: Database): Promise<boolean> {
  const { exitCode } = await run(
    process.execPath,
    [join(root, "apps/server/src/readers-command.ts"), "follow"],
    { output: "keep", env: { DATABASE_URL: postgres.url(), DATA_DIR: dataDir } },
  );
  return exitCode === 0;
}

async function prepare(options: Options, database: Database, url: string) {
  const startedMs = performance.now();
  const { owner, postgres, dataDir } = database;
  say(`Opening ${options.members} members …`);
  const logins = await openMembers(owner, postgres.url(), options.members);
  say("Launching their games …");
  const { players: launched, left } = await launchAll({
    url,
    logins: options.hasRuns ? logins : logins.slice(0, IN_PROCESS_MEMBERS_MAX),
    signIn: createSignIn(dataDir),
    limitMs: options.prepareSeconds * 1_000,
    say,
  });
  const secrets = createSecrets({ folder: join(dataDir, "secrets"), random: systemRandom });
  const seedBox = seedBoxOf({ config: { seedKeys: [] }, secrets, random: systemRandom });
  if (left.length > 0) say(`Copying ${left.length} launches …`);
  const players = mixed(await copyLaunches({ ...owner, seedBox }, launched, left));
  await owner.pool.query("VACUUM ANALYZE");
  await owner.pool.query("CHECKPOINT");
  const prepared = {
    prepare_seconds: rounded((performance.now() - startedMs) / 1_000, 1),
    launched_over_http: launched.tokens.length,
    launches_copied: left.length,
  };
  return { logins, players, prepared };
}

async function playOn(bench: Bench) {
  const { options } = bench;
  say("Playing …");
  await warmUp(bench);
  const runs: Measured[] = [];
  for (const connections of options.connections) runs.push(await runAt(bench, connections));
  const peak = Math.max(...runs.map((one) => one.rounds_per_second));
  if (options.hasHalf) say("At half of the peak …");
  const half = options.hasHalf ? await runHalf(bench, peak) : null;
  if (options.hasPair) say("One game against all …");
  const pair = options.hasPair ? await runPair(bench) : null;
  if (options.soakSeconds !== null) say("Soaking …");
  const soak =
    options.soakSeconds === null ? null : await runSoak(bench, peak, options.soakSeconds);
  return { runs, peak, half, pair, soak };
}

/** Without HTTP, in a process of its own, after the product has ended. */
async function runAlone(
  { postgres }: Database,
  what: string,
  start: (begun: () => void) => Promise<BatchedResult>,
) {
  say(`${what} …`);
  let before: number | null = null;
  const result = await start(() => (before = cpuSecondsOf(postgres.pid)));
  // Its connections are just ending; what they took is counted when they have.
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const after = cpuSecondsOf(postgres.pid);
  say(`  ${result.commands_per_second} commands a second`);
  const cpu = before === null || after === null ? null : rounded(after - before, 2);
  return { ...result, postgres_cpu_seconds: cpu };
}

async function runExecutors(
  options: Options,
  database: Database,
  { logins, players }: { logins: readonly Login[]; players: Players },
) {
  const databaseUrl = database.postgres.url();
  const seconds = Math.min(options.seconds, EXECUTOR_SECONDS_MAX);
  const memberIds = logins.map(({ memberId }) => memberId);
  const load = { databaseUrl, seconds, inFlight: Math.min(EXECUTOR_IN_FLIGHT, memberIds.length) };
  const executor = options.hasExecutor
    ? await runAlone(database, "The executor alone", (begun) =>
        runExecutor({ ...load, memberIds }, begun),
      )
    : null;
  const some = firstPlayers(players, IN_PROCESS_MEMBERS_MAX);
  const rounds = options.hasInProcess
    ? await runAlone(database, "Rounds without HTTP", (begun) =>
        runRounds({ ...load, dataDir: database.dataDir, players: some }, begun),
      )
    : null;
  return { executor, rounds };
}

/** The same as the last run before, with a year of rounds behind it. */
async function runWithHistory(
  bench: Omit<Bench, "product">,
  database: Database,
  { rows, before }: { rows: number; before: number },
) {
  const { options, postgres, players } = bench;
  const { owner } = database;
  say(`Writing a history of ${rows} entries …`);
  const history = await loadHistory(owner, rows);
  say("Letting the journal's readers catch up …");
  const is_read = await catchUpReaders(database);
  await keepSessionsAwake(owner);
  await owner.pool.query("CHECKPOINT");
  const { product, stop } = await startServer(options, database);
  const again: Bench = { options, players, product, postgres };
  await warmUp(again);
  const after = await runAt(again, Math.max(...options.connections));
  await stop();
  const ratio = before === 0 ? null : rounded(after.rounds_per_second / before, 3);
  return { ...history, is_read, start_ms: product.startMs, before, run: after, ratio };
}

/** The product, from its start to its end. */
async function measureProduct(options: Options, database: Database) {
  const { product, stop } = await startServer(options, database);
  const { logins, players, prepared } = await prepare(options, database, product.url);
  const { postgres } = database;
  const played = options.hasRuns ? await playOn({ options, players, product, postgres }) : null;
  // So that nothing of the product runs beside what comes now.
  await stop();
  const before = played?.runs.at(-1)?.rounds_per_second ?? 0;
  const rows = options.historyRows;
  const history =
    played === null || rows === null
      ? null
      : await runWithHistory({ options, players, postgres }, database, { rows, before });
  const alone = await runExecutors(options, database, { logins, players });
  return {
    played,
    alone,
    history,
    ...prepared,
    start_ms: product.startMs,
  };
}

async function readMachine({ owner }: Database) {
  const { rows } = await owner.pool.query<Record<string, string>>(
    `SELECT current_setting('fsync') AS fsync,
      current_setting('synchronous_commit') AS synchronous_commit,
      current_setting('server_version') AS postgresql`,
  );
  return { cores: availableParallelism(), node: process.version, ...rows[0] };
}

/** Where it listens and where it keeps its data cannot be as they come. */
const unavoidable = { PORT: "0", DATA_DIR: "a temporary folder", DATABASE_URL: "embedded, in it" };

async function main(): Promise<void> {
  const startedMs = performance.now();
  const options = readOptions();
  const database = await startDatabase();
  const pgbench = findPgbench();
  const compare = async (when: string): Promise<PgbenchResult | null> => {
    if (pgbench === null) return null;
    say(`pgbench, ${when} …`);
    return runPgbench(pgbench, {
      url: database.postgres.url(),
      owner: database.owner.pool,
      seconds: options.pgbenchSeconds,
    });
  };
  const before = await compare("before");
  const { played, alone, history, ...prepared } = await measureProduct(options, database);
  const after = await compare("after");
  const best = Math.max(before?.best_tps ?? 0, after?.best_tps ?? 0);
  const ratio = (rate: number | undefined): number | null =>
    best === 0 || rate === undefined ? null : rounded(rate / best, 3);
  const compared = (result: BatchedResult | null) =>
    result === null ? null : { ...result, ratio_to_pgbench: ratio(result.commands_per_second) };
  say("Reading the books …");
  const books = await auditBooks(database);
  const report = {
    machine: await readMachine(database),
    settings_changed: { ...unavoidable, ...options.settings },
    members: options.members,
    ...prepared,
    runs: (played?.runs ?? []).map((one) => ({
      ...one,
      ratio_to_pgbench: ratio(one.rounds_per_second),
    })),
    half_peak: played?.half ?? null,
    one_game_to_all: played?.pair?.ratio ?? null,
    one_game_runs: played?.pair?.rates ?? null,
    executor: compared(alone.executor),
    rounds_in_process: compared(alone.rounds),
    history_ratio: history?.ratio ?? null,
    history,
    soak: played?.soak ?? null,
    pgbench: { before, after },
    ratio_to_pgbench: ratio(played?.peak),
    books,
    total_seconds: rounded((performance.now() - startedMs) / 1_000, 0),
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
