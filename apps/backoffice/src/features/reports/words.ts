/** Days of the wire as people read them. */
import { formatInstant } from "@tucano/i18n/dates.ts";
import { language } from "../../platform/language.ts";

/** Noon in São Paulo is on the same day everywhere that matters. */
const noon = (day: string): string => `${day}T12:00:00-03:00`;

export const dayLabel = (day: string): string => formatInstant(noon(day), "dayMonth", language);
export const dayText = (day: string): string => formatInstant(noon(day), "day", language);
