/**
 * Days and ranges as players count them: in America/Sao_Paulo. Brazil has no daylight saving time
 * since 2019, but the offset is asked of the time zone data all the same.
 */
import { DomainError } from "./errors.ts";

export const TIME_ZONE = "America/Sao_Paulo";
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const LONGEST_RANGE_DAYS = 366;
/** A day outside these is a typing error, and the next one may not have a four-digit year. */
const FIRST_DAY = "2000-01-01";
const LAST_DAY = "2199-12-31";

const offsetFormat = new Intl.DateTimeFormat("en-US", {
  timeZone: TIME_ZONE,
  timeZoneName: "longOffset",
});

/** The São Paulo day of an instant, as "2026-11-20". */
export function dayOf(instant: Date): string {
  return toWireInstant(instant).slice(0, "2026-11-20".length);
}

/** Looking up the offset costs more than writing an answer; it changes only on the hour. */
let last: Offset & { readonly hour: number } = { hour: Number.NaN, text: "", ms: 0 };

interface Offset {
  /** "-03:00" */
  readonly text: string;
  readonly ms: number;
}

/** Brazil has abolished summer time, but past dates still have it. */
function offsetAt(instant: Date): Offset {
  const hour = Math.floor(instant.getTime() / HOUR_MS);
  if (hour === last.hour) return last;
  const zone = offsetFormat.formatToParts(instant).find((part) => part.type === "timeZoneName");
  const text = zone?.value.replace("GMT", "") || "+00:00";
  const sign = text.startsWith("-") ? -1 : 1;
  const [hours = 0, minutes = 0] = text.slice(1).split(":").map(Number);
  last = { hour, text, ms: sign * (hours * 60 + minutes) * 60_000 };
  return last;
}

/** The instant at which a São Paulo day begins. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00${offsetAt(new Date(`${day}T12:00:00Z`)).text}`);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days after the one the other is. */
export function daysBetween(one: string, other: string): number {
  return (Date.parse(other) - Date.parse(one)) / DAY_MS;
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

/** The month after this one, both as "2026-11". */
export function monthAfter(month: string): string {
  // A Date counts months from zero, so this month's number is the index of the next.
  const next = Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)));
  return new Date(next).toISOString().slice(0, 7);
}

/** ISO 8601 with the São Paulo offset: how instants go over the wire. */
export function toWireInstant(instant: Date): string;
export function toWireInstant(instant: Date | null): string | null;
export function toWireInstant(instant: Date | null): string | null {
  if (instant === null) return null;
  const { text, ms } = offsetAt(instant);
  return new Date(instant.getTime() + ms).toISOString().replace("Z", text);
}

export interface RangeRequest {
  readonly range?: "today" | "last3days" | "last7days" | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A half-open range of instants: from <= x < until. Default: the last seven days. */
export interface InstantRange {
  readonly from: Date;
  readonly until: Date;
}

const DAYS_BACK = { today: 0, last3days: 2, last7days: 6 } as const;

export function rangeOf(request: RangeRequest, now: Date): InstantRange {
  const today = dayOf(now);
  if (request.from === undefined && request.to === undefined) {
    const daysBack = DAYS_BACK[request.range ?? "last7days"];
    return { from: startOfDay(addDays(today, -daysBack)), until: startOfDay(addDays(today, 1)) };
  }
  const to = request.to ?? today;
  const from = request.from ?? to;
  const lengthDays = daysBetween(from, to);
  const isInTime = from >= FIRST_DAY && to <= LAST_DAY;
  if (!isInTime || lengthDays < 0 || lengthDays > LONGEST_RANGE_DAYS) {
    throw new DomainError("common.invalid_input", { fields: { from: { code: "field.range" } } });
  }
  return { from: startOfDay(from), until: startOfDay(addDays(to, 1)) };
}
