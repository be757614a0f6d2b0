/**
 * The thread in which the server writes pages for first visits, in one language: what a browser
 * would offer the player site, as far as it asks while it draws, and the site's own calls handed
 * to the server. One page at a time, because the host it is written for is the thread's own.
 */
import { parentPort, workerData } from "node:worker_threads";
import type { WrittenPage } from "../src/writing/write-page.tsx";

interface Order {
  readonly type: "write" | "map";
  readonly id: number;
  readonly path: string;
  readonly host: string;
  readonly origin: string;
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
  | { readonly type: "written"; readonly id: number; readonly page: WrittenPage | string }
  | { readonly type: "failed"; readonly id: number; readonly reason: string };

const port = parentPort;
if (port === null) throw new Error("Pages are written in a thread.");

const { language } = workerData as { language: string };
const site = {
  host: "",
  href: "http://site/",
  origin: "http://site",
  pathname: "/",
  search: `?lang=${language}`,
};
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

const { writePage, writeSiteMap } = await import("../src/writing/write-page.tsx");

async function write({ type, id, path, host, origin }: Order): Promise<void> {
  Object.assign(site, { host, origin, href: new URL(path, origin).href });
  try {
    const page = type === "map" ? await writeSiteMap(origin) : await writePage(path, origin);
    tell({ type: "written", id, page });
  } catch (error) {
    tell({ type: "failed", id, reason: String(error) });
  }
}

let last = Promise.resolve();

port.on("message", (message: ToWriter) => {
  if (message.type !== "reply") {
    last = last.then(() => write(message));
    return;
  }
  asked.get(message.id)?.(message);
  asked.delete(message.id);
});
