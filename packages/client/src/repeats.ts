/** When a call may be sent again, and how long to wait before. */
import type { Endpoint } from "@tucano/contract/endpoint.ts";
import { isApiError } from "./api-error.ts";

const FIRST_PAUSE_MS = 400;
/** Whoever asks for a longer one is told to the caller instead. */
const LONGEST_PAUSE_MS = 10_000;

/** What reads, what the server knows again, and what carries an idempotency key. */
export function mayRepeat({ method, repeatable, idempotent }: Endpoint): boolean {
  return method === "GET" || repeatable === true || idempotent === true;
}

/** Null: this failure is final. `made`: attempts so far. */
export function pauseAfter(error: unknown, made: number): number | null {
  if (!isApiError(error)) return null;
  const { status, retryAfterMs = FIRST_PAUSE_MS * 2 ** (made - 1) } = error;
  const isPassing = status === 0 || status === 502 || status === 503 || status === 504;
  return isPassing && retryAfterMs <= LONGEST_PAUSE_MS ? retryAfterMs : null;
}
