/**
 * The thread in which the server writes pages for first visits: what a browser would offer the
 * player site, as far as it asks while it draws, and the site's own calls handed to the server.
 * One page at a time, because the host it is written for is the thread's own.
 */
import { parentPort } from "node:worker_threads";
import type { WrittenPage } from "../src/write-page.tsx";

interface Order {
  readonly type: "write";
  readonly id: number;
  readonly path: string;
  readonly host: string;
}

interface Reply {
  readonly type: "reply";
  readonly id: number;
  readonly status: number;
  readonly body: string;
}

export type ToWriter = Order | Reply;

export type FromWriter =
  | { readonly type: "ask"; readonly id: number; readonly url: string; readonly host: string }
  | { readonly type: "written"; readonly id: number; readonly page: WrittenPage }
  | { readonly type: "failed"; readonly id: number; readonly reason: string };

const port = parentPort;
if (port === null) throw new Error("Pages are written in a thread.");

const site = { host: "", href: "http://site/", origin: "http://site", pathname: "/", search: "" };
const listens = { addEventListener: () => undefined, removeEventListener: () => undefined };
const asked = new Map<number, (reply: Reply) => void>();
let asks = 0;

const tell = (message: FromWriter): void => port.postMessage(message);

async function askServer(url: string): Promise<Response> {
  asks += 1;
  const id = asks;
  const reply = await new Promise<Reply>((resolve) => {
    asked.set(id, resolve);
    tell({ type: "ask", id, url, host: site.host });
  });
  return new Response(reply.body, { status: reply.status });
}

Object.assign(globalThis, listens, {
  window: globalThis,
  self: globalThis,
  location: site,
  innerWidth: 375,
  matchMedia: () => ({ matches: false, ...listens }),
  document: { ...listens, visibilityState: "visible", documentElement: { dataset: {} } },
  fetch: askServer,
});

const { writePage } = await import("../src/write-page.tsx");

async function write({ id, path, host }: Order): Promise<void> {
  site.host = host;
  try {
    tell({ type: "written", id, page: await writePage(path) });
  } catch (error) {
    tell({ type: "failed", id, reason: String(error) });
  }
}

let last = Promise.resolve();

port.on("message", (message: ToWriter) => {
  if (message.type === "write") {
    last = last.then(() => write(message));
    return;
  }
  asked.get(message.id)?.(message);
  asked.delete(message.id);
});
