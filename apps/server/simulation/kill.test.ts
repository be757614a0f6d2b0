import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type EmbeddedPostgres,
  freePort,
  startEmbeddedPostgres,
} from "@tucano/workshop/embedded-postgres.ts";
import { auditBooks, createLedger, ledgerBookChecks } from "../src/ledger/index.ts";
import { systemClock } from "../src/platform/clock.ts";
import { connect, type Connection } from "../src/platform/database/connect.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import { inTransaction } from "../src/platform/database/transaction.ts";
import { createLogger } from "../src/platform/logger.ts";
import { createMetrics } from "../src/platform/metrics.ts";
import {
  findLost,
  killPostgresTree,
  killWriter,
  type Players,
  startPlayers,
  startWriter,
} from "./drill.ts";
import type { DriverReport } from "./load-driver.ts";
import { installPlay } from "./play.ts";

/** Acknowledged wishes before the kill; the point is what is in flight at that moment. */
const BEFORE_COUNT = 800;
/** And after it: the house goes on. */
const AFTER_COUNT = 300;
const memberIds = Array.from({ length: 96 }, (_one, index) => 800_000_001 + index);

function startLoad(writerPort: number, label: string): Players<DriverReport> {
  return startPlayers("load-driver.ts", [String(writerPort), memberIds.join(","), label]);
}

let folder = "";
let port = 0;
let postgres: EmbeddedPostgres;

/** A cluster of its own, for the others' must not be killed. */
async function startPostgres(settings: Readonly<Record<string, string>> = {}): Promise<void> {
  postgres = await startEmbeddedPostgres({ dataDir: folder, port, settings });
}

async function withOwner<T>(work: (owner: Connection) => Promise<T>): Promise<T> {
  const owner = connect({ url: postgres.url(), poolSize: 2, role: null });
  try {
    return await work(owner);
  } finally {
    await owner.close();
  }
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "tucano-drill-"));
  chmodSync(folder, 0o755);
  port = await freePort();
  await startPostgres();
  await migrate(postgres.url());
  await withOwner(async ({ db }) => {
    await installPlay(db);
    const ledger = createLedger({
      db,
      databaseUrl: postgres.url(),
      clock: systemClock,
      logger: createLogger("silent"),
      metrics: createMetrics(),
    });
    await inTransaction(db, async (tx) => {
      for (const member of memberIds) await ledger.openWallet(tx, member, "active");
    });
  });
});

afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function expectCleanBooks(): Promise<void> {
  await withOwner(async ({ db }) => {
    const results = await auditBooks(db, ledgerBookChecks);
    expect(results.flatMap((result) => result.differences)).toEqual([]);
  });
}

describe("kill -9 in the middle of load loses nothing that was acknowledged", () => {
  test("of the server", async () => {
    const writerPort = await freePort();
    const first = await startWriter(postgres.url(), writerPort);
    const players = startLoad(writerPort, "server");
    await players.play(BEFORE_COUNT);
    await killWriter(first);
    const second = await startWriter(postgres.url(), writerPort);
    await players.play(AFTER_COUNT);
    const report = await players.finish();
    await killWriter(second);
    expect(report.unknown).toBeGreaterThan(0);
    expect(report.strange).toEqual([]);
    await withOwner(async ({ db }) => {
      expect(await findLost(db, report.acknowledged)).toEqual([]);
    });
    await expectCleanBooks();
  });

  test("of PostgreSQL, with the server going on by itself afterwards", async () => {
    const writerPort = await freePort();
    const writer = await startWriter(postgres.url(), writerPort);
    const players = startLoad(writerPort, "postgres");
    await players.play(BEFORE_COUNT);
    await killPostgresTree(postgres.pid);
    await startPostgres();
    await players.play(AFTER_COUNT);
    const report = await players.finish();
    await killWriter(writer);
    expect(report.unknown).toBeGreaterThan(0);
    expect(report.strange).toEqual([]);
    await withOwner(async ({ db }) => {
      expect(await findLost(db, report.acknowledged)).toEqual([]);
    });
    await expectCleanBooks();
  });

  test("and would be seen to lose, if the database did not wait for its disk", async () => {
    await postgres.stop();
    await startPostgres({ wal_writer_delay: "10s" });
    const lax = `${postgres.url()}?options=-c%20synchronous_commit%3Doff`;
    const writerPort = await freePort();
    const writer = await startWriter(lax, writerPort);
    const players = startLoad(writerPort, "control");
    await players.play(BEFORE_COUNT);
    await killPostgresTree(postgres.pid);
    await startPostgres();
    await players.play(AFTER_COUNT);
    const report = await players.finish();
    await killWriter(writer);
    await withOwner(async ({ db }) => {
      expect((await findLost(db, report.acknowledged)).length).toBeGreaterThan(0);
    });
  });
});
