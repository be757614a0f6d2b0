/** The built web apps: player site at /, back office at /backoffice, game clients at /play. */
import { existsSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "../../logger.ts";
import { createFirstPages, type FirstPages, readFirstPages } from "./first-pages.ts";
import { encodingFor } from "../answers/pack.ts";
import { createPageThread } from "./page-thread.ts";
import { isProgramPath } from "../program-paths.ts";

/**
 * index.html may carry a still picture of the first page; app.html, where there is one, is the
 * same document without it, for every other address of the app.
 */
const SHELLS = ["app.html", "index.html"] as const;

const appsFolder = path.resolve(import.meta.dirname, "../../../../..");

interface App {
  readonly prefix: string;
  readonly folder: string;
}

/** The longest prefix first. */
const apps: readonly App[] = [
  { prefix: "/backoffice/", folder: "backoffice/dist" },
  { prefix: "/play/", folder: "games/dist" },
  { prefix: "/", folder: "player/dist" },
];

/** Files named by their content never change; everything else is revalidated. */
const HASHED = /\/assets\/[^/]+-[\w-]{8,}\.\w+(?:\.(?:br|gz))?$/;
const YEAR_SECONDS = 31_536_000;

/** What no browser shows as a page, and what says nothing by itself. */
const PLAIN_FILE = /\.(?:js|css|woff2|avif|webp|png|json)(?:\.(?:br|gz))?$/;
/** Its own policy holds inside it. */
const WORKER = /service-worker\.js(?:\.(?:br|gz))?$/;

/** They speak of documents: with sixty files of a first view they weigh as much as its CSS. */
const DOCUMENT_HEADERS = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "referrer-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];

/** A missing file is missing: a page in its place would only confuse who asked. */
const FILE = /\.\w{1,11}(?:\?|$)/;

interface PagesOptions {
  /** The folder of the apps. */
  readonly root?: string;
  readonly logger: Logger;
  /** One of our hosts, for the host requested. */
  readonly hostOf: (asked: string) => string;
}

export async function servePages(
  app: FastifyInstance,
  { root = appsFolder, logger, hostOf }: PagesOptions,
): Promise<void> {
  const inRoot = apps.map((one) => ({ ...one, folder: path.join(root, one.folder) }));
  const built = inRoot.filter((one) => existsSync(path.join(one.folder, "index.html")));
  for (const [index, { prefix, folder }] of built.entries()) {
    await app.register(fastifyStatic, {
      root: folder,
      prefix,
      decorateReply: index === 0,
      preCompressed: true,
      index: ["index.html"],
      redirect: false,
      // The etag says it already; beside small files of code a date weighs.
      lastModified: false,
      setHeaders: (response, file) => {
        const value = HASHED.test(file) ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache";
        void response.header("cache-control", value);
        if (!PLAIN_FILE.test(file) || WORKER.test(file)) return;
        for (const name of DOCUMENT_HEADERS) void response.removeHeader(name);
      },
    });
  }
  if (built.some(({ prefix }) => prefix === "/")) serveFirstPages(app, { root, logger, hostOf });
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === "GET" &&
      !isProgramPath(request.url) &&
      !FILE.test(request.url) &&
      (request.headers.accept ?? "").includes("text/html");
    const found = isPage
      ? built.find((one) => `${request.url}/`.startsWith(one.prefix))
      : undefined;
    return found === undefined ? app.notFoundAnswer(request, reply) : sendShell(reply, found);
  });
}

/** Set by the player site: a browser that has it is no first visitor, and may see another page. */
const KNOWN = /(?:^|;\s*)tucano\.known=1(?:;|$)/;
/** Calls of the thread count for itself, not for others at this machine's address. */
const THREAD_ADDRESS = "127.0.0.3";

function serveFirstPages(
  app: FastifyInstance,
  { root, logger, hostOf }: Required<PagesOptions>,
): void {
  const player: App = { prefix: "/", folder: path.join(root, "player/dist") };
  const writer = path.join(root, "player/build/dist/page-writer.js");
  const site = readFirstPages(player.folder);
  if (site === null || !existsSync(writer)) return;
  const thread = createPageThread(writer, async (url, host) => {
    const from = { remoteAddress: THREAD_ADDRESS, headers: { host } };
    const { statusCode, body } = await app.inject({ method: "GET", url, ...from });
    return { status: statusCode, body };
  });
  app.addHook("onClose", () => thread.close());
  const firstPages = createFirstPages({
    site,
    thread,
    onFailed: (error, page) => logger.warn({ err: error, page }, "a first page was not written"),
  });
  for (const address of firstPages.paths) {
    app.get(address, (request, reply) => sendFirst({ firstPages, player, hostOf }, request, reply));
  }
}

/** Questions in the address change what a page shows; only the first page has none to answer. */
async function sendFirst(
  {
    firstPages,
    player,
    hostOf,
  }: {
    readonly firstPages: FirstPages;
    readonly player: App;
    readonly hostOf: PagesOptions["hostOf"];
  },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [address = "/", question] = request.url.split("?");
  const { cookie = "", accept = "" } = request.headers;
  const isFirst = accept.includes("text/html") && !KNOWN.test(cookie);
  const mayWrite = isFirst && (address === "/" || question === undefined);
  const page = mayWrite ? await firstPages.find(address, hostOf(request.hostname)) : null;
  if (page === null) {
    if (address !== "/") return sendShell(reply, player);
    return reply.header("cache-control", "no-cache").sendFile("index.html", player.folder);
  }
  const encoding = encodingFor(request.headers["accept-encoding"]);
  if (encoding !== null) void reply.header("content-encoding", encoding);
  return reply
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-cache")
    .header("vary", "accept-encoding, cookie")
    .send(page[encoding ?? "plain"]);
}

function sendShell(reply: FastifyReply, { folder }: App): FastifyReply {
  const shell = SHELLS.find((name) => existsSync(path.join(folder, name))) ?? "index.html";
  return reply.header("cache-control", "no-cache").sendFile(shell, folder);
}
