/** The address of the tables' WebSocket. It goes through the router like any call. */
import type { FastifyPluginAsync } from "fastify";
import { type WebSocket, WebSocketServer } from "ws";
import {
  TABLE_MESSAGE_BYTES_MAX,
  TABLES_PATH,
} from "@tucano/contract/player/games/shared-tables.ts";
import type { Config } from "../../platform/config/config.ts";
import { DomainError } from "../../platform/errors.ts";
import { createRateLimits } from "../../platform/http/requests/rate-limit.ts";
import { isOwnOrigin, upgradeOf } from "../../platform/http/requests/upgrade.ts";
import type { Wire } from "../line.ts";
import type { Lines } from "./lines.ts";

const GOODBYE_MS = 1_000;
const SWEEP_MS = 1_000;

export function tablesSocket(config: Pick<Config, "http">, lines: Lines): FastifyPluginAsync {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: TABLE_MESSAGE_BYTES_MAX,
    perMessageDeflate: false,
  });
  const attempts = createRateLimits({ perAddress: config.http.rateLimitPerMinute, perToken: 1 });
  return async (app) => {
    const timer = setInterval(() => lines.sweep(), SWEEP_MS);
    timer.unref();
    app.addHook("preClose", (done) => {
      clearInterval(timer);
      lines.closeAll();
      done();
    });
    // Whoever was refused has read why.
    app.addHook("onResponse", (request, _reply, done) => {
      upgradeOf(request.raw)?.socket.destroySoon();
      done();
    });
    app.get(TABLES_PATH, (request, reply) => {
      const upgrade = upgradeOf(request.raw);
      if (upgrade === undefined) {
        void reply.header("upgrade", "websocket");
        throw new DomainError("live.websocket_expected");
      }
      attempts.take(null, request.ip);
      if (!isOwnOrigin(request, config.http.publicUrl)) throw new DomainError("common.forbidden");
      if (!lines.hasRoom(request.ip)) throw new DomainError("live.too_many_connections");
      reply.hijack();
      const { socket, head } = upgrade;
      socket.setNoDelay(true);
      sockets.handleUpgrade(request.raw, socket, head, (ws) => attach(lines, ws, request.ip));
    });
  };
}

function attach(lines: Lines, ws: WebSocket, address: string): void {
  const line = lines.open(toWire(ws), address);
  ws.on("message", (data, isBinary) => {
    if (isBinary) line.close("malformed", "Messages are texts.");
    else lines.receive(line, (data as Buffer).toString("utf8"));
  });
  ws.on("ping", () => lines.hear(line));
  ws.on("pong", () => lines.hear(line));
  // The library closes the socket itself, and says why in the close code.
  ws.on("error", () => undefined);
  ws.on("close", () => lines.remove(line));
}

const asText = { binary: false } as const;

function toWire(ws: WebSocket): Wire {
  return {
    get bufferedBytes() {
      return ws.bufferedAmount;
    },
    send: (data) => ws.send(data, asText),
    ping: () => ws.ping(),
    close: (code, reason) => {
      ws.close(code, reason);
      setTimeout(() => ws.terminate(), GOODBYE_MS).unref();
    },
    cut: () => ws.terminate(),
  };
}
