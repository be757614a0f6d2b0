// Protects: a file that somebody asked for gets made, once and whole: however many processes there
// are, whichever of them is killed, and after whatever made it fail has been mended.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import * as calls from "@tucano/contract/backoffice/payments/reports.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { connect, type Connection } from "../../../platform/database/connect.ts";
import { dayOf } from "../../../platform/days.ts";
import { signInOperator, type TestOperator } from "../../../testing/people/operator.ts";
import { startTestServer, type TestServer } from "../../../testing/server.ts";
import { startOnDatabase, type TestProcess } from "../../../testing/start-on-database.ts";

/** Several pages. */
const PLAYERS = 17_000;
/** The killed process goes by the real clock, which is ahead of the test's by some seconds. */
const LEASE_AND_MORE_MS = 600_000;
const JOB = "backoffice.export";

let dataDir: string;
let server: TestServer;
let second: TestProcess;
let owner: Connection;
let operator: TestOperator;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "tucano-exports-"));
  const env = { DATA_DIR: dataDir };
  server = await startTestServer({ env });
  const { databaseUrl: url, secretsFolder, clock } = server;
  second = await startOnDatabase({ url, secretsFolder, clock, env });
  owner = connect({ url, poolSize: 2, login: null });
  operator = await signInOperator(server);
  // As if many had played: only how much there is to write is looked at.
  await sql`
    INSERT INTO statistics.turnover (member_id, day, game, plays, stake, win)
    SELECT 100000000 + n, ${dayOf(clock.now())}, 'house/um', n, n, 0
    FROM generate_series(1, ${PLAYERS}) AS n`.execute(server.db);
});
afterAll(async () => {
  await owner.close();
  await second.close();
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

type Export = DataOf<typeof calls.startExport>;

async function start(format: Export["format"]): Promise<Export> {
  const answer = await server.call(calls.startExport, { kind: "players", format }, operator);
  expect(answer.body).toMatchObject({ status: "success" });
  return answer.body.data as Export;
}

async function stateOf(id: number): Promise<Export> {
  const answer = await server.call(calls.listExports, {}, operator);
  const found = (answer.body.data as DataOf<typeof calls.listExports>).list.find(
    (one) => one.id === id,
  );
  if (found === undefined) throw new Error(`No file ${id}.`);
  return found;
}

async function fetchFile(id: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let offset: number | null = 0;
  while (offset !== null) {
    const answer = await server.call(calls.readExportPart, { id, offset }, operator);
    const part = answer.body.data as DataOf<typeof calls.readExportPart>;
    parts.push(Buffer.from(part.content, "base64"));
    offset = part.next;
  }
  return Buffer.concat(parts);
}

/** Every player once, in their order. */
async function expectWhole(id: number): Promise<void> {
  expect(await stateOf(id)).toMatchObject({ state: "done", rows: PLAYERS, failure: null });
  const lines = (await fetchFile(id)).toString("utf8").trim().split("\r\n").slice(1);
  const members = lines.map((line) => Number(line.split(",")[2]));
  expect(members).toEqual(Array.from({ length: PLAYERS }, (_none, n) => 100_000_001 + n));
}

test("two processes never make the same file", async () => {
  const { id } = await start("csv");
  const data = { exportId: id };
  await Promise.all([server.jobs.runNow(JOB, data), second.jobs.runNow(JOB, data)]);
  await expectWhole(id);
  // The one that found it taken looks again later, and finds nothing to do.
  await server.jobs.drain(JOB);
  await expectWhole(id);
});

const WAIT_HERE = 4_711;

/** Whoever counts the second page of a file waits for the lock. */
async function holdSecondPages(): Promise<void> {
  await sql
    .raw(
      `CREATE FUNCTION backoffice.wait_here() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN PERFORM pg_advisory_xact_lock(${WAIT_HERE}); RETURN NEW; END $$`,
    )
    .execute(owner.db);
  await sql
    .raw(
      `CREATE TRIGGER wait_here BEFORE UPDATE OF bytes ON backoffice.export FOR EACH ROW
       WHEN (OLD.bytes > 0) EXECUTE FUNCTION backoffice.wait_here()`,
    )
    .execute(owner.db);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    await new Promise((resolve) => child.once("close", resolve));
  }
}

async function waitUntilHeld(): Promise<void> {
  for (let look = 0; look < 1_000; look += 1) {
    const { rows } = await sql`
      SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = ${WAIT_HERE}
        AND NOT granted`.execute(owner.db);
    if (rows.length > 0) return;
    await sleep(100);
  }
  throw new Error("The process never came to its second page.");
}

/** A whole server starts in the process that is killed, and passwords are asked for again. */
const patient = { timeout: 120_000 };

test("what a killed process left is taken up and no row written twice", patient, async () => {
  const { id } = await start("csv");
  await holdSecondPages();
  // Of a single connection: it holds the lock between its statements.
  const holder = connect({ url: server.databaseUrl, poolSize: 1, login: null });
  await sql`SELECT pg_advisory_lock(${WAIT_HERE})`.execute(holder.db);
  const script = path.join(import.meta.dirname, "../../../testing/export-process.ts");
  const settings = [server.databaseUrl, dataDir, server.secretsFolder, String(id)];
  const child = spawn(process.execPath, [script, ...settings], { stdio: "ignore" });
  await waitUntilHeld();
  child.kill("SIGKILL");
  await ended(child);
  await holder.close();
  await sql`DROP TRIGGER wait_here ON backoffice.export`.execute(owner.db);
  expect(await stateOf(id)).toMatchObject({ state: "running", rows: 5_000 });

  // It may still be alive: for a minute nobody touches its file.
  await second.jobs.runNow(JOB, { exportId: id });
  expect(await stateOf(id)).toMatchObject({ state: "running", rows: 5_000 });
  server.clock.advance(LEASE_AND_MORE_MS);
  await second.jobs.runNow("backoffice.tidy-exports");
  await second.jobs.drain(JOB);
  await expectWhole(id);
});

test("a file that cannot be made says so, and is started again", patient, async () => {
  const { id } = await start("csv");
  // The folder is a file: nothing can be written into it.
  rmSync(path.join(dataDir, "exports"), { recursive: true, force: true });
  writeFileSync(path.join(dataDir, "exports"), "");
  for (let attempt = 1; attempt < 5; attempt += 1) {
    await expect(server.jobs.runNow(JOB, { exportId: id })).rejects.toThrow();
    expect(await stateOf(id)).toMatchObject({ state: "running" });
  }
  await server.jobs.runNow(JOB, { exportId: id });
  expect(await stateOf(id)).toMatchObject({ state: "failed", failure: "disk" });

  rmSync(path.join(dataDir, "exports"));
  const restarted = await server.call(calls.restartExport, { id }, operator);
  expect(restarted.body.data).toMatchObject({ state: "waiting", failure: null });
  await server.jobs.drain(JOB);
  await expectWhole(id);
  const again = await server.call(calls.restartExport, { id }, operator);
  expect(again.body.data).toMatchObject({ state: "done" });
  const log = await server.call(listAudit, { subject: `export:${id}` }, operator);
  const actions = (log.body.data as DataOf<typeof listAudit>).list.map(({ action }) => action);
  expect(actions).toEqual(["report.download", "report.restart", "report.export"]);
});

test("a workbook is made in pages, too", async () => {
  const { id, total } = await start("xlsx");
  expect(total).toBe(0);
  await second.jobs.drain(JOB);
  expect(await stateOf(id)).toMatchObject({ state: "done", rows: PLAYERS });
  const file = await fetchFile(id);
  expect(file.subarray(0, 2).toString()).toBe("PK");
  expect(file.readUInt32LE(file.length - 22)).toBe(0x06054b50);
});
