/** Formatting bound to the language in use: the only place where screens get dates and numbers. */
import { type DateStyle, formatInstant } from "@tucano/i18n/dates.ts";
import { figureIn, hundredthsIn, percentIn } from "@tucano/i18n/numbers.ts";
import { language } from "./language.ts";

export function formatTime(iso: string, style: DateStyle = "moment"): string {
  return formatInstant(iso, style, language);
}

/** When something that lasts for days is over: day, year and minute, without the seconds. */
export function formatUntil(iso: string): string {
  return `${formatTime(iso, "day")}, ${formatTime(iso, "time")}`;
}

export const formatFigure = (figure: string | number): string => figureIn(language, figure);
export const formatHundredths = (count: number): string => hundredthsIn(language, count);
export const formatPercent = (wire: string): string => percentIn(language, wire);

export function newKey(): string {
  // Only secure contexts have randomUUID; a development server on a LAN address is none.
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
