/**
 * A PostgreSQL whose journal goes into a repository as it is written, by pgBackRest; the way back
 * from there; and what a house has beside its database. docs/runbooks/restore.md has the same
 * commands for a person.
 */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  chmodSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@tucano/workshop/embedded-postgres.ts";
import { killTree } from "../../apps/server/faults/kill-tree.ts";
import { queryOnce } from "../../apps/server/faults/stage.ts";
import { type DebianSystem, POSTGRES_BIN } from "../lib/debian-system.ts";
import { run } from "../lib/run.ts";

export interface Archive {
  /** As the owner of the database, who is no superuser. */
  readonly databaseUrl: string;
  administer(text: string): Promise<readonly Record<string, unknown>[]>;
  start(): Promise<void>;
  backup(type: "full" | "diff"): Promise<void>;
  /** Everything up to the moment. */
  restoreTo(moment: string): Promise<void>;
  /** As far as the repository goes, to look at; nothing of what happens then goes there. */
  restoreAll(): Promise<void>;
  /** Resolves when all that was committed until now lies in the repository. */
  waitUntilArchived(): Promise<void>;
  /** kill -9, and the folder with the data is gone. */
  destroy(): Promise<void>;
  kill(): Promise<void>;
}

const STANZA = "tucano";
const SUPERUSER_PASSWORD = "of-the-machine";
const OWNER_PASSWORD = "of-the-house";
/** A quiet house sends what it has so often; a busy one whenever sixteen megabytes are full. */
const ARCHIVE_TIMEOUT = "10s";
const READY_WITHIN_MS = 60_000;
const LOOK_AGAIN_MS = 100;

export async function openArchive(system: DebianSystem, folder: string): Promise<Archive> {
  const home = join(folder, "postgres");
  const data = join(home, "data");
  const configuration = join(home, "pgbackrest.conf");
  const port = await freePort();
  mkdirSync(join(home, "repository"), { recursive: true });
  chmodSync(home, 0o755);
  const passwordFile = join(home, "password");
  writeFileSync(passwordFile, SUPERUSER_PASSWORD);
  writeFileSync(configuration, settingsOf({ home, data, port }));
  await system.run("chown", ["-R", "postgres:postgres", home]);
  const inside = async (program: string, ...args: readonly string[]): Promise<string> => {
    const { exitCode, output } = await system.run(program, args, { user: "postgres" });
    if (exitCode !== 0) throw new Error(`${program} ${args.join(" ")}:\n${output}`);
    return output;
  };
  const backrest = (...args: readonly string[]) =>
    inside("pgbackrest", `--config=${configuration}`, `--stanza=${STANZA}`, ...args);
  let postgres: ChildProcess | null = null;
  const url = (user: string, password: string, database: string): string =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
  const adminUrl = url("postgres", SUPERUSER_PASSWORD, "postgres");

  const start = async (): Promise<void> => {
    const args = ["-D", data, "-p", String(port)];
    postgres = system.start(`${POSTGRES_BIN}/postgres`, args, { user: "postgres" });
    const log = createWriteStream(join(folder, "postgres.log"), { flags: "a" });
    postgres.stdout?.pipe(log);
    postgres.stderr?.pipe(log);
    await waitUntilWritable(adminUrl);
  };
  const restore = async (...options: readonly string[]): Promise<void> => {
    mkdirSync(data, { mode: 0o700 });
    await system.run("chown", ["postgres:postgres", data]);
    await backrest("restore", ...options);
  };
  const kill = async (): Promise<void> => {
    if (postgres === null || postgres.exitCode !== null) return;
    const ended = once(postgres, "exit");
    await killTree(postgres.pid ?? 0);
    await ended;
    postgres = null;
  };

  const initdb = ["--auth=scram-sha-256", "--username=postgres", `--pwfile=${passwordFile}`];
  await inside("initdb", "-D", data, "--encoding=UTF8", "--locale=C.UTF-8", ...initdb);
  appendFileSync(join(data, "postgresql.conf"), postgresSettings(home, configuration));
  // The backup comes by the socket as the account that runs the server.
  prependLine(join(data, "pg_hba.conf"), "local all postgres peer");
  await start();
  await queryOnce(adminUrl, `CREATE ROLE tucano LOGIN CREATEROLE PASSWORD '${OWNER_PASSWORD}'`);
  await queryOnce(adminUrl, "CREATE DATABASE tucano OWNER tucano");
  await backrest("stanza-create");
  await backrest("check");
  return {
    databaseUrl: url("tucano", OWNER_PASSWORD, "tucano"),
    administer: (text) => queryOnce(adminUrl, text),
    start,
    backup: async (type) => void (await backrest("backup", `--type=${type}`)),
    restoreTo: (moment) => restore("--type=time", `--target=${moment}`, "--target-action=promote"),
    restoreAll: () => restore("--archive-mode=off"),
    waitUntilArchived: () => waitUntilArchived(adminUrl),
    destroy: async () => {
      await kill();
      rmSync(data, { recursive: true });
    },
    kill,
  };
}

interface Places {
  readonly home: string;
  readonly data: string;
  readonly port: number;
}

function settingsOf({ home, data, port }: Places): string {
  return `[global]
repo1-path=${home}/repository
repo1-retention-full=2
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=kept-apart-from-the-repository
repo1-bundle=y
compress-type=zst
start-fast=y
process-max=2
log-level-console=warn
log-level-file=off
lock-path=${home}/lock
spool-path=${home}/spool

[${STANZA}]
pg1-path=${data}
pg1-port=${port}
pg1-socket-path=${home}
pg1-user=postgres
`;
}

function postgresSettings(home: string, configuration: string): string {
  const command = `pgbackrest --config=${configuration} --stanza=${STANZA} archive-push %p`;
  return `
listen_addresses = '127.0.0.1'
unix_socket_directories = '${home}'
max_connections = 200
archive_mode = on
archive_command = '${command}'
archive_timeout = ${ARCHIVE_TIMEOUT}
`;
}

function prependLine(file: string, line: string): void {
  writeFileSync(file, `${line}\n${readFileSync(file, "utf8")}`);
}

async function waitUntilWritable(adminUrl: string): Promise<void> {
  const untilMs = performance.now() + READY_WITHIN_MS;
  for (;;) {
    try {
      const [found] = await queryOnce<{ waits: boolean }>(
        adminUrl,
        "SELECT pg_is_in_recovery() AS waits",
      );
      if (found?.waits === false) return;
    } catch (error) {
      if (performance.now() > untilMs) throw error;
    }
    await pause(LOOK_AGAIN_MS);
  }
}

async function waitUntilArchived(adminUrl: string): Promise<void> {
  const [now] = await queryOnce<{ segment: string }>(
    adminUrl,
    "SELECT pg_walfile_name(pg_current_wal_lsn()) AS segment",
  );
  for (;;) {
    const [archived] = await queryOnce<{ last_archived_wal: string | null }>(
      adminUrl,
      "SELECT last_archived_wal FROM pg_stat_archiver",
    );
    if ((archived?.last_archived_wal ?? "") >= (now?.segment ?? "")) return;
    await pause(LOOK_AGAIN_MS);
  }
}

/** What a house has beside its database: secrets, and files that it made. Sealed like the rest. */
export async function saveFiles(dataDir: string, file: string): Promise<void> {
  await must("tar", ["-C", dataDir, "-czf", file, "."]);
}

export async function restoreFiles(file: string, dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  await must("tar", ["-C", dataDir, "-xzf", file]);
  if (!existsSync(join(dataDir, "secrets"))) throw new Error("There are no secrets in the backup.");
}

async function must(program: string, args: readonly string[]): Promise<void> {
  const { exitCode, output } = await run(program, args, { output: "keep" });
  if (exitCode !== 0) throw new Error(`${program} ${args.join(" ")}: ${output}`);
}
