/** A call as a request: what goes into the query, and what is the body. */
import type { Endpoint } from "@tucano/contract/endpoint.ts";

export interface TestFile {
  readonly type: string;
  readonly bytes: Buffer;
}

/** One grey pixel. */
export const smallPicture: TestFile = {
  type: "image/png",
  bytes: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
    "base64",
  ),
};

interface Request {
  readonly url: string;
  readonly query: Record<string, string>;
  readonly payload?: string | Buffer;
  readonly headers?: Record<string, string>;
}

export function requestOf(
  { method, path, body }: Endpoint,
  payload: unknown,
  { lang, file, headers }: { lang: string; file: TestFile; headers: Record<string, string> },
): Request {
  const values = (payload ?? {}) as Record<string, unknown>;
  const query = { lang, ...toQuery(values) };
  if (method === "GET") return { url: path, query, headers };
  if (body !== undefined) {
    const typed = { "content-type": file.type, ...headers };
    return { url: path, query, headers: typed, payload: file.bytes };
  }
  return {
    url: path,
    query: { lang },
    headers: { "content-type": "application/json", ...headers },
    payload: typeof payload === "string" ? payload : JSON.stringify(values),
  };
}

function toQuery(values: Record<string, unknown>): Record<string, string> {
  const present = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present.map(([key, value]) => [key, String(value)]));
}
