/** A port of its own for those who run the house: nothing of it is meant for players. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Config } from "../config/config.ts";
import type { Metrics } from "../metrics.ts";
import { hasInternalToken } from "./requests/asked-host.ts";

export interface Inside {
  readonly port: number;
  close(): Promise<void>;
}

export const METRICS_PATH = "/metrics";

/** Null: no port is set, and `/metrics` is on the main one, for insiders. */
export async function listenInside(
  { metrics: { port, host }, internalToken }: Pick<Config, "metrics" | "internalToken">,
  metrics: Pick<Metrics, "contentType" | "print">,
): Promise<Inside | null> {
  if (port === null) return null;
  const server = createServer((request, response) => {
    const isFound = request.method === "GET" && request.url === METRICS_PATH;
    const { authorization } = request.headers;
    const isAllowed = internalToken === null || hasInternalToken(internalToken, authorization);
    if (!isFound || !isAllowed) {
      response.writeHead(isFound ? 401 : 404).end();
      return;
    }
    void metrics.print().then((page) => {
      response.writeHead(200, { "content-type": metrics.contentType }).end(page);
    });
  });
  await listen(server, port, host);
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(port, host, done);
  });
}
