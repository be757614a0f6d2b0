/**
 * A pane between a browser and the product that lets everything through and puts our own eyes first
 * into every page: not every engine tells its driver of errors, and none of them of those that
 * came before the driver was there to listen.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { connect } from "node:net";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { today } from "../../lib/days.ts";

const EYES = "/e2e-eyes.js";
const source = readFileSync(join(import.meta.dirname, "../eyes.ts"), "utf8");
/** The reminder of the day would open over a walk's second page. */
const silence = `localStorage.setItem("tucano.reminder-off", "${today()}");`;
const script = `(() => {${silence}${stripTypeScriptTypes(source)}})();`;

export interface Glass {
  readonly origin: string;
  close(): Promise<void>;
}

function pass(target: URL, incoming: IncomingMessage, answer: ServerResponse): void {
  if (incoming.url === EYES) {
    answer.writeHead(200, { "content-type": "text/javascript" }).end(script);
    return;
  }
  const { "accept-encoding": _, ...headers } = incoming.headers;
  const { method, url: path } = incoming;
  const asked = request({ host: target.hostname, port: target.port, method, path, headers });
  asked.on("error", () => answer.destroy());
  asked.on("response", (told) => {
    const { "content-length": length, ...rest } = told.headers;
    const isPage = told.headers["content-type"]?.startsWith("text/html") === true;
    const same = length === undefined ? rest : { ...rest, "content-length": length };
    answer.writeHead(told.statusCode ?? 502, isPage ? rest : same);
    if (!isPage) return void told.pipe(answer);
    let page = "";
    told.setEncoding("utf8").on("data", (part: string) => (page += part));
    told.on("end", () =>
      answer.end(page.replace("<head>", `<head><script src="${EYES}"></script>`)),
    );
  });
  incoming.pipe(asked);
}

/** Live lines: from here on it is theirs. */
function passLine(target: URL, incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
  const upstream = connect(Number(target.port), target.hostname, () => {
    const { rawHeaders, method, url } = incoming;
    const lines = rawHeaders.flatMap((name, index) =>
      index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : [],
    );
    upstream.write(`${method} ${url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
  });
  upstream.on("error", () => socket.destroy());
  socket.on("error", () => upstream.destroy());
}

export async function holdGlass(product: string): Promise<Glass> {
  const target = new URL(product);
  const server = createServer((incoming, answer) => pass(target, incoming, answer));
  server.on("upgrade", (incoming, socket, head) => passLine(target, incoming, socket, head));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
