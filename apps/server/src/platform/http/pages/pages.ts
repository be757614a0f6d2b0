/** The built web apps: player site at /, back office at /backoffice, game clients at /play. */
import { existsSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Logger } from "../../logger.ts";
import { type Built, createFirstPages, readFirstPages } from "./first-pages.ts";
import { createPageThreads } from "./page-thread.ts";
import { sendFirst, sendRobots, sendSiteMap } from "./send-first.ts";
import { type App, sendShell } from "./shell.ts";
import { isProgramPath } from "../program-paths.ts";

const appsFolder = path.resolve(import.meta.dirname, "../../../../..");

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

/** Browsers, and readers of pages that take anything. */
const PAGE = /text\/html|\*\/\*/;
/** A missing file is missing: a page in its place would only confuse who asked. */
const FILE = /\.\w{1,11}(?:\?|$)/;

interface PagesOptions {
  /** The folder of the apps. */
  readonly root?: string;
  readonly logger: Logger;
  /** One of our hosts, for the host requested. */
  readonly hostOf: (asked: string) => string;
  /** How players reach this house, where that is set: its links are not plain behind a proxy. */
  readonly publicUrl?: string;
}

export async function servePages(
  app: FastifyInstance,
  { root = appsFolder, logger, hostOf, publicUrl = "" }: PagesOptions,
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
  const player = built.find(({ prefix }) => prefix === "/");
  const site = player === undefined ? null : readFirstPages(player.folder);
  if (player !== undefined && site !== null) {
    serveFirstPages(app, { site, player, root, logger, hostOf, publicUrl });
  }
  const addresses = new Set(site?.addresses);
  app.setNotFoundHandler((request, reply) => {
    const [address = "/"] = request.url.split("?");
    const isPage =
      request.method === "GET" &&
      !isProgramPath(request.url) &&
      !FILE.test(request.url) &&
      PAGE.test(request.headers.accept ?? "");
    const found = isPage ? built.find((one) => `${address}/`.startsWith(one.prefix)) : undefined;
    if (found === undefined) return app.notFoundAnswer(request, reply);
    // Nobody finds it by a search: it is a player's own, the desk's, or nowhere.
    void reply.header("x-robots-tag", "noindex");
    if (found === player && site !== null && !addresses.has(address)) void reply.status(404);
    return sendShell(reply, found);
  });
}

/** Calls of the threads count for themselves, not for others at this machine's address. */
const THREAD_ADDRESS = "127.0.0.3";

function serveFirstPages(
  app: FastifyInstance,
  {
    site,
    player,
    root,
    logger,
    hostOf,
    publicUrl,
  }: Required<PagesOptions> & { readonly site: Built; readonly player: App },
): void {
  const writer = path.join(root, "player/build/dist/page-writer.js");
  if (!existsSync(writer)) return;
  const threads = createPageThreads(writer, async (url, host) => {
    const from = { remoteAddress: THREAD_ADDRESS, headers: { host } };
    const { statusCode, body } = await app.inject({ method: "GET", url, ...from });
    return { status: statusCode, body };
  });
  app.addHook("onClose", () => threads.close());
  const firstPages = createFirstPages({
    site,
    threads,
    onFailed: (error, page) => logger.warn({ err: error, page }, "a first page was not written"),
  });
  const options = { firstPages, player, hostOf, publicUrl };
  for (const address of Object.keys(firstPages.pages)) {
    app.get(address, (request, reply) => sendFirst(options, request, reply));
  }
  app.get("/sitemap.xml", (request, reply) => sendSiteMap(options, request, reply));
  app.get("/robots.txt", (request, reply) => sendRobots(options, request, reply));
}
