import { formatTime } from "../../../platform/text.ts";

/** A São Paulo day of the wire, "2026-11-20", as people write it. Noon is in no other day. */
export function dayText(day: string): string {
  return formatTime(day, "day");
}

/** Day and month only: where the year goes without saying. */
export function shortDayText(day: string): string {
  const [, month = "", date = ""] = day.split("-");
  return `${date}/${month}`;
}
