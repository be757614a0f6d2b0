/** Days of the wire as people read them. */
import { formatInstant } from "@tucano/i18n/dates.ts";
import { language } from "../../platform/language.ts";

export const dayLabel = (day: string): string => formatInstant(day, "dayMonth", language);
export const dayText = (day: string): string => formatInstant(day, "day", language);
