// Protects: every address of an app opens that app, a missing file is missing, programs get JSON,
// and no page may load anything from another host.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLogger } from "../logger.ts";
import { servePages } from "../http/pages/pages.ts";

const html = { accept: "text/html" };
let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "tucano-pages-"));
  for (const name of ["player", "backoffice", "games"]) {
    mkdirSync(path.join(folder, name, "dist/assets"), { recursive: true });
    writeFileSync(path.join(folder, name, "dist/index.html"), `${name} first page`);
    writeFileSync(path.join(folder, name, "dist/assets/main-abcd1234.js"), name);
  }
  writeFileSync(path.join(folder, "player/dist/app.html"), "player shell");
  writeFileSync(path.join(folder, "player/dist/service-worker.js"), "worker");
  app = Fastify();
  app.addHook("onRequest", (_request, reply, done) => {
    void reply.header("content-security-policy", "default-src 'self'");
    done();
  });
  app.decorate("notFoundAnswer", async (_request, reply) => reply.status(404).send({ code: 404 }));
  await servePages(app, { root: folder, logger: createLogger("silent"), hostOf: (asked) => asked });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ["/", "player first page"],
  ["/profile", "player shell"],
  ["/game?type=slots", "player shell"],
  ["/backoffice", "backoffice first page"],
  ["/backoffice/withdrawals/W1", "backoffice first page"],
  ["/play/onca-dourada/", "games first page"],
])("%s opens its app", async (url, body) => {
  const answer = await app.inject({ url, headers: html });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(body);
  expect(answer.headers["cache-control"]).toBe("no-cache");
});

test("files named by their content are kept for a year", async () => {
  const answer = await app.inject("/play/assets/main-abcd1234.js");
  expect(answer.body).toBe("games");
  expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test.each([
  ["/", "default-src 'self'"],
  ["/service-worker.js", "default-src 'self'"],
  ["/assets/main-abcd1234.js", undefined],
])("the policy of %s is %s", async (url, policy) => {
  const answer = await app.inject({ url, headers: html });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-security-policy"]).toBe(policy);
});

test.each(["/assets/gone-abcd1234.js", "/api/nothing", "/backoffice/api/nothing", "/play/api/x"])(
  "%s is missing, also for a browser",
  async (url) => {
    const answer = await app.inject({ url, headers: html });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 404 });
  },
);

test.each(["/../package.json", "/%2e%2e/package.json", "/assets/..%2f..%2findex.html"])(
  "%s leads out of no folder",
  async (url) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  },
);
