/** When a server that we called wants to be called again. */
const SECOND_MS = 1_000;

/** The header Retry-After: seconds, or a date; 0 where it does not say. */
export function retryAfterMs(header: string | null, now: Date): number {
  if (header === null) return 0;
  if (/^\d{1,9}$/.test(header)) return Number(header) * SECOND_MS;
  const atMs = Date.parse(header);
  return Number.isNaN(atMs) ? 0 : Math.max(0, atMs - now.getTime());
}
