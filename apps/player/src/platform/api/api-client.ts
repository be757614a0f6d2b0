/**
 * The one way to the server. `call(endpoint, input)` gives the data or throws an ApiError. A 401
 * for a member who was signed in is answered by one refresh and one repetition; when that fails
 * the session is over, and the session's owner learns in which of the two ways it ended.
 */
import type { DataOf, Endpoint, Envelope, RequestOf } from "@tucano/contract/endpoint.ts";
import { ApiError } from "./api-error.ts";

/** What the client needs to know about the session, and may do to it. */
export interface SessionPort {
  token(): string | null;
  /** Exchanges the refresh cookie for a new token; false if there is no session any more. */
  refresh(): Promise<boolean>;
  /** The login has expired: reset the user and offer to log in again. */
  expire(): void;
  /** The server ended the session (logged out elsewhere, closed): clear everything. */
  forceOffline(): void;
}

export interface ClientOptions {
  fetch: typeof fetch;
  session: SessionPort;
  language: string;
  /** Shown when no answer came at all. */
  offlineMessage: () => string;
  /** Shown to people instead of the server's bare "Unauthenticated.". */
  loginNeededMessage: () => string;
}

export interface CallOptions {
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** A call about signing in itself: a 401 is its answer, not the end of a session. */
  isAboutSession?: boolean;
  /** The body of a call that declares a file; its other fields go into the query. */
  file?: Blob;
}

export type Call = <E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  options?: CallOptions,
) => Promise<DataOf<E>>;

/** For a call whose answer is a file. */
export type CallFile = <E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  options?: CallOptions,
) => Promise<Blob>;

export interface Client {
  readonly call: Call;
  readonly callFile: CallFile;
}

function addressOf(endpoint: Endpoint, input: unknown, language: string): string {
  const query = new URLSearchParams({ lang: language });
  if (endpoint.method === "GET" || endpoint.body !== undefined) {
    for (const [name, value] of Object.entries(input as Record<string, unknown>)) {
      if (typeof value === "string" && value !== "") query.set(name, value);
      if (typeof value === "number" || typeof value === "boolean") query.set(name, `${value}`);
    }
  }
  return `${endpoint.path}?${query.toString()}`;
}

async function readEnvelope(response: Response): Promise<Envelope<unknown> | null> {
  try {
    return (await response.json()) as Envelope<unknown>;
  } catch {
    return null;
  }
}

/** The server's answer, in every language, to a call that needs a member and has none. */
const UNAUTHENTICATED = "Unauthenticated.";

function toError(response: Response, envelope: Envelope<unknown> | null, words: ClientOptions) {
  const said = envelope?.message ?? words.offlineMessage();
  return new ApiError({
    status: response.status,
    message: said === UNAUTHENTICATED ? words.loginNeededMessage() : said,
    error: envelope?.error,
    fields: envelope?.fields,
    requestId: envelope?.request_id,
    isForcedOffline: envelope?.force_offline === true,
  });
}

export function createClient(options: ClientOptions): Client {
  const { session, language } = options;

  async function send(endpoint: Endpoint, input: unknown, call: CallOptions): Promise<Response> {
    const headers = new Headers({ accept: "application/json" });
    const token = session.token();
    if (token !== null) headers.set("authorization", `Bearer ${token}`);
    if (call.idempotencyKey !== undefined) headers.set("idempotency-key", call.idempotencyKey);
    const init: RequestInit = { method: endpoint.method, headers, credentials: "same-origin" };
    if (call.signal !== undefined) init.signal = call.signal;
    if (call.file !== undefined) {
      headers.set("content-type", call.file.type);
      init.body = call.file;
    } else if (endpoint.method === "POST") {
      headers.set("content-type", "application/json");
      init.body = JSON.stringify({ lang: language, ...(input as object) });
    }
    try {
      return await options.fetch(addressOf(endpoint, input, language), init);
    } catch (cause) {
      if (call.signal?.aborted === true) throw cause;
      throw new ApiError({ status: 0, message: options.offlineMessage() });
    }
  }

  async function attempt(endpoint: Endpoint, input: unknown, call: CallOptions): Promise<unknown> {
    const response = await send(endpoint, input, call);
    if (response.ok && endpoint.answer !== undefined) return await response.blob();
    const envelope = await readEnvelope(response);
    if (response.ok && envelope?.status === "success") return envelope.data;
    throw toError(response, envelope, options);
  }

  async function callEndpoint(endpoint: Endpoint, input: unknown, call: CallOptions) {
    const hadToken = session.token() !== null;
    try {
      return await attempt(endpoint, input, call);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      if (error.isForcedOffline) {
        session.forceOffline();
        throw error;
      }
      if (!hadToken || call.isAboutSession === true) throw error;
      if (await session.refresh()) return await attempt(endpoint, input, call);
      session.expire();
      throw error;
    }
  }

  return {
    call: async (endpoint, input, call = {}) =>
      (await callEndpoint(endpoint, input, call)) as DataOf<typeof endpoint>,
    callFile: async (endpoint, input, call = {}) =>
      (await callEndpoint(endpoint, input, call)) as Blob,
  };
}
