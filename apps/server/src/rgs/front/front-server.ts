/**
 * Front ends of imported games, on a port of their own: nothing of the house is at their origin,
 * and nothing of theirs at the house's. In production a host of its own leads to it (RGS_ORIGIN).
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Platform } from "../../platform/context.ts";
import { findFrontFile } from "./front-repository.ts";
import { frontPolicy, inlineHashes } from "./front-policy.ts";

export interface FrontServer {
  /** Where browsers find front ends; empty: nowhere. */
  origin(): string;
  listen(): Promise<void>;
  close(): Promise<void>;
}

type FrontDeps = Pick<Platform, "db" | "config" | "logger" | "selfUrl">;

const PATH = /^\/([a-z][a-z0-9-]{1,39})\/([1-9]\d{0,8})\/([\w][\w.@+ /-]{0,400})$/;
const YEAR_SECONDS = 31_536_000;
const HEADERS_TIMEOUT_MS = 10_000;

export function createFrontServer(deps: FrontDeps): FrontServer {
  const { config, logger } = deps;
  let server: Server | null = null;
  return {
    origin: () => config.rgs.origin || addressOf(server, config.http.host),
    listen: async () => {
      const { port } = config.rgs;
      if (port === null) return;
      server = createServer({ headersTimeout: HEADERS_TIMEOUT_MS }, (request, response) => {
        answer(deps, request, response).catch((error: unknown) => {
          logger.error({ err: error }, "A file of a front end was not served.");
          if (!response.headersSent) response.writeHead(503);
          response.end();
        });
      });
      await listenOn(server, port, config.http.host);
    },
    close: async () => {
      const closing = server;
      server = null;
      if (closing === null) return;
      await new Promise<void>((done) => {
        closing.close(() => done());
        closing.closeAllConnections();
      });
    },
  };
}

function addressOf(server: Server | null, host: string): string {
  if (server === null) return "";
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

function listenOn(server: Server, port: number, host: string): Promise<void> {
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(port, host, done);
  });
}

async function answer(
  deps: FrontDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const asked = isRead ? readPath(request.url ?? "") : null;
  const file = asked === null ? null : await findFrontFile(deps.db, asked);
  if (file === null) {
    response.writeHead(404, { "content-type": "text/plain" }).end("There is no such file.\n");
    return;
  }
  const isPage = file.type.startsWith("text/html");
  response.writeHead(200, {
    "content-type": file.type,
    "content-length": file.body.length,
    "cache-control": isPage ? "no-cache" : `public, max-age=${YEAR_SECONDS}, immutable`,
    "content-security-policy": frontPolicy({
      houses: housesOf(deps),
      scripts: isPage ? inlineHashes(file.body.toString("utf8")) : [],
    }),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  });
  response.end(request.method === "HEAD" ? undefined : file.body);
}

function readPath(url: string) {
  const [address = ""] = url.split("?");
  const match = PATH.exec(decoded(address));
  if (match === null) return null;
  const [, game = "", version = "", path = ""] = match;
  return { game, version: Number(version), path };
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return "";
  }
}

/** In development the site may be at any port of this machine. */
function housesOf({ config, selfUrl }: FrontDeps): string[] {
  if (config.isProduction) return [new URL(config.http.publicUrl || selfUrl()).origin];
  return ["http://localhost:*", "http://127.0.0.1:*"];
}
