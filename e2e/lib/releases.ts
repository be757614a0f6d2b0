/** A second release of the site in front of the server under test, for journeys over an update. */
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Releases {
  readonly url: string;
  /** From now on the worker is another one, as after a deploy. */
  deploy(): void;
  close(): Promise<void>;
}

const WANTS_LESS = ["accept-encoding", "if-none-match", "if-modified-since"];
const TELLS_OF_THE_OLD = ["content-length", "etag", "last-modified"];
const WORKER = "/service-worker.js";

/** Passes everything on; of the worker it makes the one of the present release. */
export async function startReleases(baseUrl: string): Promise<Releases> {
  let release = 1;

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const isWorker = incoming.url === WORKER;
    const headers = { ...incoming.headers };
    // Of the worker the whole text is wanted, readable, whatever the browser has of it.
    for (const name of isWorker ? WANTS_LESS : []) delete headers[name];
    const upstream = request(new URL(incoming.url ?? "/", baseUrl), {
      method: incoming.method ?? "GET",
      headers,
    });
    upstream.on("response", (answer) => {
      const kept = { ...answer.headers };
      for (const name of isWorker ? TELLS_OF_THE_OLD : []) delete kept[name];
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      if (!isWorker) {
        answer.pipe(outgoing);
        return;
      }
      answer.on("data", (part: Buffer) => outgoing.write(part));
      answer.on("end", () => outgoing.end(`\n// Release ${release}\n`));
    });
    upstream.on("error", () => outgoing.destroy());
    incoming.pipe(upstream);
  }

  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    deploy: () => {
      release += 1;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
