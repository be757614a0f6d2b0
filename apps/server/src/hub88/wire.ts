/**
 * One signed call: the bytes that are signed are the bytes that are sent. Bounded in time and size,
 * to a public address only, and repeated only where a second call does no harm.
 */
import { setTimeout as pause } from "node:timers/promises";
import { hostIn, postGuarded } from "../platform/http/guarded-post.ts";
import type { Metrics } from "../platform/metrics.ts";
import { inSpan } from "../platform/origin.ts";
import { Hub88Refused, Hub88Unavailable, Hub88Unreadable } from "./errors.ts";
import type { PartnerEnd } from "./types.ts";

export interface WireDeps {
  readonly spreadOf: ReturnType<Metrics["histograms"]>;
  /** Hosts inside our network that a partner may be at. */
  readonly privateHosts: ReadonlySet<string>;
  /** Elsewhere a partner may be on this machine, and without TLS. */
  readonly isProduction: boolean;
  /** Nothing waits longer. Left out: as long as each call says. */
  readonly timeoutMs?: number;
}

export interface WireCall {
  readonly path: string;
  readonly fields: object;
  /** Asking again does no harm, and the answer is the same. */
  readonly isRepeatable: boolean;
  readonly bytesMax: number;
  readonly timeoutMs: number;
}

export type Wire = (call: WireCall) => Promise<unknown>;

const PAUSES_MS: readonly number[] = [200, 1_000];
const REASON_LENGTH_MAX = 200;
const HERE = ["localhost", "127.0.0.1", "::1"];

export function createWire(end: PartnerEnd, deps: WireDeps): Wire {
  const { isProduction } = deps;
  const privateHosts = new Set([...deps.privateHosts, ...(isProduction ? [] : HERE)]);
  const once = async ({ path, fields, bytesMax, timeoutMs }: WireCall): Promise<unknown> => {
    const body = JSON.stringify({ operator_id: end.operatorId, ...fields });
    const within = Math.min(timeoutMs, deps.timeoutMs ?? timeoutMs);
    const answer = await post(end, { path, body, bytesMax, timeoutMs: within, privateHosts });
    return readAnswer(answer);
  };
  const repeated = async (call: WireCall): Promise<unknown> => {
    for (const ms of call.isRepeatable ? PAUSES_MS : []) {
      try {
        return await once(call);
      } catch (error) {
        if (!(error instanceof Hub88Unavailable)) throw error;
        await pause(ms);
      }
    }
    return once(call);
  };
  return async (call) => {
    const startedMs = performance.now();
    const ended = (outcome: string): void =>
      deps.spreadOf({ call: call.path, outcome }).observe((performance.now() - startedMs) / 1_000);
    try {
      const answer = await inSpan(`hub88 ${call.path}`, {}, () => repeated(call));
      ended("answered");
      return answer;
    } catch (error) {
      if (error instanceof Hub88Unreadable) ended("answered");
      else ended(error instanceof Hub88Refused ? "refused" : "unavailable");
      throw error;
    }
  };
}

interface Posted {
  readonly path: string;
  readonly body: string;
  readonly bytesMax: number;
  readonly timeoutMs: number;
  readonly privateHosts: ReadonlySet<string>;
}

async function post(end: PartnerEnd, { path, body, ...bounds }: Posted) {
  const base = end.baseUrl.endsWith("/") ? end.baseUrl : `${end.baseUrl}/`;
  try {
    return await postGuarded(new URL(path, base).href, {
      headers: { "content-type": "application/json", ...end.sign(body) },
      body,
      ...bounds,
    });
  } catch (error) {
    throw new Hub88Unavailable(`The partner at ${hostOf(base)} gave no answer.`, { cause: error });
  }
}

const hostOf = (url: string): string => {
  const parsed = URL.parse(url);
  return parsed === null ? "no address" : hostIn(parsed);
};

function readAnswer({ status, text }: { readonly status: number; readonly text: string }): unknown {
  if (status >= 500 || status === 429)
    throw new Hub88Unavailable(`The partner answered ${status}.`);
  const json = parse(text);
  if (status === 200) {
    if (json === undefined) throw new Hub88Unreadable("The partner's answer is no JSON.");
    return json;
  }
  throw new Hub88Refused(status, reasonIn(json));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reasonIn(json: unknown): string {
  const reason = typeof json === "object" && json !== null && "error" in json ? json.error : "";
  return (typeof reason === "string" ? reason : JSON.stringify(reason)).slice(0, REASON_LENGTH_MAX);
}
