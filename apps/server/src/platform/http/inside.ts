/**
 * A port of its own for those who run the house. It asks nobody who they are: the network says who
 * reaches it, and out of the box that is this machine alone.
 */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Config } from "../config/config.ts";
import type { Metrics } from "../metrics.ts";

export interface Inside {
  readonly port: number;
  close(): Promise<void>;
}

export const METRICS_PATH = "/metrics";

/** Null: no port is set, and `/metrics` is on the main one, for insiders. */
export async function listenInside(
  { metrics: { port, host } }: Pick<Config, "metrics">,
  metrics: Pick<Metrics, "contentType" | "print">,
): Promise<Inside | null> {
  if (port === null) return null;
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== METRICS_PATH) {
      response.writeHead(404).end();
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
