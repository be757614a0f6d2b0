// Protects: only browsers that have never been here get a written page, what is written asks this
// server for its answers, and whatever goes wrong with it ends in the bare shell.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readFirstPages } from "../http/pages/first-pages.ts";
import { servePages } from "../http/pages/pages.ts";
import { createLogger } from "../logger.ts";

const html = { accept: "text/html", host: "casa.example" };
const shell = "the bare shell";
/** What the build says is around the words of a page. */
const frame = {
  beforeTitle: "<html><head>",
  beforeCode: "<link>",
  beforeBody: "</head><body>",
  end: "</body></html>",
};

/** Writes what the server answers it, and fails where a page is called so. */
const writer = `
const { parentPort } = require("node:worker_threads");
const orders = new Map();
parentPort.on("message", (message) => {
  if (message.type === "write") {
    if (message.path === "/broken") {
      parentPort.postMessage({ type: "failed", id: message.id, reason: "broken" });
      return;
    }
    orders.set(message.id, message);
    parentPort.postMessage({ type: "ask", id: message.id, url: "/api/name", host: message.host });
    return;
  }
  const title = "T $& " + orders.get(message.id).path;
  const page = { title, links: "<link>", body: message.body, answers: "[1]" };
  parentPort.postMessage({ type: "written", id: message.id, page });
});`;

let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "tucano-first-pages-"));
  mkdirSync(path.join(folder, "player/dist"), { recursive: true });
  mkdirSync(path.join(folder, "player/build/dist"), { recursive: true });
  writeFileSync(path.join(folder, "player/build/dist/page-writer.js"), writer);
  writeFileSync(path.join(folder, "player/dist/index.html"), "first page");
  writeFileSync(path.join(folder, "player/dist/app.html"), shell);
  const entry = "/assets/index.js";
  const code = { "/": [entry], "/faq": [entry, "/assets/faq.js"], "/broken": [entry] };
  writeFileSync(path.join(folder, "player/dist/first-pages.json"), JSON.stringify({ frame, code }));
  app = Fastify();
  app.decorate("notFoundAnswer", async (_request, reply) => reply.status(404).send({ code: 404 }));
  app.get("/api/name", (request) => `words for ${request.headers.host}`);
  await servePages(app, { root: folder, logger: createLogger("silent"), hostOf: (asked) => asked });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a first visitor gets the page with its words, its answers and its code", async () => {
  const { statusCode, body, headers } = await app.inject({ url: "/faq", headers: html });
  expect(statusCode).toBe(200);
  expect(body).toBe(
    "<html><head><title>T $& /faq</title><link><link>" +
      '<script defer src="/first-visit.js" data-code="/assets/index.js /assets/faq.js"></script>' +
      '</head><body><div id="root">words for casa.example</div>' +
      '<script type="application/json" id="first-answers">[1]</script></body></html>',
  );
  expect(headers["cache-control"]).toBe("no-cache");
});

test("the page is packed for whoever can unpack it", async () => {
  const headers = { ...html, "accept-encoding": "gzip, br" };
  const answer = await app.inject({ url: "/faq", headers });
  expect(answer.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain("words for casa.example");
});

test("the first page is written whatever link led to it", async () => {
  const { body } = await app.inject({ url: "/?code=ABC", headers: html });
  expect(body).toContain("words for casa.example");
});

test.each([
  ["somebody who has been here", "/faq", { cookie: "a=b; tucano.known=1" }],
  ["a question in the address", "/faq?list=top", {}],
  ["a page that could not be written", "/broken", {}],
  ["a host that is none", "/faq", { host: "casa.example/<script>" }],
])("%s gets the bare shell", async (_case, url, more) => {
  const answer = await app.inject({ url, headers: { ...html, ...more } });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(shell);
});

test("somebody who has been here gets the first page as it was built", async () => {
  const answer = await app.inject({ url: "/", headers: { ...html, cookie: "tucano.known=1" } });
  expect(answer.body).toBe("first page");
});

test("what the build has left incomplete is not served at all", () => {
  const other = mkdtempSync(path.join(os.tmpdir(), "tucano-incomplete-"));
  const file = path.join(other, "first-pages.json");
  expect(readFirstPages(other)).toBeNull();
  for (const wrong of [
    { "/": ["/assets/index.js"] },
    { frame: { ...frame, beforeCode: undefined }, code: { "/": ["/assets/index.js"] } },
    { frame, code: { "/": [] } },
  ]) {
    writeFileSync(file, JSON.stringify(wrong));
    expect(() => readFirstPages(other)).toThrow();
  }
  rmSync(other, { recursive: true });
});
