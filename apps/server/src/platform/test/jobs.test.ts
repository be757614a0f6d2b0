/**
 * Protects: a job with a key waits once, jobs without one do not displace each other, and no job
 * succeeds with data that it does not understand.
 */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { connect } from "../database/connect.ts";
import { createJobs, DEAD_LETTERS, job, type Jobs, whenSent } from "../jobs/index.ts";
import { createLogger, type Logger } from "../logger.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let jobs: Jobs;
const ran: string[] = [];
let isMended = false;
const NOTE_JOB = job("test.note", { name: z.string().check(z.minLength(1)) });

/** What would wake somebody up. */
const alarms: { readonly job: string; readonly text: string }[] = [];
const logger: Logger = Object.assign(createLogger("silent"), {
  error: (of: { readonly job: string }, text: string) => void alarms.push({ job: of.job, text }),
});
const sorted = (names: readonly string[]) => names.toSorted((a, b) => a.localeCompare(b));

beforeAll(async () => {
  server = await startTestServer();
  jobs = createJobs({ url: server.databaseUrl, logger });
  jobs.define(
    whenSent(NOTE_JOB, ({ name }) => {
      ran.push(name);
      return name.startsWith("poison") && !isMended
        ? Promise.reject(new Error("poison"))
        : Promise.resolve();
    }),
  );
  await jobs.start({ work: false });
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

test("a job with a key waits once, however often it is sent, and again once it has run", async () => {
  for (const name of ["first", "second", "third"]) {
    await jobs.send(null, NOTE_JOB, { name }, { singletonKey: "one", startAfterSeconds: 60 });
  }
  await jobs.send(null, NOTE_JOB, { name: "other" }, { singletonKey: "two" });
  expect(await jobs.drain(NOTE_JOB)).toBe(2);
  expect(sorted(ran.splice(0))).toEqual(["first", "other"]);
  await jobs.send(null, NOTE_JOB, { name: "again" }, { singletonKey: "one" });
  expect(await jobs.drain(NOTE_JOB)).toBe(1);
  expect(ran.splice(0)).toEqual(["again"]);
});

test("jobs without a key all wait", async () => {
  await jobs.send(null, NOTE_JOB, { name: "a" });
  await jobs.send(null, NOTE_JOB, { name: "b" });
  expect(await jobs.drain(NOTE_JOB)).toBe(2);
  expect(sorted(ran.splice(0))).toEqual(["a", "b"]);
});

test("a worker runs jobs side by side, and one that fails leaves the others done", async () => {
  const retry = { retryLimit: 1, retryDelaySeconds: 0, retryBackoff: false };
  for (const name of ["poison", "c", "d", "e"]) await jobs.send(null, NOTE_JOB, { name }, retry);
  await jobs.stop();
  await jobs.start({ work: true });
  await jobs.work();
  const twice = ["c", "d", "e", "poison", "poison"];
  await expect.poll(() => sorted(ran), { timeout: 10_000 }).toEqual(twice);
});

interface Lying {
  readonly source_name: string;
  readonly data: unknown;
  readonly output: { readonly message: string };
}

async function deadLetters(): Promise<readonly Lying[]> {
  const owner = connect({ url: server.databaseUrl, poolSize: 1, login: null });
  const { rows } = await sql<Lying>`
    SELECT source_name, data, output FROM pgboss.job
    WHERE name = ${DEAD_LETTERS} ORDER BY created_on`.execute(owner.db);
  await owner.close();
  return rows;
}

test("a job whose data nobody understands is not run, not tried again, and raises an alarm", async () => {
  await jobs.stop();
  await jobs.start({ work: true });
  await jobs.work();
  const nobodys = { nom: "written by somebody else" };
  await sql`
    INSERT INTO pgboss.job (name, data, policy, retry_limit, dead_letter)
    VALUES ('test.note', ${JSON.stringify(nobodys)}::jsonb, 'short', 5, ${DEAD_LETTERS})
  `.execute(server.db);
  const isLying = async () => (await deadLetters()).filter((one) => "nom" in Object(one.data));
  await expect
    .poll(isLying, { timeout: 10_000 })
    .toMatchObject([
      { source_name: "test.note", output: { message: expect.stringContaining("name") } },
    ]);
  expect(alarms.at(-1)).toMatchObject({ job: "test.note", text: /for good/ });
  expect(ran).toEqual(expect.not.arrayContaining([""]));
});

test("data of another shape is never sent, and never run by hand", async () => {
  const untyped = jobs as unknown as Record<"send", (...of: unknown[]) => Promise<void>>;
  for (const data of [{}, { name: "" }, { name: 7 }, { NAME: "a" }]) {
    await expect(untyped.send(null, NOTE_JOB, data)).rejects.toThrow("test.note");
    await expect(jobs.runNow("test.note", data)).rejects.toThrow("test.note");
  }
  expect(await jobs.drain(NOTE_JOB)).toBe(0);
});

test("a job that fails at every try lies in the dead letters with its reason", async () => {
  await jobs.stop();
  await jobs.start({ work: true });
  await jobs.work();
  const retry = { retryLimit: 1, retryDelaySeconds: 0, retryBackoff: false };
  const sent = { name: "poison for good" };
  await jobs.send(null, NOTE_JOB, sent, retry);
  const poisoned = async () =>
    (await deadLetters()).filter(({ data }) => (data as typeof sent).name === sent.name);
  await expect
    .poll(poisoned, { timeout: 15_000 })
    .toMatchObject([{ source_name: "test.note", output: { message: "Error: poison" } }]);
});

test("jobs that are due are counted by queue, with the age of the oldest", async () => {
  const shown = async (name: string) =>
    /.* (.*)$/.exec(
      (await server.app.inject("/metrics")).payload
        .split("\n")
        .find((line) => line.startsWith(`tucano_jobs_${name}{queue="test.later"}`)) ?? "",
    )?.[1];
  const later = job("test.later", {});
  const sender = createJobs({ url: server.databaseUrl, logger });
  sender.define(whenSent(later, () => Promise.resolve()));
  await sender.start({ work: false });
  await sender.send(null, later, {}, { startAfterSeconds: 3_600 });
  expect(await shown("waiting")).toBeUndefined();
  await sender.send(null, later, {});
  await sender.send(null, later, {});
  expect(await shown("waiting")).toBe("2");
  expect(Number(await shown("oldest_seconds"))).toBeGreaterThanOrEqual(0);
  await sender.drain(later);
  expect(await shown("waiting")).toBeUndefined();
  await sender.stop();
});

test("what lies in the dead letters is counted by queue, and runs when it is sent again", async () => {
  const shown = async () => (await server.app.inject("/metrics")).payload.split("\n");
  const before = await jobs.deadLetters();
  const [{ count } = { count: 0 }] = before;
  expect(before).toMatchObject([{ queue: "test.note", reason: "Error: poison" }]);
  expect(await shown()).toContain(`tucano_jobs_dead_letters{queue="test.note"} ${count}`);
  isMended = true;
  ran.splice(0);
  expect(await jobs.sendAgain("another.queue")).toBe(0);
  expect(await jobs.sendAgain("test.note")).toBe(count);
  await expect.poll(() => ran, { timeout: 10_000 }).toContain("poison for good");
  // What nobody understands lies there again.
  await expect.poll(() => jobs.deadLetters(), { timeout: 10_000 }).toMatchObject([{ count: 1 }]);
  expect(await shown()).toContain('tucano_jobs_dead_letters{queue="test.note"} 1');
});
