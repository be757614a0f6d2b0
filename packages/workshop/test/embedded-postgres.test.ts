// Protects: a process that ends never takes the database from another that works with it, and
// the last one leaves none behind.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../src/embedded-postgres.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "tucano-embedded-"));
chmodSync(folder, 0o755);
let first: EmbeddedPostgres | null = null;

afterAll(async () => {
  await first?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("leaving stops the database only when nobody else is connected", async () => {
  const dataDir = path.join(folder, "data");
  first = await startEmbeddedPostgres({ dataDir });
  const second = await startEmbeddedPostgres({ dataDir });
  expect([second.pid, second.wasRunning]).toEqual([first.pid, true]);

  const working = new pg.Client({ connectionString: first.url() });
  await working.connect();
  await second.leave();
  expect((await working.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  await working.end();

  await second.leave();
  const late = new pg.Client({ connectionString: first.url() });
  await expect(late.connect()).rejects.toThrow("ECONNREFUSED");
});
