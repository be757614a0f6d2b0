/** Protects: a job with a key waits once, jobs without one do not displace each other. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { createJobs, type Jobs } from "../jobs/index.ts";
import { createLogger } from "../logger.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let jobs: Jobs;
const ran: string[] = [];
const sorted = (names: readonly string[]) => names.toSorted((a, b) => a.localeCompare(b));

beforeAll(async () => {
  server = await startTestServer();
  jobs = createJobs({ url: server.databaseUrl, logger: createLogger("silent") });
  jobs.define("test.note", {
    handler: (data) => {
      const name = String(data["name"]);
      ran.push(name);
      return name === "poison" ? Promise.reject(new Error("poison")) : Promise.resolve();
    },
  });
  await jobs.start({ work: false });
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

test("a job with a key waits once, however often it is sent, and again once it has run", async () => {
  for (const name of ["first", "second", "third"]) {
    await jobs.send(null, "test.note", { name }, { singletonKey: "one", startAfterSeconds: 60 });
  }
  await jobs.send(null, "test.note", { name: "other" }, { singletonKey: "two" });
  expect(await jobs.drain("test.note")).toBe(2);
  expect(sorted(ran.splice(0))).toEqual(["first", "other"]);
  await jobs.send(null, "test.note", { name: "again" }, { singletonKey: "one" });
  expect(await jobs.drain("test.note")).toBe(1);
  expect(ran.splice(0)).toEqual(["again"]);
});

test("jobs without a key all wait", async () => {
  await jobs.send(null, "test.note", { name: "a" });
  await jobs.send(null, "test.note", { name: "b" });
  expect(await jobs.drain("test.note")).toBe(2);
  expect(sorted(ran.splice(0))).toEqual(["a", "b"]);
});

test("a worker runs jobs side by side, and one that fails leaves the others done", async () => {
  const retry = { retryLimit: 1, retryDelaySeconds: 0, retryBackoff: false };
  for (const name of ["poison", "c", "d", "e"]) await jobs.send(null, "test.note", { name }, retry);
  await jobs.stop();
  await jobs.start({ work: true });
  await jobs.work();
  const twice = ["c", "d", "e", "poison", "poison"];
  await expect.poll(() => sorted(ran), { timeout: 10_000 }).toEqual(twice);
});
