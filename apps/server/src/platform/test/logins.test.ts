// Protects: whatever SQL reaches a connection of the running product, it stays who it is: it
// becomes no other role, runs no program and rewrites no history; and an installation from before
// is brought over by its next start.
import { chmodSync, mkdtempSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "@tucano/workshop/embedded-postgres.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { connect, type Connection } from "../database/connect.ts";
import { assertPowerless, JOBS_ROLE, loginUrl, RUNTIME_ROLE } from "../database/logins.ts";
import { migrate } from "../database/migrate.ts";
import { openSession, type Session } from "../database/session.ts";
import { sqlStateOf } from "../database/transaction.ts";

let database: TestDatabase;
let jobs: Connection;
let session: Session;
let earlier: EmbeddedPostgres | null = null;
const folder = mkdtempSync(path.join(os.tmpdir(), "tucano-logins-"));

beforeAll(async () => {
  chmodSync(folder, 0o755);
  database = await openTestDatabase();
  jobs = connect({ url: database.url, poolSize: 1, login: JOBS_ROLE });
  session = openSession({
    url: database.url,
    statementTimeoutMs: 10_000,
    connectTimeoutMs: 10_000,
  });
  await session.ready();
});
afterAll(async () => {
  await session.close();
  await jobs.close();
  await database.close();
  await earlier?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const DENIED = "42501";

test.each([
  ["another role is taken", "SET ROLE postgres"],
  ["the job queue's role is taken", `SET ROLE ${JOBS_ROLE}`],
  ["the product's role is taken", `SET ROLE ${RUNTIME_ROLE}`],
  ["another session is begun", "SET SESSION AUTHORIZATION postgres"],
  ["triggers are switched off", "SET session_replication_role = replica"],
  ["a program is run", "COPY (SELECT 1) TO PROGRAM 'true'"],
  ["a file is written", "COPY (SELECT 1) TO '/tmp/tucano-was-here'"],
  ["a file is read", "SELECT pg_read_file('postgresql.conf')"],
  ["the audit log is deleted", "DELETE FROM backoffice.audit_entry"],
  ["the audit log is emptied", "TRUNCATE backoffice.audit_entry"],
  ["a transfer is changed", "UPDATE ledger.transfer SET amount = 1"],
  ["a table is made anybody's", "ALTER TABLE backoffice.audit_entry OWNER TO tucano_runtime"],
  ["a login is made", "CREATE ROLE mallory LOGIN SUPERUSER"],
])("no connection of the product is one on which %s", async (_what, statement) => {
  const connections = { pool: database.db, jobs: jobs.db, session: session.tx };
  for (const [name, db] of Object.entries(connections)) {
    // What one already is, one may become.
    const isItself = statement === `SET ROLE ${name === "jobs" ? JOBS_ROLE : RUNTIME_ROLE}`;
    const done = await sql
      .raw(statement)
      .execute(db)
      .then(() => "done", sqlStateOf);
    expect([name, done]).toEqual([name, isItself ? "done" : DENIED]);
  }
});

test("an owner without a password gives the logins none that anybody could guess", () => {
  expect(() => loginUrl("postgres://owner@127.0.0.1/tucano", RUNTIME_ROLE)).toThrow("password");
  const [one, other] = ["a", "b"].map((word) =>
    loginUrl(`postgres://owner:${word}@127.0.0.1/tucano`, RUNTIME_ROLE),
  );
  expect(one).not.toBe(other);
});

/** For a server to be made and migrated on a disk that is slow. */
const STARTING_MS = 60_000;

/** A database server of its own: roles belong to the whole of it. */
test(
  "an installation from before is brought over, and its roles are no members any more",
  async () => {
    const dataDir = path.join(folder, "data");
    earlier = await startEmbeddedPostgres({ dataDir });
    const url = earlier.url();
    const owner = connect({ url, poolSize: 1, login: null });
    await sql
      .raw(`CREATE ROLE ${RUNTIME_ROLE} NOLOGIN; CREATE ROLE ${JOBS_ROLE} NOLOGIN`)
      .execute(owner.db);
    await migrate(url);
    const runtime = connect({ url, poolSize: 1, login: RUNTIME_ROLE });
    const { rows } = await sql<{ name: string }>`SELECT session_user AS name`.execute(runtime.db);
    expect(rows).toEqual([{ name: RUNTIME_ROLE }]);
    await assertPowerless(runtime.db);
    // Nobody but who runs it reads what the database writes down.
    expect(statSync(path.join(dataDir, "postgres.log")).mode & 0o777).toBe(0o600);

    const gifts = [
      ["is a member", `GRANT pg_read_all_data TO ${RUNTIME_ROLE}`],
      ["has rights", `ALTER ROLE ${JOBS_ROLE} CREATEROLE`],
    ] as const;
    for (const [power, gift] of gifts) {
      await sql.raw(gift).execute(owner.db);
      await expect(assertPowerless(runtime.db)).rejects.toThrow(power);
      await sql.raw(`REVOKE pg_read_all_data FROM ${RUNTIME_ROLE}`).execute(owner.db);
    }
    await runtime.close();
    await owner.close();
  },
  STARTING_MS,
);
