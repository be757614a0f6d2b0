/**
 * SQL migrations: every room brings a folder of files, run once each, rooms in floor order, files
 * in name order. A file that has run is never changed: its checksum is compared at every start.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { PgBoss } from "pg-boss";
import { ensureLogin, FIGURES_ROLE, JOBS_ROLE, RUNTIME_ROLE } from "./logins.ts";
import { sqlStateOf } from "./transaction.ts";
import { WritableClient } from "./writable-client.ts";

/** Rooms whose folders hold migrations, from the ground up. */
export const rooms = [
  "platform",
  "ledger",
  "market",
  "members",
  "wallet",
  "compliance",
  "identity",
  "free-rounds",
  "jackpots",
  "catalog",
  "rewards",
  "cashier",
  "rounds",
  "statistics",
  "segments",
  "promotions",
  "wheels",
  "missions",
  "vip",
  "races",
  "agency",
  "house-games",
  "shared-rounds",
  "rgs",
  "aggregators",
  "content",
  "messages",
  "studio",
  "integrations",
  "affiliates",
  "recap",
  "orders",
  "replays",
  "seas",
  "backoffice",
  "sandbox-psp",
  "sandbox-studio",
] as const;

export const JOBS_SCHEMA = "pgboss";

interface Migration {
  readonly room: string;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

const serverFolder = path.resolve(import.meta.dirname, "../..");

function readMigrations(): Migration[] {
  return rooms.flatMap((room) => {
    const folder = path.join(serverFolder, room, "migrations");
    return listSqlFiles(folder).map((name) => {
      const sql = readFileSync(path.join(folder, name), "utf8");
      return { room, name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });
  });
}

/** What this build has to find in its database, each as `<room>/<file>`. */
export function migrationNames(): readonly string[] {
  return readMigrations().map(({ room, name }) => `${room}/${name}`);
}

function listSqlFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".sql"))
      .sort();
  } catch {
    return [];
  }
}

/** A number of our own, so that two processes never migrate at once. */
const MIGRATION_LOCK = 7_220_001;

/**
 * Brings the database up to date as its owner. Returns the names of the files that ran. `url` is
 * what servers are told: its password makes those of their logins. Left out: it is the owner's.
 */
export async function migrate(url: string, ownerUrl: string = url): Promise<string[]> {
  const client = new WritableClient({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await prepare(client);
    for (const login of [RUNTIME_ROLE, JOBS_ROLE] as const) await ensureLogin(client, url, login);
    const done = await readDone(client);
    const ran: string[] = [];
    for (const migration of readMigrations()) {
      if (await isDone(done, migration)) continue;
      await apply(client, migration);
      ran.push(`${migration.room}/${migration.name}`);
    }
    await migrateJobs(client);
    return ran;
  } finally {
    await client.end();
  }
}

/** Roles belong to the whole cluster, so two databases may be made at once: hence the lock. */
async function prepare(client: pg.Client): Promise<void> {
  await client.query(`
    DO $$ BEGIN
      PERFORM pg_advisory_xact_lock(${MIGRATION_LOCK});
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${RUNTIME_ROLE}') THEN
        CREATE ROLE ${RUNTIME_ROLE} NOLOGIN;
      END IF;
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${JOBS_ROLE}') THEN
        CREATE ROLE ${JOBS_ROLE} NOLOGIN;
      END IF;
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${FIGURES_ROLE}') THEN
        CREATE ROLE ${FIGURES_ROLE} NOLOGIN;
      END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END $$;
    GRANT ${RUNTIME_ROLE}, ${JOBS_ROLE} TO CURRENT_USER;
    CREATE SCHEMA IF NOT EXISTS platform;
    CREATE TABLE IF NOT EXISTS platform.migration (
      room text NOT NULL,
      name text NOT NULL,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (room, name)
    );
    CREATE SCHEMA IF NOT EXISTS ${JOBS_SCHEMA} AUTHORIZATION ${JOBS_ROLE};
    GRANT USAGE ON SCHEMA ${JOBS_SCHEMA} TO ${RUNTIME_ROLE};
    ALTER DEFAULT PRIVILEGES FOR ROLE ${JOBS_ROLE} IN SCHEMA ${JOBS_SCHEMA}
      GRANT SELECT, INSERT, UPDATE ON TABLES TO ${RUNTIME_ROLE};
  `);
}

async function readDone(client: pg.Client): Promise<Map<string, string>> {
  const found = await client.query<{ room: string; name: string; checksum: string }>(
    "SELECT room, name, checksum FROM platform.migration",
  );
  return new Map(found.rows.map((row) => [`${row.room}/${row.name}`, row.checksum]));
}

async function isDone(done: Map<string, string>, migration: Migration): Promise<boolean> {
  const key = `${migration.room}/${migration.name}`;
  const checksum = done.get(key);
  if (checksum === undefined) return false;
  if (checksum !== migration.checksum) {
    throw new Error(`${key} has run and was changed since. Add a new migration instead.`);
  }
  return true;
}

/** A statement that waits for a table's lock keeps all calls behind it waiting. */
const LOCK_WITHIN_MS = 1_000;
const LOCK_ATTEMPTS = 30;
const LOCK_AGAIN_MS = 1_000;
const LOCK_NOT_AVAILABLE = "55P03";

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(client, migration);
    } catch (error) {
      const { cause } = error as Error;
      if (sqlStateOf(cause) !== LOCK_NOT_AVAILABLE || attempt === LOCK_ATTEMPTS) throw error;
      await pause(LOCK_AGAIN_MS);
    }
  }
}

async function attemptOnce(client: pg.Client, migration: Migration): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query(`SET LOCAL lock_timeout = ${LOCK_WITHIN_MS}`);
    await client.query(migration.sql);
    await client.query(
      "INSERT INTO platform.migration (room, name, checksum) VALUES ($1, $2, $3)",
      [migration.room, migration.name, migration.checksum],
    );
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw new Error(`Migration ${migration.room}/${migration.name} failed.`, { cause: error });
  }
}

/** pg-boss keeps its own schema and migrates it itself, as a role that owns nothing else. */
async function migrateJobs(client: pg.Client): Promise<void> {
  await client.query(`SET ROLE ${JOBS_ROLE}`);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
    createSchema: false,
  });
  boss.on("error", () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
  await client.query("RESET ROLE");
}
