/** Once for all tests: a database server of their own and one migrated template to clone. */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import type { ProvidedContext } from "vitest";
import type { TestProject } from "vitest/node";
import { createEmptyDatabase } from "@tucano/workshop/databases.ts";
import { startEmbeddedPostgres } from "@tucano/workshop/embedded-postgres.ts";
import { runStatement } from "@tucano/workshop/statement.ts";
import { systemRandom } from "../platform/random.ts";
import { migrate } from "../platform/database/migrate.ts";
import { startOnDatabase } from "./start-on-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    database: {
      readonly adminUrl: string;
      readonly template: string;
      /** Key pairs for houses that are opened: what takes long to make is made once. */
      readonly keysFolder: string;
    };
    answersFolder: string | null;
  }
}

const PREFIX = "tucano-test-";
const TEMPLATE = "tucano_template";

/** A file system in memory, where there is one: Linux. */
const MEMORY_FOLDER = "/dev/shm";
/** Little is kept of the log: a clone writes all of it out anyway. */
const SETTINGS = { max_wal_size: "512MB" };
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * In memory where there is room for it. The database asks for its disk as it does anywhere and is
 * answered at once, so that a clone takes a tenth of the time. What becomes of what was written
 * when something dies is tried in `faults`, on a disk.
 */
function chooseFolder(): string {
  if (!existsSync(MEMORY_FOLDER) || process.availableMemory() < ROOM_BYTES) return os.tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return bavail * bsize < ROOM_BYTES ? os.tmpdir() : MEMORY_FOLDER;
}

/** A run that was killed leaves its server behind: end those whose owner is gone. */
function sweep(parent: string): void {
  for (const name of readdirSync(parent).filter((one) => one.startsWith(PREFIX))) {
    const folder = path.join(parent, name);
    const owner = path.join(folder, "owner.pid");
    if (!existsSync(owner) || isAlive(Number(readFileSync(owner, "utf8")))) continue;
    const server = path.join(folder, "postgres", "postmaster.pid");
    const pid = existsSync(server) ? Number(readFileSync(server, "utf8").split("\n")[0]) : 0;
    if (pid > 0 && isAlive(pid)) process.kill(pid, "SIGQUIT");
    rmSync(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

type Database = ProvidedContext["database"];

interface Opened {
  readonly database: Database;
  close(): Promise<void>;
}

async function open(): Promise<Opened> {
  const parent = chooseFolder();
  for (const one of new Set([os.tmpdir(), parent])) sweep(one);
  const folder = mkdtempSync(path.join(parent, PREFIX));
  writeFileSync(path.join(folder, "owner.pid"), String(process.pid));
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({ dataDir: folder, settings: SETTINGS });
  const adminUrl = server.url("postgres");
  const url = await createEmptyDatabase(adminUrl, TEMPLATE);
  await migrate(url);
  // One start writes the reference data and makes the queues, so that no clone has to.
  const first = await startOnDatabase({ url, random: systemRandom });
  const keysFolder = path.join(folder, "keys");
  const isKeyPair = (name: string): boolean => name.endsWith(".pem");
  mkdirSync(keysFolder);
  for (const name of readdirSync(first.secretsFolder).filter(isKeyPair)) {
    cpSync(path.join(first.secretsFolder, name), path.join(keysFolder, name));
  }
  await first.close();
  // Each house that is opened on a clone has secrets of its own.
  await runStatement(url, "DELETE FROM platform.secret", []);
  return {
    database: { adminUrl, template: TEMPLATE, keysFolder },
    close: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Each size of test asks for it by itself: the first opens it for all, the last closes it. */
const shared = globalThis as { testDatabase?: { readonly opened: Promise<Opened>; users: number } };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.testDatabase ??= { opened: open(), users: 0 };
  const mine = shared.testDatabase;
  mine.users += 1;
  const opened = await mine.opened;
  project.provide("database", opened.database);
  return async () => {
    mine.users -= 1;
    if (mine.users > 0) return;
    delete shared.testDatabase;
    await opened.close();
  };
}
