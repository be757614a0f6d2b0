/**
 * One thread draws all pictures of this process, one after the other: unpacked, a picture of some
 * kilobytes takes tens of megabytes and a good part of a second. Players wait for none of it.
 */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { DomainError } from "../errors.ts";
import type { DrawnPicture, PictureLook, PictureOrder } from "./picture-drawer.ts";

/** Some ten seconds of work. Further requests are asked to come again. */
const WAITING_MAX = 32;
/** The largest picture takes a tenth of it on a slow machine. */
const DRAWING_MAX_MS = 10_000;
const RETRY_SECONDS = 5;

interface Waiting {
  readonly order: PictureOrder;
  readonly resolve: (drawn: DrawnPicture | null) => void;
}

type Message = Omit<DrawnPicture, "bytes"> & { readonly bytes: Uint8Array };

const waiting: Waiting[] = [];
let thread: Worker | null = null;
let isDrawing = false;

/** Null: it cannot be drawn. Throws `common.overloaded` when too many wait already. */
export function drawInThread(bytes: Buffer, look: PictureLook): Promise<DrawnPicture | null> {
  if (waiting.length >= WAITING_MAX) {
    throw new DomainError("common.overloaded", { retryAfterSeconds: RETRY_SECONDS });
  }
  const { promise, resolve } = Promise.withResolvers<DrawnPicture | null>();
  waiting.push({ order: { bytes, look }, resolve });
  void drawNext();
  return promise;
}

async function drawNext(): Promise<void> {
  if (isDrawing) return;
  const next = waiting.shift();
  if (next === undefined) return;
  isDrawing = true;
  const drawn = await ask(next.order);
  isDrawing = false;
  next.resolve(drawn);
  await drawNext();
}

/** A thread that fails or does not come to an end is ended, and the next picture has another. */
async function ask(order: PictureOrder): Promise<DrawnPicture | null> {
  thread ??= startThread();
  const asked = thread;
  asked.ref();
  try {
    const signal = AbortSignal.timeout(DRAWING_MAX_MS);
    asked.postMessage(order);
    const [message] = (await once(asked, "message", { signal })) as [Message | null];
    asked.unref();
    return message === null ? null : { ...message, bytes: Buffer.from(message.bytes) };
  } catch {
    thread = null;
    await asked.terminate();
    return null;
  }
}

function startThread(): Worker {
  const started = new Worker(new URL("picture-drawer.ts", import.meta.url));
  // Nobody else would hear of an error while no request is under way.
  started.on("error", () => undefined);
  return started;
}
