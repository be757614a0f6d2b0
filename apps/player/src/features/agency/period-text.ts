import { formatTime } from "../../platform/text.ts";
import type { Commission } from "./api.ts";

const dayText = (day: string): string => formatTime(day, "day");

/** "20/11/2026", or the first and last day of a week. */
export function periodText(commission: Commission): string {
  const { period, period_to: to } = commission;
  return period === to ? dayText(period) : `${dayText(period)} – ${dayText(to)}`;
}
