/** Where something stands in a month, in percent of its width. */
interface Month {
  /** Days, both included. */
  readonly first: string;
  readonly last: string;
  /** Months, as YYYY-MM. */
  readonly before: string;
  readonly after: string;
}

const DAY_MS = 86_400_000;

export function monthDays(month: string): Month {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const at = (offset: number, day: number) =>
    new Date(Date.UTC(year, number - 1 + offset, day)).toISOString();
  return {
    first: at(0, 1).slice(0, 10),
    last: at(1, 0).slice(0, 10),
    before: at(-1, 1).slice(0, 7),
    after: at(1, 1).slice(0, 7),
  };
}

export function placeOf(
  span: { readonly from: string; readonly until: string | null },
  { first, last }: Pick<Month, "first" | "last">,
): { readonly left: number; readonly width: number } {
  const begin = Date.parse(`${first}T00:00:00-03:00`);
  const whole = Date.parse(`${last}T00:00:00-03:00`) + DAY_MS - begin;
  const shareAt = (instant: string) =>
    Math.min(Math.max(((Date.parse(instant) - begin) * 100) / whole, 0), 100);
  const left = shareAt(span.from);
  return { left, width: (span.until === null ? 100 : shareAt(span.until)) - left };
}
