/** Of which days and months that are kept a span is summed up. Pure. */
import { daysBetween } from "../../platform/days.ts";

/** Rows of so many days, from the first to before the last; of months: by their first days. */
export interface Stretch {
  readonly kept: "day" | "month";
  readonly from: string;
  readonly before: string;
  /** Within the months, but not within the span: taken off again. */
  readonly isBeside: boolean;
}

/** YYYY-MM-DD of a month's first day, so many months on. */
function monthOf(day: string, on = 0): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const count = year * 12 + (month - 1) + on;
  const digits = (value: number, length: number) => String(value).padStart(length, "0");
  return `${digits(Math.floor(count / 12), 4)}-${digits((count % 12) + 1, 2)}-01`;
}

const distance = (one: string, other: string): number => Math.abs(daysBetween(one, other));

function nearestMonth(day: string): string {
  const [own, next] = [monthOf(day), monthOf(day, 1)];
  return distance(day, own) <= distance(day, next) ? own : next;
}

/** Between an end of the span and the month that is nearest to it. */
const between = (one: string, other: string): Stretch =>
  one < other
    ? { kept: "day", from: one, before: other, isBeside: false }
    : { kept: "day", from: other, before: one, isBeside: true };

/**
 * A part of a month is the days in it, or the month less the days beside the span, whichever are
 * fewer: of a month that is still running there are none beside it. So at most half a month of
 * days is read at either end. `before`: the day after the last.
 */
export function stretchesOf(from: string, before: string): readonly Stretch[] {
  const [first, after] = [nearestMonth(from), nearestMonth(before)];
  const days = distance(from, first) + distance(after, before);
  if (first >= after || days >= distance(from, before)) {
    return [{ kept: "day", from, before, isBeside: false }];
  }
  const months = { kept: "month", from: first, before: after, isBeside: false } as const;
  return [between(from, first), months, between(after, before)].filter(
    (one) => one.from < one.before,
  );
}
