/**
 * HTTP to a PSP: OAuth2 client credentials with a cached token, a time limit on every call, and a
 * bounded number of repeats for calls that are safe to repeat.
 */
import type { Agent } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod/mini";
import type { Clock } from "../../platform/clock.ts";
import { fetchText, type OutgoingAnswer, type OutgoingCall } from "../../platform/http/outgoing.ts";
import { PspRefused, PspUnavailable, PspUnreached } from "../psp-port.ts";

export interface PspHttpOptions {
  /** Without a trailing slash. Asked at every call: our own sandbox is known once it listens. */
  baseUrl(): string;
  /** Empty: `/oauth/token` below the base. */
  readonly tokenUrl?: string;
  /** With our certificate, for tokens and calls alike. */
  readonly agent?: Agent | null;
  /** How a token is asked for: as OAuth2 has it, or in JSON, as some banks want it. */
  readonly tokenBody?: "form" | "json";
  readonly clientId: string;
  /** The one in use first. */
  clientSecrets(): readonly [string, ...string[]];
  readonly clock: Clock;
  readonly timeoutMs?: number;
  /** How often a call that is safe to repeat is made at most. */
  readonly attemptsMax?: number;
  readonly pauseMs?: number;
}

export interface PspCall<Schema extends z.ZodMiniType> {
  readonly method: "GET" | "PUT" | "PATCH";
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly answer: Schema;
  /** May be sent again when the outcome of the first is unknown. */
  readonly isRepeatable: boolean;
}

export interface PspHttp {
  /** Throws PspUnavailable when nothing is known, PspRefused when the answer is no. */
  call<Schema extends z.ZodMiniType>(call: PspCall<Schema>): Promise<z.output<Schema>>;
  /** As `call`, with null for 404. */
  find<Schema extends z.ZodMiniType>(call: PspCall<Schema>): Promise<z.output<Schema> | null>;
}

const TIMEOUT_MS = 6_000;
const ATTEMPTS_MAX = 3;
const PAUSE_MS = 200;
const ANSWER_BYTES_MAX = 4_000_000;
/** A token is renewed this long before its end. */
const TOKEN_MARGIN_MS = 30_000;

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() });
/** application/problem+json, as far as it says what people can use; Efí writes its own, too. */
const problemAnswer = z.object({
  title: z.optional(z.string()),
  detail: z.optional(z.string()),
  nome: z.optional(z.string()),
  mensagem: z.optional(z.string()),
  correlationId: z.optional(z.string()),
  violacoes: z.optional(
    // Not `valor`: it may be a person's.
    z.array(z.object({ razao: z.optional(z.string()), propriedade: z.optional(z.string()) })),
  ),
});
const PROBLEM_LENGTH_MAX = 200;

/** Statuses after which we know that nothing was done. 401, 408, 409, 429 leave doubt. */
const REFUSALS = new Set([400, 403, 404, 410, 415, 422]);

export function createPspHttp(options: PspHttpOptions): PspHttp {
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const attemptsMax = options.attemptsMax ?? ATTEMPTS_MAX;
  const pauseMs = options.pauseMs ?? PAUSE_MS;
  const agent = options.agent ?? null;
  const isForm = options.tokenBody !== "json";
  const bounds = { timeoutMs, bytesMax: ANSWER_BYTES_MAX, agent };
  let token: { value: string; endsAt: number } | null = null;

  const fetchToken = async (): Promise<string> => {
    const now = options.clock.now().getTime();
    if (token !== null && token.endsAt > now) return token.value;
    const basic = Buffer.from(`${options.clientId}:${options.clientSecrets()[0]}`).toString(
      "base64",
    );
    const answer = await request(options.tokenUrl || `${options.baseUrl()}/oauth/token`, {
      ...bounds,
      method: "POST",
      headers: {
        authorization: `Basic ${basic}`,
        "content-type": `application/${isForm ? "x-www-form-urlencoded" : "json"}`,
      },
      body: isForm ? "grant_type=client_credentials" : '{"grant_type":"client_credentials"}',
    });
    if (answer.status !== 200) throw new PspUnavailable(`No token: HTTP ${answer.status}.`);
    const fresh = readJson(answer.text, tokenAnswer);
    token = { value: fresh.access_token, endsAt: now + fresh.expires_in * 1_000 - TOKEN_MARGIN_MS };
    return fresh.access_token;
  };

  /** Without a token nothing was asked, whatever became of the token. */
  const requireToken = async (): Promise<string> => {
    try {
      return await fetchToken();
    } catch (error) {
      throw new PspUnreached("The PSP gave us no token.", { cause: error });
    }
  };

  const attempt = async (call: PspCall<z.ZodMiniType>): Promise<OutgoingAnswer> => {
    const query = call.query === undefined ? "" : `?${new URLSearchParams(call.query).toString()}`;
    const answer = await request(`${options.baseUrl()}${call.path}${query}`, {
      ...bounds,
      method: call.method,
      headers: {
        authorization: `Bearer ${await requireToken()}`,
        ...(call.body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    });
    if (answer.status === 401) token = null;
    return answer;
  };

  const call = async <Schema extends z.ZodMiniType>(
    one: PspCall<Schema>,
  ): Promise<z.output<Schema>> => {
    const limit = one.isRepeatable ? attemptsMax : 1;
    // Somebody may be waiting: what took its full time already is not waited for a second time.
    const untilMs = performance.now() + timeoutMs;
    for (let count = 1; ; count += 1) {
      try {
        return readAnswer(await attempt(one), one.answer);
      } catch (error) {
        if (!(error instanceof PspUnavailable)) throw error;
        if (count >= limit || performance.now() >= untilMs) {
          // An attempt before this one may have been heard.
          if (count === 1 || !(error instanceof PspUnreached)) throw error;
          throw new PspUnavailable("The PSP did not answer.", { cause: error });
        }
        await sleep(pauseMs * 2 ** (count - 1));
      }
    }
  };

  return {
    call,
    find: async (one) => {
      try {
        return await call(one);
      } catch (error) {
        if (error instanceof PspRefused && error.status === 404) return null;
        throw error;
      }
    },
  };
}

async function request(url: string, call: OutgoingCall): Promise<OutgoingAnswer> {
  try {
    return await fetchText(url, call);
  } catch (error) {
    const Unanswered = isUnconnected(error) ? PspUnreached : PspUnavailable;
    throw new Unanswered("The PSP did not answer.", { cause: error });
  }
}

/** Of looking up the host, and of fetch when it gives up connecting. */
const BEFORE_CONNECTING = new Set(["ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);

/** There was no connection yet, so nothing of ours can have arrived. */
function isUnconnected(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === "ECONNREFUSED" || syscall === "connect") return true;
  // What fetch throws names what it was about.
  return BEFORE_CONNECTING.has(code ?? "") || isUnconnected(error.cause);
}

function readAnswer<Schema extends z.ZodMiniType>(
  answer: OutgoingAnswer,
  schema: Schema,
): z.output<Schema> {
  if (answer.status >= 200 && answer.status < 300) return readJson(answer.text, schema);
  const problem = describeProblem(answer);
  // What a gateway in between answers, such as a page for 404, is not the bank's word.
  if (problem === null || !REFUSALS.has(answer.status)) {
    throw new PspUnavailable(`HTTP ${answer.status}. ${problem ?? ""}`.trim());
  }
  throw new PspRefused(answer.status, problem || `HTTP ${answer.status}`);
}

/** Null: it is no problem document. */
function describeProblem({ text }: OutgoingAnswer): string | null {
  try {
    const { title, detail, nome, mensagem, violacoes, correlationId } = readJson(
      text,
      problemAnswer,
    );
    const violations = violacoes?.map((one) => `${one.propriedade ?? ""}: ${one.razao ?? ""}`);
    return [title, detail, nome, mensagem, ...(violations ?? []), correlationId]
      .filter(Boolean)
      .join(" ")
      .slice(0, PROBLEM_LENGTH_MAX);
  } catch {
    return null;
  }
}

/** A broken answer to a successful call: we know nothing, as if there had been none. */
function readJson<Schema extends z.ZodMiniType>(text: string, schema: Schema): z.output<Schema> {
  let value: unknown;
  try {
    // Some calls are answered by a status alone.
    value = text.trim() === "" ? undefined : JSON.parse(text);
  } catch (error) {
    throw new PspUnavailable("The answer is not JSON.", { cause: error });
  }
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new PspUnavailable(`The answer is not understood: ${z.prettifyError(parsed.error)}`);
}
