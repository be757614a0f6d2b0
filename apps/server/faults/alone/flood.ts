/**
 * Sends what it is given, all at once, from a thread of its own: the code that measures how long
 * others wait has nothing else to do.
 */
import { parentPort } from "node:worker_threads";

export interface Wanted {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/** Null: no whole answer. */
export type Status = number | null;

async function send({ address, headers, body }: Wanted): Promise<Status> {
  try {
    const response = await fetch(address, { method: "POST", headers, body });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
}

parentPort?.on("message", (wave: readonly Wanted[]) => {
  void Promise.all(wave.map(send)).then((statuses) => parentPort?.postMessage(statuses));
});
