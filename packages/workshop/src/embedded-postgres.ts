/**
 * An embedded PostgreSQL: made on first use, started, reused when an earlier run left it alive,
 * stopped. The server process is spawned directly, so that its end is ours to see.
 */
import { spawn, spawnSync } from "node:child_process";
import {
  closeSync,
  existsSync,
  fchmodSync,
  openSync,
  readFileSync,
  writeFileSync,
  rmSync,
} from "node:fs";
import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { findPostgresHome, prepareDataFolder, type PostgresHome } from "./postgres-home.ts";

export interface EmbeddedPostgres {
  /** Connection string of the owner, for the given database (default: the main one). */
  url(database?: string): string;
  readonly pid: number;
  readonly dataFolder: string;
  /** It was running before, for somebody else: who came second leaves it running. */
  readonly wasRunning: boolean;
  /** A fast, clean shutdown. Resolves when the process has ended. */
  stop(): Promise<void>;
  /** The same, unless another process still works with it: the last one out puts out the light. */
  leave(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The folder that holds the cluster; made when it is missing. */
  readonly dataDir: string;
  /** Extra server settings, `name: value`. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly port?: number;
}

export const MAIN_DATABASE = "tucano";
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;

const MEGABYTE = 1_048_576;
const BUFFERS_MAX_MB = 2_048;
const BUFFERS_MIN_MB = 128;

/**
 * A quarter of the memory, as PostgreSQL's manual advises, and no more than a house of this size
 * can use: with less, pages that every round touches are written out and read back again.
 */
function sharedBuffers(): string {
  // 0: nobody limits us.
  const limit = process.constrainedMemory() || Infinity;
  const quarterMb = Math.floor(Math.min(limit, os.totalmem()) / 4 / MEGABYTE);
  return `${Math.max(BUFFERS_MIN_MB, Math.min(BUFFERS_MAX_MB, quarterMb))}MB`;
}

const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "200",
  shared_buffers: sharedBuffers(),
  max_wal_size: "2GB",
  file_copy_method: "copy",
  timezone: "UTC",
  log_min_messages: "fatal",
};

export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const home = findPostgresHome();
  const dataFolder = prepareDataFolder(options.dataDir, home.runAs);
  const password = initialise(home, dataFolder, options.dataDir);
  const alive = findRunning(dataFolder);
  const running = alive ?? (await launch(home, dataFolder, options));
  const url = (database = MAIN_DATABASE): string =>
    `postgres://postgres:${password}@127.0.0.1:${running.port}/${database}`;
  await waitUntilReady(url("postgres"), running.pid, path.join(options.dataDir, "postgres.log"));
  await ensureDatabase(url("postgres"));
  return {
    url,
    pid: running.pid,
    dataFolder,
    wasRunning: alive !== null,
    stop: () => stop(running.pid),
    leave: async () => {
      if (!(await isInUse(url("postgres")))) await stop(running.pid);
    },
  };
}

interface Running {
  readonly pid: number;
  readonly port: number;
}

function initialise(home: PostgresHome, dataFolder: string, dataDir: string): string {
  const secret = path.join(dataDir, "postgres.secret");
  if (existsSync(path.join(dataFolder, "PG_VERSION"))) return readFileSync(secret, "utf8").trim();
  const password = randomBytes(24).toString("hex");
  writeFileSync(secret, password, { mode: 0o600 });
  // initdb reads the password as the database's account, which cannot enter every folder of ours.
  const passwordFile = path.join(os.tmpdir(), `tucano-initdb-${randomBytes(8).toString("hex")}`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (home.runAs.uid !== undefined) spawnSync("chown", [String(home.runAs.uid), passwordFile]);
  const result = spawnSync(
    path.join(home.native, "bin", "initdb"),
    [
      `--pgdata=${dataFolder}`,
      "--username=postgres",
      "--auth=scram-sha-256",
      `--pwfile=${passwordFile}`,
      "--encoding=UTF8",
      "--locale=C",
      "--no-sync",
    ],
    { ...home.runAs, cwd: "/", env: {}, encoding: "utf8" },
  );
  rmSync(passwordFile, { force: true });
  if (result.status !== 0) {
    throw new Error(`PostgreSQL could not be initialised: ${result.stderr || result.error}`);
  }
  return password;
}

/** The running server of this data folder, when an earlier process of ours left one. */
function findRunning(dataFolder: string): Running | null {
  const file = path.join(dataFolder, "postmaster.pid");
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, "utf8").split("\n");
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!isPostgres(pid)) {
    rmSync(file, { force: true });
    return null;
  }
  return { pid, port };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  // A zombie that nobody has reaped still answers to signals, but is no server.
  const stat = `/proc/${pid}/stat`;
  return !existsSync(stat) || !readFileSync(stat, "utf8").includes(") Z ");
}

/** A process id is used again after a restart of the machine: look at what runs under it. */
function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync(commandLine) || readFileSync(commandLine, "utf8").includes("postgres");
}

async function launch(
  home: PostgresHome,
  dataFolder: string,
  options: EmbeddedOptions,
): Promise<Running> {
  const port = options.port ?? (await freePort());
  const settings = { ...SETTINGS, ...options.settings, port: String(port) };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  // It may quote statements: nobody else on the machine is to read it, nor one from before.
  const log = openSync(path.join(options.dataDir, "postgres.log"), "a", 0o600);
  fchmodSync(log, 0o600);
  const child = spawn(path.join(home.native, "bin", "postgres"), ["-D", dataFolder, ...flags], {
    ...home.runAs,
    cwd: "/",
    env: { LC_ALL: "C" },
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  const pid = await new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("spawn", () => resolve(child.pid ?? 0));
  });
  child.unref();
  return { pid, port };
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function waitUntilReady(url: string, pid: number, log: string): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  let problem: unknown = null;
  while (performance.now() < deadline) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      problem = error;
      if (!isAlive(pid)) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`PostgreSQL did not become ready (see ${log}).`, { cause: problem });
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [
      MAIN_DATABASE,
    ]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${MAIN_DATABASE}`);
  } finally {
    await client.end();
  }
}

const LEAVING = "tucano-leaving";

/** Is anybody connected who is not on the way out as well? */
async function isInUse(adminUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: LEAVING });
  try {
    await client.connect();
    const found = await client.query(
      `SELECT 1 FROM pg_stat_activity
       WHERE backend_type = 'client backend' AND application_name <> $1 LIMIT 1`,
      [LEAVING],
    );
    return found.rowCount !== 0;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function stop(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, "SIGINT");
  const deadline = performance.now() + STOP_TIMEOUT_MS;
  while (isAlive(pid) && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  if (isAlive(pid)) process.kill(pid, "SIGQUIT");
}
