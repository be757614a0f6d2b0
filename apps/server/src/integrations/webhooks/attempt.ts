/** One attempt to deliver, and what follows from it: the same whatever is sent, and to whom. */
import { getGuarded, postGuarded } from "../../platform/http/guarded-post.ts";
import { retryAfterMs } from "../../platform/http/retry-after.ts";
import type { IntegrationsDeps } from "../types.ts";
import { delayAfterMs, openForMs } from "./policy.ts";

type Deps = Pick<IntegrationsDeps, "clock" | "config" | "random">;

export const TIMEOUT_MS = 15_000;
const GONE = 410;
const CHANCES = 1_000;

export interface Answered {
  readonly status: number | null;
  readonly retryAfter: string | null;
  readonly problem: string | null;
}

export interface Message {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Null: a GET. */
  readonly body: string | null;
}

export async function attempt(
  { config }: Deps,
  { url, headers, body }: Message,
): Promise<Answered> {
  const asked = { headers, timeoutMs: TIMEOUT_MS, privateHosts: config.webhookPrivateHosts };
  try {
    const { status, retryAfter } = await (body === null
      ? getGuarded(url, asked)
      : postGuarded(url, { ...asked, body }));
    return { status, retryAfter, problem: null };
  } catch (error) {
    const problem = error instanceof Error ? error.message.slice(0, 200) : "It was not sent.";
    return { status: null, retryAfter: null, problem };
  }
}

export interface After {
  readonly state: "delivered" | "waiting" | "failed";
  readonly attempts: number;
  readonly nextAt: Date;
  readonly now: Date;
  readonly status: number | null;
  readonly problem: string | null;
  /** The address fails again and again: nothing is sent until then. */
  readonly openUntil: Date | null;
  /** It says that it is gone for good. */
  readonly goneAt: Date | null;
}

/** `attempts` of this delivery, and `failures` of the address in a row, before this one. */
export function afterAttempt(
  { clock, random }: Deps,
  { status, retryAfter, problem }: Answered,
  before: { readonly attempts: number; readonly failures: number },
): After {
  const now = clock.now();
  const later = (ms: number) => new Date(now.getTime() + ms);
  const ended = { attempts: before.attempts + 1, now, status, problem };
  if (status !== null && status >= 200 && status < 300) {
    return { ...ended, state: "delivered", nextAt: now, openUntil: null, goneAt: null };
  }
  const delayMs = delayAfterMs(ended.attempts, {
    chance: random.integer(CHANCES) / CHANCES,
    retryAfterMs: retryAfterMs(retryAfter, now),
  });
  const openMs = openForMs(before.failures + 1);
  return {
    ...ended,
    state: delayMs === null ? "failed" : "waiting",
    nextAt: later(delayMs ?? 0),
    openUntil: openMs === null ? null : later(openMs),
    goneAt: status === GONE ? now : null,
  };
}
