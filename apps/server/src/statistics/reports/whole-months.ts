/** Which months of a span are kept as such. Pure. */
import { addDays } from "../../platform/days.ts";

/** YYYY-MM-DD of a month's first day, so many months on. */
function monthOf(day: string, on = 0): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const count = year * 12 + (month - 1) + on;
  const digits = (value: number, length: number) => String(value).padStart(length, "0");
  return `${digits(Math.floor(count / 12), 4)}-${digits((count % 12) + 1, 2)}-01`;
}

/** The months that lie whole between two days, both included: the first, and the one after them. */
export function wholeMonths(from: string, to: string): { first: string; after: string } | null {
  const first = monthOf(from) === from ? from : monthOf(from, 1);
  // A day beyond a month's end is the next month's first.
  const after = monthOf(addDays(to, 1));
  return first < after ? { first, after } : null;
}
