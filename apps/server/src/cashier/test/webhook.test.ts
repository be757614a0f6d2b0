/**
 * Protects: the bank tells this house of payments. An address that somebody else put in its place
 * does not stay there, and a short-lived process registers none.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { startOnDatabase } from "../../testing/start-on-database.ts";
import { SWEEP_JOB } from "../index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function standing(): Promise<string | undefined> {
  const { rows } = await sql<{ url: string }>`SELECT url FROM sandbox_psp.webhook`.execute(
    server.db,
  );
  return rows[0]?.url;
}

const notices = async () => (await server.rooms.cashier.readBanks())[0]?.webhook;

const put = (url: string) => sql`UPDATE sandbox_psp.webhook SET url = ${url}`.execute(server.db);

test("an address that is not ours is replaced within a minute, and said to be until then", async () => {
  const own = await standing();
  expect(own).toContain(server.url);
  expect(await notices()).toMatchObject({ state: "here" });
  await put("http://127.0.0.1:9/psp/pix/somebody-elses");
  expect(await notices()).toEqual({ state: "elsewhere", host: "127.0.0.1:9" });
  await server.jobs.runNow(SWEEP_JOB);
  expect(await standing()).toBe(own);
});

test("ours at a place where nobody is any more is replaced as well", async () => {
  const own = (await standing()) ?? "";
  await put(own.replace(server.url, "http://127.0.0.1:9"));
  await server.jobs.runNow(SWEEP_JOB);
  expect(await standing()).toBe(own);
});

test("who passes by leaves the running house's address, and hears nothing itself", async () => {
  const own = await standing();
  const { databaseUrl: url, secretsFolder } = server;
  const passing = await startOnDatabase({ url, secretsFolder, isPassing: true });
  expect(await standing()).toBe(own);
  await passing.jobs.runNow(SWEEP_JOB);
  expect(await standing()).toBe(own);
  await put("http://127.0.0.1:9/psp/pix/somebody-elses");
  await passing.jobs.runNow(SWEEP_JOB);
  expect(await standing()).toContain("somebody-elses");
  await passing.close();
  await server.jobs.runNow(SWEEP_JOB);
  expect(await standing()).toBe(own);
});

test("a second process of the house leaves the address of the first, which hears", async () => {
  const own = await standing();
  const { databaseUrl: url, secretsFolder } = server;
  const second = await startOnDatabase({ url, secretsFolder });
  await second.jobs.runNow(SWEEP_JOB);
  expect(await standing()).toBe(own);
  await second.close();
});

test("a bank that has an address of its own is told that one, not the players'", async () => {
  const own = await standing();
  const { databaseUrl: url, secretsFolder } = server;
  const second = await startOnDatabase({
    url,
    secretsFolder,
    env: {
      PSP: "http",
      PSP_BASE_URL: `${server.url}/sandbox/psp`,
      PSP_CLIENT_ID: "tucano-sandbox",
      PSP_CLIENT_SECRET: readFileSync(path.join(secretsFolder, "sandbox-psp-client"), "utf8"),
      PSP_PIX_KEY: "pix@tucano.example",
      PUBLIC_URL: "http://localhost:1",
      PSP_WEBHOOK_URL: "https://pix.play.example/",
    },
  });
  await second.jobs.runNow(SWEEP_JOB);
  expect(await standing()).toMatch(/^https:\/\/pix\.play\.example\/psp\/pix\/[\w-]{20,}$/);
  await second.close();
  await server.jobs.runNow(SWEEP_JOB);
  expect(await standing()).toBe(own);
});
