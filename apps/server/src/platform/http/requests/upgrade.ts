/** Upgrades to WebSocket: which addresses take them, and where a route finds the socket. */
import { type IncomingMessage, type Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { LIVE_PATH } from "@tucano/contract/player/site/live.ts";
import { TABLES_PATH } from "@tucano/contract/player/games/shared-tables.ts";

const paths: ReadonlySet<string> = new Set([LIVE_PATH, TABLES_PATH]);

/** Only these requests leave the ordinary way; any other upgrade that is asked for is ignored. */
export function isLiveUpgrade({ url, headers }: IncomingMessage): boolean {
  const [path = ""] = (url ?? "").split("?");
  return paths.has(path) && headers.upgrade?.toLowerCase() === "websocket";
}

export interface Upgrade {
  readonly socket: Socket;
  readonly head: Buffer;
}

const upgrades = new WeakMap<IncomingMessage, Upgrade>();

/** Undefined: it is a call like any other. */
export function upgradeOf(request: IncomingMessage): Upgrade | undefined {
  return upgrades.get(request);
}

/** From here on upgrades go through the router, once for each server. */
export function routeUpgrades(app: FastifyInstance): void {
  const server: Server = app.server;
  server.on("upgrade", (request: IncomingMessage, socket: Socket, head: Buffer) => {
    upgrades.set(request, { socket, head });
    const response = new ServerResponse(request);
    response.assignSocket(socket);
    app.routing(request, response);
  });
}

/** Browsers say which page speaks; a page of another host must not speak for its visitor. */
export function isOwnOrigin({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin).host;
  return from === host || (publicUrl !== "" && from === new URL(publicUrl).host);
}
