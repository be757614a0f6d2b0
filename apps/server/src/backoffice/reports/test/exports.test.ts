// Protects: a file that somebody asked for gets made, once and whole: however many processes there
// are, whichever of them is killed, and after whatever made it fail has been mended.
import { type ChildProcess, spawn } from "node:child_process";
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

let server: TestServer;
let second: TestProcess;
let owner: Connection;
let operator: TestOperator;
beforeAll(async () => {
  server = await startTestServer();
  const { databaseUrl: url, secretsFolder, clock } = server;
  second = await startOnDatabase({ url, secretsFolder, clock });
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

/** The state of a file, and in how many parts it is stored. */
async function storedOf(id: number) {
  const { rows } = await sql<{ state: string; parts: number }>`
    SELECT state, (SELECT count(*) FROM backoffice.export_part p
      WHERE p.export_id = e.export_id) AS parts
    FROM backoffice.export e WHERE export_id = ${id}`.execute(owner.db);
  return rows[0];
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
  const lines = (await fetchFile(id)).toString("utf8").trim().split("\r\n").slice(1, -1);
  const members = lines.map((line) => Number(line.split(",")[3]));
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
  const settings = [server.databaseUrl, server.secretsFolder, String(id)];
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
  await sql
    .raw(
      `CREATE FUNCTION backoffice.be_full() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
       CREATE TRIGGER be_full BEFORE INSERT ON backoffice.export_part
       FOR EACH ROW EXECUTE FUNCTION backoffice.be_full()`,
    )
    .execute(owner.db);
  for (let attempt = 1; attempt < 5; attempt += 1) {
    await expect(server.jobs.runNow(JOB, { exportId: id })).rejects.toThrow();
    expect(await stateOf(id)).toMatchObject({ state: "running" });
  }
  await server.jobs.runNow(JOB, { exportId: id });
  expect(await stateOf(id)).toMatchObject({ state: "failed", failure: "disk" });

  await sql`DROP TRIGGER be_full ON backoffice.export_part`.execute(owner.db);
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

test("what was cancelled, or is too old, leaves nothing behind", async () => {
  const made = [await start("csv"), await start("csv")] as const;
  await second.jobs.drain(JOB);
  expect(await storedOf(made[0].id)).toMatchObject({ state: "done", parts: 4 });
  await server.call(calls.cancelExport, { id: made[0].id }, operator);
  server.clock.advance(25 * 3_600_000);
  await second.jobs.runNow("backoffice.tidy-exports");
  expect(await Promise.all(made.map(({ id }) => storedOf(id)))).toEqual([
    { state: "cancelled", parts: 0 },
    { state: "expired", parts: 0 },
  ]);
});
