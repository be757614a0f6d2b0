// Protects: every line of the log names the call or the job that it was written for, also in a job
// that a call has sent, and none names another's.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { createJobs, job, type Jobs, whenSent } from "../jobs/index.ts";
import { createLogger } from "../logger.ts";
import { besideOrigins, inOrigin } from "../origin.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/database.ts";

type Line = Readonly<Record<string, unknown>>;
const lines: Line[] = [];
const logger = createLogger("info", {
  write: (line) => void lines.push(JSON.parse(line) as Line),
});
const WORK_JOB = job("test.work", { name: z.string() });

let database: TestDatabase;
let jobs: Jobs;

beforeAll(async () => {
  database = await openTestDatabase();
  jobs = createJobs({ url: database.url, logger });
  jobs.define(
    whenSent(WORK_JOB, async ({ name }) => {
      await Promise.resolve();
      logger.info({ name }, "At work.");
      if (name === "poison") throw new Error("poison");
    }),
  );
  await jobs.start({ work: true });
  await jobs.work();
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});
beforeEach(() => void lines.splice(0));

const byRequest = (request_id: string) => ({ fields: { request_id }, span: null });
const told = (name: string) => lines.filter((line) => line["name"] === name);

test("what two calls write at the same time is told apart", async () => {
  const write = async (name: string) => {
    await Promise.resolve();
    logger.info({ name }, "Here.");
  };
  await Promise.all(["a", "b"].map((id) => inOrigin(byRequest(id), () => write(`of ${id}`))));
  logger.info({ name: "of nobody" }, "Here.");
  inOrigin(byRequest("c"), () => besideOrigins(() => logger.info({ name: "beside" }, "Here.")));
  expect(told("of a")).toMatchObject([{ request_id: "a" }]);
  expect(told("of b")).toMatchObject([{ request_id: "b" }]);
  for (const name of ["of nobody", "beside"]) {
    expect(told(name)).toHaveLength(1);
    expect(told(name)[0]).not.toHaveProperty("request_id");
  }
});

test("a job's lines name the job, and the call that sent it", async () => {
  await inOrigin(byRequest("call-1"), () => jobs.send(null, WORK_JOB, { name: "sent" }));
  await jobs.send(null, WORK_JOB, { name: "by itself" });
  await expect.poll(() => lines.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(2);
  expect(told("sent")).toMatchObject([{ request_id: "call-1", job: "test.work" }]);
  expect(told("sent")[0]?.["job_id"]).toEqual(expect.any(String));
  expect(told("by itself")).toMatchObject([{ job: "test.work" }]);
  expect(told("by itself")[0]).not.toHaveProperty("request_id");
});

test("so does the line about its failure", async () => {
  const once = { retryLimit: 0 };
  await inOrigin(byRequest("call-2"), () => jobs.send(null, WORK_JOB, { name: "poison" }, once));
  const failures = () => lines.filter(({ msg }) => String(msg).startsWith("A job failed"));
  await expect.poll(failures, { timeout: 15_000 }).toMatchObject([{ request_id: "call-2" }]);
});
