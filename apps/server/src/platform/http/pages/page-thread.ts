/**
 * The thread that writes pages (built from apps/player/build/page-writer.ts). It has no network
 * and no database of its own: what a page needs it asks of this server, as a browser would.
 */
import { Worker } from "node:worker_threads";

export interface WrittenPage {
  readonly title: string;
  readonly links: string;
  readonly body: string;
  readonly answers: string;
}

export interface PageThread {
  write(path: string, host: string): Promise<WrittenPage>;
  close(): Promise<void>;
}

export type Ask = (url: string, host: string) => Promise<{ status: number; body: string }>;

type FromWriter =
  | { readonly type: "ask"; readonly id: number; readonly url: string; readonly host: string }
  | { readonly type: "written"; readonly id: number; readonly page: WrittenPage }
  | { readonly type: "failed"; readonly id: number; readonly reason: string };

interface Waiting {
  readonly resolve: (page: WrittenPage) => void;
  readonly reject: (error: Error) => void;
}

/** More than these wait for a thread that does not answer. */
const MOST_WAITING = 16;

export function createPageThread(file: string, ask: Ask): PageThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let last = 0;

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
    const begun = new Worker(file);
    begun.unref();
    begun.on("message", (message: FromWriter) => hear(begun, message));
    begun.on("error", giveUp);
    begun.on("exit", () => giveUp(new Error("The thread for pages has ended.")));
    return begun;
  }

  return {
    write: async (path, host) => {
      if (waiting.size >= MOST_WAITING) throw new Error("The thread for pages is busy.");
      worker ??= begin();
      last += 1;
      const { promise, resolve, reject } = Promise.withResolvers<WrittenPage>();
      waiting.set(last, { resolve, reject });
      worker.postMessage({ type: "write", id: last, path, host });
      return promise;
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}
