// Protects: every line of the log names the call or the job that it was written for, also in a job
// that a call has sent, and none names another's.
import Fastify from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { registerPages } from "../http/pages/register-pages.ts";
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

/** A webhook at `/hook`, and one that fails at `/broken`. */
async function pagesWithHooks() {
  const app = Fastify();
  const meterOf = () => ({ ended: () => undefined });
  const others = { streamHosts: () => [], frameOrigins: () => [] };
  const options = { isProduction: false, logger, ...others, meterOf };
  await registerPages(app, options, async (pages) => {
    pages.post("/hook", (request, reply) => {
      logger.info({ name: "hook", id: request.id }, "Heard.");
      return reply.send({});
    });
    pages.post("/broken", () => {
      throw new Error("broken");
    });
  });
  return app;
}

test("so is what a webhook writes, once its body has been read", async () => {
  const app = await pagesWithHooks();
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const headers = { "content-type": "application/json" };
  const ask = () => fetch(`${url}/hook`, { method: "POST", headers, body: '{"pix":[]}' });
  await Promise.all([ask(), ask(), ask()]);
  await app.close();
  expect(told("hook")).toHaveLength(3);
  for (const line of told("hook")) expect(line["request_id"]).toBe(line["id"]);
  expect(new Set(told("hook").map(({ request_id }) => request_id)).size).toBe(3);
});

test("of a request and its answer no line has more than the method and the status", async () => {
  const app = await pagesWithHooks();
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const headers = { "content-type": "application/json", authorization: "secret-1" };
  for (const path of ["/hook", "/broken", "/nowhere"]) {
    const body = '{"cpf":"secret-2"}';
    await fetch(`${url}${path}?cpf=secret-3`, { method: "POST", headers, body });
  }
  await app.close();
  expect(lines.filter(({ msg }) => msg === "request completed")).toHaveLength(2);
  expect(lines).toContainEqual(expect.objectContaining({ res: { statusCode: 200 } }));
  expect(JSON.stringify(lines)).not.toContain("secret");
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
