/** Calls to other servers: bounded in time and size, and never led elsewhere. */
import type { IncomingMessage } from "node:http";
import { type Agent, request } from "node:https";

export interface OutgoingCall {
  readonly method: "GET" | "POST" | "PUT" | "PATCH";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs: number;
  /** An answer that is longer is none: it must not fill our memory. */
  readonly bytesMax: number;
  /** For https with a certificate of ours, or of an authority that only some trust. */
  readonly agent?: Agent | null;
}

export interface OutgoingAnswer {
  readonly status: number;
  readonly text: string;
}

/** Throws when there is no whole answer: what the other side has done is then not known. */
export async function fetchText(url: string | URL, call: OutgoingCall): Promise<OutgoingAnswer> {
  const { method, headers, body, timeoutMs, bytesMax, agent } = call;
  if (agent) return fetchByAgent(url, { ...call, agent });
  const response = await fetch(url, {
    method,
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
    ...(headers === undefined ? {} : { headers: { ...headers } }),
    ...(body === undefined ? {} : { body }),
  });
  // The types of Node leave open what comes in pieces: of a response's body it is always bytes.
  const pieces: Pieces = response.body ?? [];
  return { status: response.status, text: await readBounded(pieces, bytesMax) };
}

/** `fetch` takes no certificates. */
async function fetchByAgent(
  url: string | URL,
  { method, headers, body, timeoutMs, bytesMax, agent }: OutgoingCall & { readonly agent: Agent },
): Promise<OutgoingAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const signal = AbortSignal.timeout(timeoutMs);
  request(url, { method, headers: { ...headers }, agent, signal })
    .once("response", resolve)
    .once("error", reject)
    .end(body);
  const response = await promise;
  const status = response.statusCode ?? 0;
  if (status >= 300 && status < 400) {
    response.destroy();
    throw new Error(`The answer leads elsewhere: ${status}.`);
  }
  return { status, text: await readBounded(response, bytesMax) };
}

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Throws for what is longer. */
export async function readBounded(pieces: Pieces, bytesMax: number): Promise<string> {
  return (await readBytes(pieces, bytesMax)).toString("utf8");
}

/** Throws for what is longer. */
export async function readBytes(pieces: Pieces, bytesMax: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of pieces) {
    length += chunk.byteLength;
    if (length > bytesMax) throw new RangeError(`The answer is longer than ${bytesMax} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
