/** Upgrades to WebSocket: which addresses take them, and where a route finds the socket. */
import { type IncomingMessage, type Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { LIVE_PATH } from "@tucano/contract/player/site/live.ts";
import { SEA_PATH } from "@tucano/contract/player/games/seas.ts";
import { TABLES_PATH } from "@tucano/contract/player/games/shared-tables.ts";

const paths: ReadonlySet<string> = new Set([LIVE_PATH, TABLES_PATH, SEA_PATH]);

/** Only these requests are upgraded; any other request for an upgrade is treated normally. */
export function isLiveUpgrade({ url, headers }: IncomingMessage): boolean {
  const [path = ""] = (url ?? "").split("?");
  return paths.has(path) && headers.upgrade?.toLowerCase() === "websocket";
}

export interface Upgrade {
  readonly socket: Socket;
  readonly head: Buffer;
}

const upgrades = new WeakMap<IncomingMessage, Upgrade>();

/** Undefined: an ordinary call. */
export function upgradeOf(request: IncomingMessage): Upgrade | undefined {
  return upgrades.get(request);
}

/** Routes upgrades through the router from here on; once per server. */
export function routeUpgrades(app: FastifyInstance): void {
  const server: Server = app.server;
  server.on("upgrade", (request: IncomingMessage, socket: Socket, head: Buffer) => {
    upgrades.set(request, { socket, head });
    const response = new ServerResponse(request);
    response.assignSocket(socket);
    app.routing(request, response);
  });
}

/** Browsers send the page's origin; a page of another host must not act for its visitor. */
export function isOwnOrigin({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin).host;
  return from === host || (publicUrl !== "" && from === new URL(publicUrl).host);
}
