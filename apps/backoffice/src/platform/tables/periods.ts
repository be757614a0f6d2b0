/** The days that people ask for by name, counted from today in São Paulo. */
const DAY_MS = 86_400_000;

export const periodNames = [
  "today",
  "yesterday",
  "week",
  "month",
  "thisMonth",
  "lastMonth",
] as const;
export type PeriodName = (typeof periodNames)[number];

export interface Days {
  readonly from: string;
  readonly to: string;
}

/** As they stand in an address. */
interface AskedDays {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Noon, far from where any zone changes the day. */
const plus = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, day.length);

const firstOfMonth = (day: string): string => `${day.slice(0, "2026-11".length)}-01`;

export function daysOf(name: PeriodName, today: string): Days {
  const yesterday = plus(today, -1);
  const lastOfMonthBefore = plus(firstOfMonth(today), -1);
  switch (name) {
    case "today":
      return { from: today, to: today };
    case "yesterday":
      return { from: yesterday, to: yesterday };
    case "week":
      return { from: plus(today, -6), to: today };
    case "month":
      return { from: plus(today, -29), to: today };
    case "thisMonth":
      return { from: firstOfMonth(today), to: today };
    case "lastMonth":
      return { from: firstOfMonth(lastOfMonthBefore), to: lastOfMonthBefore };
  }
}

/** Null: days that have no name. On the first of a month several do: the shortest names them. */
export function nameOf({ from, to }: AskedDays, today: string): PeriodName | null {
  const isNamed = (name: PeriodName) => {
    const days = daysOf(name, today);
    return days.from === from && days.to === to;
  };
  return periodNames.find(isNamed) ?? null;
}
