/** A client that never hides what it does not know: every call ends clear, or it does not. */
import type { DataOf, Endpoint, Envelope, RequestOf } from "@tucano/contract/endpoint.ts";
import { nowMs } from "./player-log.ts";

export interface Call {
  readonly token?: string;
  readonly idempotencyKey?: string;
  readonly cookie?: string;
  /** Aborted: nobody hears the answer. */
  readonly signal?: AbortSignal;
}

export interface Answer<Data> {
  /** Null: no whole answer. */
  readonly status: number | null;
  readonly data: Data | null;
  readonly code: string;
  readonly hasRetryAfter: boolean;
  readonly cookie: string;
  readonly sentAtMs: number;
  readonly tookMs: number;
}

export const SERVER_FAULT = 500;
const PATIENCE_MS = 30_000;

/** The outcome is unknown: ask again under the same id. */
export function isUnclear(answer: Answer<unknown>): boolean {
  return answer.status === null || answer.status >= SERVER_FAULT;
}

export async function ask<E extends Endpoint>(
  url: string,
  endpoint: E,
  input: RequestOf<E>,
  call: Call = {},
): Promise<Answer<DataOf<E>>> {
  const sentAtMs = nowMs();
  const answer = await send(url, endpoint, input, call);
  return { ...answer, sentAtMs, tookMs: nowMs() - sentAtMs };
}

type Bare<Data> = Omit<Answer<Data>, "sentAtMs" | "tookMs">;

const NOTHING: Bare<never> = {
  status: null,
  data: null,
  code: "",
  hasRetryAfter: false,
  cookie: "",
};

async function send<E extends Endpoint>(
  url: string,
  endpoint: E,
  input: RequestOf<E>,
  { token, idempotencyKey, cookie, signal }: Call,
): Promise<Bare<DataOf<E>>> {
  const address = new URL(endpoint.path, url);
  const isGet = endpoint.method === "GET";
  for (const [name, value] of isGet ? Object.entries(input as object) : []) {
    address.searchParams.set(name, String(value));
  }
  const tooLate = AbortSignal.timeout(PATIENCE_MS);
  try {
    const response = await fetch(address, {
      method: endpoint.method,
      signal: signal === undefined ? tooLate : AbortSignal.any([signal, tooLate]),
      headers: {
        ...(isGet ? {} : { "content-type": "application/json" }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
        ...(cookie === undefined ? {} : { cookie }),
      },
      ...(isGet ? {} : { body: JSON.stringify(input) }),
    });
    const envelope = (await response.json()) as Envelope<DataOf<E>>;
    return {
      status: response.status,
      data: response.ok ? envelope.data : null,
      code: envelope.error ?? "",
      hasRetryAfter: response.headers.has("retry-after"),
      cookie: response.headers
        .getSetCookie()
        .map((one) => one.split(";")[0])
        .join("; "),
    };
  } catch {
    return NOTHING;
  }
}
