/** Calls to other servers: bounded in time and size, and never led elsewhere. */
export interface OutgoingCall {
  readonly method: "GET" | "POST" | "PUT" | "PATCH";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs: number;
  /** An answer that is longer is none: it must not fill our memory. */
  readonly bytesMax: number;
}

export interface OutgoingAnswer {
  readonly status: number;
  readonly text: string;
}

/** Throws when there is no whole answer: what the other side has done is then not known. */
export async function fetchText(url: string | URL, call: OutgoingCall): Promise<OutgoingAnswer> {
  const { method, headers, body, timeoutMs, bytesMax } = call;
  const response = await fetch(url, {
    method,
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
    ...(headers === undefined ? {} : { headers: { ...headers } }),
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, text: await readBounded(response, bytesMax) };
}

async function readBounded(response: Response, bytesMax: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // The types of Node leave open what comes in pieces: of a response's body it is always bytes.
  const pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array> = response.body ?? [];
  for await (const chunk of pieces) {
    length += chunk.byteLength;
    if (length > bytesMax) throw new RangeError(`The answer is longer than ${bytesMax} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
