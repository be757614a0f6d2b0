/**
 * Days and ranges as players count them: in America/Sao_Paulo. Brazil has no daylight saving time
 * since 2019, but the offset is asked of the time zone data all the same.
 */
import { DomainError } from "./errors.ts";

export const TIME_ZONE = "America/Sao_Paulo";
const DAY_MS = 86_400_000;
const LONGEST_RANGE_DAYS = 366;

const dayFormat = new Intl.DateTimeFormat("en-CA", {
  timeZone: TIME_ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});
const offsetFormat = new Intl.DateTimeFormat("en-US", {
  timeZone: TIME_ZONE,
  timeZoneName: "longOffset",
});

/** The São Paulo day of an instant, as "2026-11-20". */
export function dayOf(instant: Date): string {
  return dayFormat.format(instant);
}

/** The instant at which a São Paulo day begins. */
export function startOfDay(day: string): Date {
  const noon = new Date(`${day}T12:00:00Z`);
  const zone = offsetFormat.formatToParts(noon).find((part) => part.type === "timeZoneName");
  const offset = zone?.value.replace("GMT", "") || "+00:00";
  return new Date(`${day}T00:00:00${offset}`);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** ISO 8601 with the São Paulo offset: how instants go over the wire. */
export function toWireInstant(instant: Date): string {
  const zone = offsetFormat.formatToParts(instant).find((part) => part.type === "timeZoneName");
  const offset = zone?.value.replace("GMT", "") || "+00:00";
  const sign = offset.startsWith("-") ? -1 : 1;
  const [hours = 0, minutes = 0] = offset.slice(1).split(":").map(Number);
  const shifted = new Date(instant.getTime() + sign * (hours * 60 + minutes) * 60_000);
  return shifted.toISOString().replace("Z", offset);
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
  const lengthDays = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  if (lengthDays < 0 || lengthDays > LONGEST_RANGE_DAYS) {
    throw new DomainError("common.invalid_input", { fields: { from: { code: "field.range" } } });
  }
  return { from: startOfDay(from), until: startOfDay(addDays(to, 1)) };
}
