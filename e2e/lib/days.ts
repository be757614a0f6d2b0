/** Days and moments of São Paulo, for fields and for storage: always three hours behind UTC. */
const DAY_MS = 86_400_000;
const BEHIND_MS = 3 * 3_600_000;

/** An hour of the clock, so many days from now. */
export const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

const written = (daysAhead: number): string =>
  new Date(Date.now() - BEHIND_MS + daysAhead * DAY_MS).toISOString();

/** "2026-11-20": the house's own day. */
export function today(): string {
  return written(0).slice(0, "2026-11-20".length);
}

/** "2026-11-20T18:30", as fields of days and times take it. */
export function localMoment(daysAhead: number): string {
  return written(daysAhead).slice(0, "2026-11-20T18:30".length);
}
