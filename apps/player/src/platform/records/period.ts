/**
 * The days a list covers, as in the address: one of the server's ranges, or
 * two days of São Paulo, both included.
 */
import { type Range, ranges } from "./choices.ts";
import { oneOf, present } from "../shell/search-params.ts";

export const DEFAULT_RANGE: Range = "last7days";

/** Longer stretches are looked at in parts: a list of a year is read by nobody. */
export const LONGEST_DAYS = 90;

const DAY_MS = 86_400_000;
const DAYS_BACK: Record<Range, number> = { today: 0, last3days: 2, last7days: 6 };

export interface PeriodSearch {
  range?: Range;
  from?: string;
  to?: string;
}

/** As sent to the server. */
export type Period = { range: Range } | { from: string; to: string };

function dayParam(value: unknown): string | undefined {
  const isDay = typeof value === "string" && /^20\d\d-\d\d-\d\d$/.test(value);
  if (!isDay || Number.isNaN(Date.parse(`${value}T12:00:00Z`))) return undefined;
  return addDays(value, 0) === value ? value : undefined;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days a stretch has, both ends counted; not positive when it ends before it begins. */
export function lengthOf(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

function isStretch(from: string, to: string): boolean {
  const days = lengthOf(from, to);
  return days >= 1 && days <= LONGEST_DAYS;
}

/** Reads a period from the address: two days only together, and only as a possible stretch. */
export function periodSearch(search: Record<string, unknown>): PeriodSearch {
  const from = dayParam(search["from"]);
  const to = dayParam(search["to"]);
  const isKnown = from !== undefined && to !== undefined && isStretch(from, to);
  return present({
    range: isKnown ? undefined : oneOf(search["range"], ranges),
    from: isKnown ? from : undefined,
    to: isKnown ? to : undefined,
  });
}

export function periodOf({ range, from, to }: PeriodSearch): Period {
  return from !== undefined && to !== undefined ? { from, to } : { range: range ?? DEFAULT_RANGE };
}

/** The same period as its two days, for texts and for addresses that must not move on. */
export function daysOf(period: Period, today: string): { from: string; to: string } {
  if ("from" in period) return { from: period.from, to: period.to };
  return { from: addDays(today, -DAYS_BACK[period.range]), to: today };
}
