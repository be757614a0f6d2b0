/** Money on its way into a chart and back: whole centavos, which only say how high a point is. */
import { formatWire, fromWire, toCentavos } from "@tucano/contract/money.ts";
import { formatShortMoney } from "@tucano/i18n/money.ts";
import { formatTime } from "../text.ts";

export function toChart(wire: string): number {
  return fromWire(wire);
}

/** An axis may have a line between two centavos. */
export function moneyOfChart(value: number): string {
  return formatShortMoney(formatWire(toCentavos(Math.round(value))));
}

/** "2026-11-20" as people write that day. */
export function dayText(day: string): string {
  return formatTime(day, "day");
}

/** The same without its year: below a plot there is little room. */
export function shortDayText(day: string): string {
  return formatTime(day, "dayMonth");
}
