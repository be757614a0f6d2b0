/** Rules of deliveries, as Standard Webhooks has them: schedule, circuit, signature. */
import { createHmac } from "node:crypto";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How long after a failure the next attempt follows; the first attempt is made at once. */
const DELAYS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];
export const ATTEMPTS_MAX = DELAYS_MS.length + 1;

/** Up to a tenth later, so that a receiver that comes back is not met by all at once. */
const JITTER_PARTS = 10;
const RETRY_AFTER_MAX_MS = 24 * HOUR_MS;

/** Null: it has been tried often enough. `chance` is from 0 to 1. */
export function delayAfterMs(
  attempts: number,
  { chance, retryAfterMs }: { readonly chance: number; readonly retryAfterMs: number },
): number | null {
  const delayMs = DELAYS_MS[attempts - 1];
  if (delayMs === undefined) return null;
  const spreadMs = Math.round((delayMs * chance) / JITTER_PARTS);
  return Math.max(delayMs + spreadMs, Math.min(retryAfterMs, RETRY_AFTER_MAX_MS));
}

const FAILURES_UNTIL_OPEN = 5;
const OPEN_MAX_MS = HOUR_MS;

/** An address that fails again and again is left alone for a while; null: it is not. */
export function openForMs(failures: number): number | null {
  if (failures < FAILURES_UNTIL_OPEN) return null;
  return Math.min(MINUTE_MS * 2 ** (failures - FAILURES_UNTIL_OPEN), OPEN_MAX_MS);
}

const PREFIX = "whsec_";

export const toSecret = (bytes: Buffer): string => `${PREFIX}${bytes.toString("base64")}`;

/** One signature for each secret, with spaces between. */
export function signatureOf(
  secrets: readonly string[],
  {
    id,
    timestamp,
    body,
  }: { readonly id: string; readonly timestamp: number; readonly body: string },
): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), "base64");
      const signed = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`);
      return `v1,${signed.digest("base64")}`;
    })
    .join(" ");
}
