// Protects: the house needs no superuser: an owner with the documented rights migrates and serves;
// and servers need no owner at all, where somebody else migrates for them.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "@tucano/workshop/embedded-postgres.ts";
import { runStatement } from "@tucano/workshop/statement.ts";
import pg from "pg";
import { migrate, migrationNames } from "../database/migrate.ts";
import { createTill } from "../../testing/people/till.ts";
import { runCommand } from "../../testing/run-command.ts";
import { onDatabase } from "../../testing/server.ts";

const LONG_MS = 60_000;
const folder = mkdtempSync(path.join(os.tmpdir(), "tucano-owner-"));
let postgres: EmbeddedPostgres;
let host: string;

/** A cluster of its own: roles belong to all databases of one. */
beforeAll(async () => {
  chmodSync(folder, 0o755);
  postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, "data") });
  ({ host } = new URL(postgres.url()));
  const asAdmin = (text: string) => runStatement(postgres.url("postgres"), text, []);
  // Exactly what docs/servers.md asks for.
  await asAdmin("CREATE ROLE house LOGIN CREATEROLE PASSWORD 'of-the-owner'");
  for (const name of ["plain", "apart"]) await asAdmin(`CREATE DATABASE ${name} OWNER house`);
}, LONG_MS);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function expectService(url: string): Promise<void> {
  const server = await onDatabase({ url, drop: () => Promise.resolve() });
  const till = createTill(server);
  await till.newMember({ funds: "50.00" });
  await till.expectCleanBooks();
  await server.close();
}

test(
  "an owner who is no superuser migrates, again too, and the house serves",
  async () => {
    const url = `postgres://house:of-the-owner@${host}/plain`;
    expect(await migrate(url)).toEqual(migrationNames());
    expect(await migrate(url)).toEqual([]);
    await expectService(url);
  },
  LONG_MS,
);

test(
  "a migration that does not get its lock lets the calls behind it through, and runs later",
  async () => {
    const url = `postgres://house:of-the-owner@${host}/plain`;
    await migrate(url);
    const name = "0804-export-parts.sql";
    await runStatement(url, "DROP TABLE backoffice.export_part", []);
    await runStatement(url, "DELETE FROM platform.migration WHERE name = $1", [name]);
    const [holder, caller] = [new pg.Client(url), new pg.Client(url)];
    await Promise.all([holder.connect(), caller.connect()]);
    const write = "LOCK TABLE backoffice.export IN ROW EXCLUSIVE MODE";
    await holder.query(`BEGIN; ${write}`);
    const migrating = migrate(url);
    const waiting = "SELECT FROM pg_locks WHERE NOT granted AND locktype = 'relation'";
    while ((await caller.query(waiting)).rowCount === 0);
    // It comes behind the migration, which comes behind the holder.
    await caller.query(`BEGIN; ${write}; COMMIT`);
    await holder.query("ROLLBACK");
    expect(await migrating).toEqual([`backoffice/${name}`]);
    await Promise.all([holder.end(), caller.end()]);
  },
  LONG_MS,
);

test(
  "a server that never migrates says what is missing, and serves without an owner",
  async () => {
    const ownerUrl = `postgres://house:of-the-owner@${host}/apart`;
    // No such login exists: the password is what those of the servers' logins are made from.
    const url = `postgres://servers:a-secret-of-all-servers@${host}/apart`;
    const env = {
      DATABASE_URL: url,
      MIGRATE: "never",
      PORT: "0",
      DATA_DIR: path.join(folder, "s"),
    };
    const refused = await runCommand(env, "main.ts");
    expect(refused.exitCode).toBe(1);
    expect(refused.output).toContain(
      `${migrationNames().length} migrations of this release have not run`,
    );
    const migrated = await runCommand(
      { ...env, DATABASE_OWNER_URL: ownerUrl },
      "migrate-command.ts",
    );
    expect(migrated).toMatchObject({ exitCode: 0 });
    expect(migrated.output).toContain(`${migrationNames().length} migrations have run.`);
    await expectService(url);
  },
  LONG_MS,
);
