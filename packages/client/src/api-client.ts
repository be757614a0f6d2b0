/**
 * The one way to the server. `call(endpoint, input)` gives the data or throws an ApiError. A 401
 * for a member who was signed in is answered by one refresh and one repetition; when that fails
 * the session is over, and the session's owner learns in which of the two ways it ended. Without
 * an answer, only what does nothing twice is sent again.
 */
import type { DataOf, Endpoint, Envelope, RequestOf } from "@tucano/contract/endpoint.ts";
import { ApiError } from "./api-error.ts";
import { mayRepeat, pauseAfter } from "./repeats.ts";
import { startTimeLimit } from "./time-limit.ts";

/** What the client needs to know about the session, and may do to it. */
export interface SessionPort {
  token(): string | null;
  /**
   * Somebody is signed in though no token is at hand, as after a start without a network: a 401
   * asks for one. Left out: whoever has no token is a visitor.
   */
  isSignedIn?(): boolean;
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
  /** Where the house is. Left out: where the page is from. */
  baseUrl?: string;
  /** Shown when no answer came at all. */
  offlineMessage: () => string;
  /** Shown to people instead of the server's bare "Unauthenticated.". */
  loginNeededMessage: () => string;
  /** For an attempt whose body and answer are no files. */
  timeoutMs?: number;
  /** How often a call that does nothing twice is sent at most. Left out: once. */
  attempts?: number;
}

const TIMEOUT_MS = 20_000;

export interface CallOptions {
  /** Left out where calls are sent again: the client makes one for those that take it. */
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

function addressOf(endpoint: Endpoint, input: unknown, options: ClientOptions): string {
  const { language, baseUrl = "" } = options;
  const query = new URLSearchParams({ lang: language });
  if (endpoint.method === "GET" || endpoint.body !== undefined) {
    for (const [name, value] of Object.entries(input as Record<string, unknown>)) {
      if (typeof value === "string" && value !== "") query.set(name, value);
      if (typeof value === "number" || typeof value === "boolean") query.set(name, `${value}`);
    }
  }
  return `${baseUrl}${endpoint.path}?${query.toString()}`;
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
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return new ApiError({
    // What came of a success got lost on its way.
    status: response.ok ? 0 : response.status,
    message: said === UNAUTHENTICATED ? words.loginNeededMessage() : said,
    error: envelope?.error,
    fields: envelope?.fields,
    requestId: envelope?.request_id,
    isForcedOffline: envelope?.force_offline === true,
    retryAfterMs: Number.isFinite(seconds) ? seconds * 1_000 : undefined,
  });
}

function requestOf(
  endpoint: Endpoint,
  { input, call, options }: { input: unknown; call: CallOptions; options: ClientOptions },
): RequestInit {
  const { session, language } = options;
  const headers = new Headers({ accept: "application/json" });
  const token = session.token();
  if (token !== null) headers.set("authorization", `Bearer ${token}`);
  if (call.idempotencyKey !== undefined) headers.set("idempotency-key", call.idempotencyKey);
  const init: RequestInit = { method: endpoint.method, headers, credentials: "same-origin" };
  if (call.file !== undefined) {
    headers.set("content-type", call.file.type);
    init.body = call.file;
  } else if (endpoint.method === "POST") {
    headers.set("content-type", "application/json");
    init.body = JSON.stringify({ lang: language, ...(input as object) });
  }
  return init;
}

export function createClient(options: ClientOptions): Client {
  const { session, offlineMessage, timeoutMs = TIMEOUT_MS, attempts = 1 } = options;

  async function attempt(endpoint: Endpoint, input: unknown, call: CallOptions): Promise<unknown> {
    const isFile = call.file !== undefined || endpoint.answer !== undefined;
    const { signal, end } = startTimeLimit(isFile ? null : timeoutMs, call.signal);
    try {
      const request = { ...requestOf(endpoint, { input, call, options }), signal };
      const response = await options.fetch(addressOf(endpoint, input, options), request);
      if (response.ok && endpoint.answer !== undefined) return await response.blob();
      const envelope = await readEnvelope(response);
      if (response.ok && envelope?.status === "success") return envelope.data;
      throw toError(response, envelope, options);
    } catch (cause) {
      if (cause instanceof ApiError || call.signal?.aborted === true) throw cause;
      throw new ApiError({ status: 0, message: offlineMessage() });
    } finally {
      end();
    }
  }

  async function persist(endpoint: Endpoint, input: unknown, call: CallOptions): Promise<unknown> {
    const most = mayRepeat(endpoint) ? attempts : 1;
    for (let made = 1; ; made += 1) {
      try {
        return await attempt(endpoint, input, call);
      } catch (error) {
        const pauseMs = made < most ? pauseAfter(error, made) : null;
        if (pauseMs === null) throw error;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        call.signal?.throwIfAborted();
      }
    }
  }

  async function callEndpoint(endpoint: Endpoint, input: unknown, given: CallOptions) {
    const isSignedIn = session.token() !== null || session.isSignedIn?.() === true;
    // One key for all attempts: what was done and not answered is not done again.
    const needsKey = endpoint.idempotent === true && attempts > 1;
    const call = needsKey ? { idempotencyKey: crypto.randomUUID(), ...given } : given;
    try {
      return await persist(endpoint, input, call);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      if (error.isForcedOffline) {
        session.forceOffline();
        throw error;
      }
      if (!isSignedIn || call.isAboutSession === true) throw error;
      if (await session.refresh()) return await persist(endpoint, input, call);
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
