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
  beforeLanguage: "<html ",
  beforeHead: "><head>",
  beforeCode: "",
  beforeSheet: "",
  beforeBody: "</head><body>",
  end: "</body></html>",
  sheets: { first: "<first>", whole: "<whole>" },
};
const texts = { pt: ["/assets/pt.js"], en: ["/assets/en.js"] };

/** Writes what the server answers it, and fails where a page is called so. */
const writer = `
const { parentPort, workerData } = require("node:worker_threads");
const orders = new Map();
parentPort.on("message", (message) => {
  if (message.type === "map") {
    parentPort.postMessage({ type: "written", id: message.id, page: "map of " + message.origin });
    return;
  }
  if (message.type === "write") {
    if (message.path === "/broken") {
      parentPort.postMessage({ type: "failed", id: message.id, reason: "broken" });
      return;
    }
    orders.set(message.id, message);
    parentPort.postMessage({ type: "ask", id: message.id, url: "/api/name", host: message.host });
    return;
  }
  const { path } = orders.get(message.id);
  const page = {
    tag: workerData.language,
    head: "T $& " + path,
    links: "<link>",
    body: message.body,
    answers: "[1]",
    isMissing: path.endsWith("=404"),
  };
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
  const page = { isQuick: true, isPublic: true, code: [entry] };
  const pages = {
    "/": page,
    "/faq": { ...page, code: [entry, "/assets/faq.js"] },
    "/broken": page,
    "/search": { ...page, isPublic: false },
    "/gameInfo": { ...page, isQuick: false },
  };
  const site = { frame, texts, pages, addresses: [...Object.keys(pages), "/profile"] };
  writeFileSync(path.join(folder, "player/dist/first-pages.json"), JSON.stringify(site));
  writeFileSync(path.join(folder, "player/dist/robots.txt"), "User-agent: *\n");
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
    '<html lang="pt"><head>T $& /faq<link>' +
      '<script defer src="/first-visit.js" data-code="/assets/index.js /assets/faq.js /assets/pt.js"></script>' +
      '<first></head><body><div id="root">words for casa.example</div>' +
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

test("a page is written in the language that its address names", async () => {
  const { body } = await app.inject({ url: "/faq?lang=en", headers: html });
  expect(body).toContain('lang="en"');
  expect(body).toContain("/assets/en.js");
});

test("a game's page is another for each game, with the whole of the looks", async () => {
  const { statusCode, body } = await app.inject({ url: "/gameInfo?id=7", headers: html });
  expect(statusCode).toBe(200);
  expect(body).toContain("T $& /gameInfo?id=7");
  expect(body).toContain("<whole>");
});

test.each([
  ["/faq", 200, undefined],
  ["/search", 200, "noindex"],
  ["/profile", 200, "noindex"],
  ["/nowhere", 404, "noindex"],
  ["/gameInfo?id=404", 404, "noindex"],
])("a search engine that asks for %s is answered %i, %s", async (url, status, robots) => {
  const answer = await app.inject({ url, headers: { ...html, accept: "*/*" } });
  expect([answer.statusCode, answer.headers["x-robots-tag"]]).toEqual([status, robots]);
});

test("robots are told where the map is", async () => {
  const robots = await app.inject({ url: "/robots.txt", headers: html });
  expect(robots.body).toBe("User-agent: *\n\nSitemap: http://casa.example/sitemap.xml\n");
  const map = await app.inject({ url: "/sitemap.xml", headers: html });
  expect(map.body).toBe("map of http://casa.example");
});

test("behind a proxy links are those of PUBLIC_URL, whatever port is asked for", async () => {
  const behind = Fastify();
  behind.decorate("notFoundAnswer", async (_request, reply) => reply.status(404).send());
  const publicUrl = "https://casa.example";
  const logger = createLogger("silent");
  await servePages(behind, { root: folder, logger, hostOf: (asked) => asked, publicUrl });
  const of = async (host: string) =>
    (await behind.inject({ url: "/robots.txt", headers: { ...html, host } })).body;
  expect(await of("casa.example:81")).toContain("https://casa.example/sitemap.xml");
  expect(await of("outra.example:81")).toContain("https://outra.example/sitemap.xml");
  await behind.close();
});

test("what the build has left incomplete is not served at all", () => {
  const other = mkdtempSync(path.join(os.tmpdir(), "tucano-incomplete-"));
  const file = path.join(other, "first-pages.json");
  expect(readFirstPages(other)).toBeNull();
  const page = { isQuick: true, isPublic: true, code: ["/assets/index.js"] };
  const whole = { frame, texts, pages: { "/": page }, addresses: ["/"] };
  for (const wrong of [
    { "/": ["/assets/index.js"] },
    { ...whole, frame: { ...frame, beforeCode: undefined } },
    { ...whole, texts: { pt: [] } },
    { ...whole, pages: { "/": { ...page, code: [] } } },
  ]) {
    writeFileSync(file, JSON.stringify(wrong));
    expect(() => readFirstPages(other)).toThrow();
  }
  rmSync(other, { recursive: true });
});
