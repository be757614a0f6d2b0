/**
 * The threads that write pages (built from apps/player/build/page-writer.ts), one for each
 * language. They have no network and no database of their own: what a page needs they ask of this
 * server, as a browser would.
 */
import { Worker } from "node:worker_threads";
import { DEFAULT_LANGUAGE, type Language } from "@tucano/i18n/languages.ts";

export interface WrittenPage {
  /** As the document's language says it. */
  readonly tag: string;
  /** Title, description, the page in other languages, previews. */
  readonly head: string;
  readonly links: string;
  readonly body: string;
  readonly answers: string;
  /** What the address asks for is not here: the page says so. */
  readonly isMissing: boolean;
}

/** Where a page is read. */
export interface Place {
  readonly host: string;
  readonly origin: string;
  readonly language: Language;
}

export interface PageThreads {
  write(path: string, place: Place): Promise<WrittenPage>;
  map(place: Omit<Place, "language">): Promise<string>;
  close(): Promise<void>;
}

export type Ask = (url: string, host: string) => Promise<{ status: number; body: string }>;

type Written = WrittenPage | string;

type FromWriter =
  | { readonly type: "ask"; readonly id: number; readonly url: string; readonly host: string }
  | { readonly type: "written"; readonly id: number; readonly page: Written }
  | { readonly type: "failed"; readonly id: number; readonly reason: string };

interface Waiting {
  readonly resolve: (page: Written) => void;
  readonly reject: (error: Error) => void;
}

interface Order {
  readonly type: "write" | "map";
  readonly path: string;
  readonly host: string;
  readonly origin: string;
}

/** More than these wait for a thread that does not answer. */
const MOST_WAITING = 16;
/** Few read in most languages: a thread that nobody needs gives its memory back. */
const IDLE_MS = 5 * 60_000;

function createPageThread(file: string, language: Language, ask: Ask) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let last = 0;
  let idle: NodeJS.Timeout | undefined;

  function giveUp(error: Error): void {
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  async function reply(to: Worker, { id, url, host }: { id: number; url: string; host: string }) {
    const answer = await ask(url, host).catch(() => ({ status: 500, body: "" }));
    to.postMessage({ type: "reply", id, ...answer });
  }

  function hear(from: Worker, message: FromWriter): void {
    if (message.type === "ask") {
      void reply(from, message);
      return;
    }
    const order = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === "written") order?.resolve(message.page);
    else order?.reject(new Error(message.reason));
  }

  /** Started with the first page that is requested: a server without pages needs none. */
  function begin(): Worker {
    const begun = new Worker(file, { workerData: { language } });
    begun.unref();
    begun.on("message", (message: FromWriter) => hear(begun, message));
    begun.on("error", giveUp);
    begun.on("exit", () => giveUp(new Error("The thread for pages has ended.")));
    return begun;
  }

  const close = async () => {
    clearTimeout(idle);
    await worker?.terminate();
  };

  return {
    order: async (order: Order): Promise<Written> => {
      if (waiting.size >= MOST_WAITING) throw new Error("The thread for pages is busy.");
      worker ??= begin();
      last += 1;
      const { promise, resolve, reject } = Promise.withResolvers<Written>();
      waiting.set(last, { resolve, reject });
      worker.postMessage({ ...order, id: last });
      clearTimeout(idle);
      idle = setTimeout(() => void close(), IDLE_MS).unref();
      return promise;
    },
    close,
  };
}

export function createPageThreads(file: string, ask: Ask): PageThreads {
  const threads = new Map<Language, ReturnType<typeof createPageThread>>();

  function order(language: Language, one: Order): Promise<Written> {
    const thread = threads.get(language) ?? createPageThread(file, language, ask);
    threads.set(language, thread);
    return thread.order(one);
  }

  return {
    write: async (path, { host, origin, language }) => {
      const page = await order(language, { type: "write", path, host, origin });
      if (typeof page === "string") throw new Error("A page was asked for.");
      return page;
    },
    map: async ({ host, origin }) => {
      const map = await order(DEFAULT_LANGUAGE, { type: "map", path: "/", host, origin });
      if (typeof map !== "string") throw new Error("A site map was asked for.");
      return map;
    },
    close: async () => {
      await Promise.all([...threads.values()].map((thread) => thread.close()));
    },
  };
}
