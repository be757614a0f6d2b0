/**
 * The address of a WebSocket. An upgrade goes through the router like any call, so that whoever is
 * refused is answered with an ordinary envelope before there is a WebSocket.
 */
import type { FastifyPluginAsync } from "fastify";
import { type WebSocket, WebSocketServer } from "ws";
import type { Config } from "../config/config.ts";
import { DomainError } from "../errors.ts";
import type { LimitsOf } from "../http/requests/shared-rate-limit.ts";
import { isOwnOrigin, upgradeOf } from "../http/requests/upgrade.ts";

/** The part of the socket that is used. */
export interface Wire {
  /** What was sent and has not left yet. */
  readonly bufferedBytes: number;
  send(data: string | Buffer): void;
  ping(): void;
  close(code: number, reason: string): void;
  /** Without a word. */
  cut(): void;
}

/** Handles the connected clients. */
export interface Lines<Line> {
  hasRoom(address: string): boolean;
  open(wire: Wire, address: string): Line;
  receive(line: Line, text: string): void;
  /** A sign of life that says nothing. */
  hear(line: Line): void;
  /** The socket is gone. */
  remove(line: Line): void;
  /** Looks after all of them. */
  sweep(): void;
  closeAll(): void;
}

interface Closable {
  close(code: "malformed", reason: string): void;
}

export interface WebSocketDeps<Line> {
  readonly config: Pick<Config, "http">;
  readonly limitsOf: LimitsOf;
  readonly path: string;
  readonly messageBytesMax: number;
  readonly lines: Lines<Line>;
  readonly sweepEveryMs: number;
}

/** Good-byes that are not answered are not waited for. */
const GOODBYE_MS = 1_000;

export function webSocketPlugin<Line extends Closable>({
  config,
  limitsOf,
  path,
  messageBytesMax,
  lines,
  sweepEveryMs,
}: WebSocketDeps<Line>): FastifyPluginAsync {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: messageBytesMax,
    // Messages are short, and a packer for each line would cost more memory than the line.
    perMessageDeflate: false,
  });
  const perAddress = config.http.rateLimitPerMinute;
  const attempts = limitsOf(path, { perAddress, perToken: 1 });

  return async (app) => {
    const timer = setInterval(() => lines.sweep(), sweepEveryMs);
    timer.unref();
    // By then the refused client has read why.
    app.addHook("onResponse", (request, _reply, done) => {
      upgradeOf(request.raw)?.socket.destroySoon();
      done();
    });
    app.addHook("preClose", (done) => {
      clearInterval(timer);
      lines.closeAll();
      done();
    });
    app.get(path, async (request, reply) => {
      const upgrade = upgradeOf(request.raw);
      if (upgrade === undefined) {
        void reply.header("upgrade", "websocket");
        throw new DomainError("live.websocket_expected");
      }
      await attempts.take(null, request.ip);
      if (!isOwnOrigin(request, config.http.publicUrl)) throw new DomainError("common.forbidden");
      if (!lines.hasRoom(request.ip)) throw new DomainError("live.too_many_connections");
      reply.hijack();
      const { socket, head } = upgrade;
      sockets.handleUpgrade(request.raw, socket, head, (ws) => attach(lines, ws, request.ip));
    });
  };
}

function attach<Line extends Closable>(lines: Lines<Line>, ws: WebSocket, address: string): void {
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
