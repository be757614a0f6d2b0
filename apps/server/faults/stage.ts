/**
 * What the fault tests break: the product as real processes on a PostgreSQL of its own, both made
 * to be killed and started again. The stage plays the supervisor that every installation has:
 * what was killed is started once more, on the same port, and nothing else is done for it.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import {
  type EmbeddedPostgres,
  freePort,
  startEmbeddedPostgres,
} from "@tucano/workshop/embedded-postgres.ts";
import { types } from "../src/platform/database/connect.ts";
import { createServerProcess, type ServerProcess } from "./server-process.ts";
import { isRunning, killTree } from "./kill-tree.ts";

export type Environment = Readonly<Record<string, string>>;

export interface StageOptions {
  /** Settings of PostgreSQL beyond those of the product. */
  readonly settings?: Environment;
  /** Where PostgreSQL keeps its cluster; default: a new folder. */
  readonly databaseFolder?: string;
}

export interface ServerOptions {
  /** As ROLES of the product, such as "api,games". */
  readonly roles: string;
  readonly env?: Environment;
  /** Stands between the server and PostgreSQL. Default: nothing does. */
  readonly databaseUrl?: string;
}

export interface Stage {
  readonly folder: string;
  readonly databaseUrl: string;
  readonly databasePort: number;
  /** The whole of PostgreSQL at once, its helpers included, as when the power goes. */
  killPostgres(): Promise<void>;
  startPostgres(): Promise<void>;
  isPostgresRunning(): boolean;
  /** Not started yet. */
  createServer(options: ServerOptions): Promise<ServerProcess>;
  /** As the database's owner. */
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** `npm run books`: what it says, and whether it is content. */
  readBooks(): Promise<{ readonly isClean: boolean; readonly output: string }>;
  close(): Promise<void>;
}

/** The product as it comes, but for what only keeps machines out or makes people wait. */
export const SERVER_SETTINGS: Environment = {
  CAPTCHA: "off",
  PASSWORD_COST: "test",
  MIN_ROUND_MS: "0",
  LOG_LEVEL: "warn",
  RATE_LIMIT_PER_MINUTE: "10000000",
  TOKEN_RATE_LIMIT_PER_MINUTE: "10000000",
};

export const OPERATOR = { email: "admin@tucano.local", password: "the-operator-of-drills-1" };

/** With `owner.pid` in it: a later run of the tests ends what a killed one left behind. */
const PREFIX = "tucano-test-faults-";
/** As `npm start` has it. */
export const compileCache = path.resolve(import.meta.dirname, "../../../.cache/node");
const booksProgram = path.resolve(import.meta.dirname, "../src/books-command.ts");

export async function openStage(options: StageOptions = {}): Promise<Stage> {
  const folder = mkdtempSync(path.join(os.tmpdir(), PREFIX));
  chmodSync(folder, 0o755);
  writeFileSync(path.join(folder, "owner.pid"), String(process.pid));
  const databaseFolder = options.databaseFolder ?? folder;
  const databasePort = await freePort();
  const servers: ServerProcess[] = [];
  const { settings = {} } = options;
  const start = (): Promise<EmbeddedPostgres> =>
    startEmbeddedPostgres({ dataDir: databaseFolder, port: databasePort, settings });
  let postgres = await start();
  const databaseUrl = postgres.url();

  const stage: Stage = {
    folder,
    databaseUrl,
    databasePort,
    killPostgres: () => killTree(postgres.pid),
    startPostgres: async () => {
      postgres = await start();
    },
    isPostgresRunning: () => isRunning(postgres.pid),
    createServer: async ({ roles, env = {}, databaseUrl: url = databaseUrl }) => {
      const server = createServerProcess({
        port: await freePort(),
        logFile: path.join(folder, `server-${servers.length + 1}.log`),
        env: {
          ...SERVER_SETTINGS,
          ADMIN_EMAIL: OPERATOR.email,
          ADMIN_PASSWORD: OPERATOR.password,
          DATABASE_URL: url,
          DATA_DIR: folder,
          NODE_COMPILE_CACHE: compileCache,
          ROLES: roles,
          ...env,
        },
      });
      servers.push(server);
      return server;
    },
    query: (text, values) => queryOnce(databaseUrl, text, values),
    readBooks: () => readBooks({ DATABASE_URL: databaseUrl, DATA_DIR: folder }),
    close: async () => {
      await Promise.all(servers.map((server) => server.kill()));
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return stage;
}

/** A connection for one question: none is held that a fault could break. */
export async function queryOnce<Row extends pg.QueryResultRow>(
  connectionString: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString, types });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

export const readBooks = (env: Environment, ...args: readonly string[]) =>
  runCommand(booksProgram, env, args);

/** Runs a command of the product; 0 says that it is content. */
export async function runCommand(
  program: string,
  env: Environment,
  args: readonly string[] = [],
): Promise<{ readonly isClean: boolean; readonly output: string }> {
  const command = spawn(process.execPath, [program, ...args], { env });
  let output = "";
  command.stdout.on("data", (chunk) => (output += String(chunk)));
  command.stderr.on("data", (chunk) => (output += String(chunk)));
  const [exitCode] = (await once(command, "close")) as [number | null];
  return { isClean: exitCode === 0, output };
}
