/**
 * The address of the realtime connection. An upgrade goes through the router like any call, so
 * that whoever is refused is answered with an ordinary envelope before there is a WebSocket.
 */
import type { FastifyPluginAsync } from "fastify";
import { type WebSocket, WebSocketServer } from "ws";
import { LIVE_MESSAGE_BYTES_MAX, LIVE_PATH } from "@tucano/contract/player/site/live.ts";
import type { Config } from "../config/config.ts";
import { DomainError } from "../errors.ts";
import { createRateLimits } from "../http/requests/rate-limit.ts";
import type { Connections } from "./connections.ts";
import type { Wire } from "./connection.ts";
import { isOwnOrigin, routeUpgrades, upgradeOf } from "../http/requests/upgrade.ts";

export interface WebSocketDeps {
  readonly config: Pick<Config, "http">;
  readonly connections: Connections;
}

/** Good-byes that are not answered are not waited for. */
const GOODBYE_MS = 1_000;

export function webSocketPlugin({ config, connections }: WebSocketDeps): FastifyPluginAsync {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LIVE_MESSAGE_BYTES_MAX,
    // Messages are short, and a packer for each line would cost more memory than the line.
    perMessageDeflate: false,
  });
  const attempts = createRateLimits({ perAddress: config.http.rateLimitPerMinute, perToken: 1 });

  return async (app) => {
    routeUpgrades(app);
    // Whoever was refused has read why.
    app.addHook("onResponse", (request, _reply, done) => {
      upgradeOf(request.raw)?.socket.destroySoon();
      done();
    });
    app.addHook("preClose", (done) => {
      connections.closeAll();
      done();
    });
    app.get(LIVE_PATH, (request, reply) => {
      const upgrade = upgradeOf(request.raw);
      if (upgrade === undefined) {
        void reply.header("upgrade", "websocket");
        throw new DomainError("live.websocket_expected");
      }
      attempts.take(null, request.ip);
      if (!isOwnOrigin(request, config.http.publicUrl)) throw new DomainError("common.forbidden");
      if (!connections.hasRoom(request.ip)) throw new DomainError("live.too_many_connections");
      reply.hijack();
      const { socket, head } = upgrade;
      sockets.handleUpgrade(request.raw, socket, head, (ws) => attach(connections, ws, request.ip));
    });
  };
}

function attach(connections: Connections, ws: WebSocket, address: string): void {
  const connection = connections.open(toWire(ws), address);
  ws.on("message", (data, isBinary) => {
    if (isBinary) connection.close("malformed", "Messages are texts.");
    else connections.receive(connection, (data as Buffer).toString("utf8"));
  });
  ws.on("ping", () => connections.hear(connection));
  ws.on("pong", () => connections.hear(connection));
  // The library closes the socket itself, and says why in the close code.
  ws.on("error", () => undefined);
  ws.on("close", () => connections.remove(connection));
}

function toWire(ws: WebSocket): Wire {
  return {
    get bufferedBytes() {
      return ws.bufferedAmount;
    },
    send: (text) => ws.send(text),
    ping: () => ws.ping(),
    close: (code, reason) => {
      ws.close(code, reason);
      setTimeout(() => ws.terminate(), GOODBYE_MS).unref();
    },
    cut: () => ws.terminate(),
  };
}
