/** The built web apps: player site at /, back office at /backoffice, game clients at /play. */
import { existsSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";

/**
 * index.html may carry a still picture of the first page; app.html, where there is one, is the
 * same document without it, for every other address of the app.
 */
const SHELLS = ["app.html", "index.html"] as const;

const appsFolder = path.resolve(import.meta.dirname, "../../../..");

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

/** Files named by their content never change; everything else is asked for again. */
const HASHED = /\/assets\/[^/]+-[\w-]{8,}\.\w+(?:\.(?:br|gz))?$/;
const YEAR_SECONDS = 31_536_000;

/** Paths that programs call: an unknown one is an error in JSON, never a page. */
const NOT_PAGES =
  /^\/(?:api|wallet|psp|sandbox|backoffice\/api|play\/api|streams|healthz|metrics)(?:\/|$)/;

/** A missing file is missing: a page in its place would only confuse who asked. */
const FILE = /\.\w{1,11}(?:\?|$)/;

export async function servePages(app: FastifyInstance, root = appsFolder): Promise<void> {
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
      setHeaders: (response, file) => {
        const value = HASHED.test(file) ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache";
        void response.header("cache-control", value);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === "GET" &&
      !NOT_PAGES.test(request.url) &&
      !FILE.test(request.url) &&
      (request.headers.accept ?? "").includes("text/html");
    const found = isPage
      ? built.find((one) => `${request.url}/`.startsWith(one.prefix))
      : undefined;
    return found === undefined ? app.notFoundAnswer(request, reply) : sendShell(reply, found);
  });
}

function sendShell(reply: FastifyReply, { folder }: App): FastifyReply {
  const shell = SHELLS.find((name) => existsSync(path.join(folder, name))) ?? "index.html";
  return reply.header("cache-control", "no-cache").sendFile(shell, folder);
}
