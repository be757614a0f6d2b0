/** Dates as people read them: São Paulo time and the Gregorian calendar in every language. */
import type { Language } from "./languages.ts";

const TIME_ZONE = "America/Sao_Paulo";

const tags: Record<Language, string> = {
  pt: "pt-BR",
  en: "en-GB",
  cn: "zh-CN",
  ch: "zh-TW",
  vi: "vi-VN",
  id: "id-ID",
  th: "th-TH",
  tr: "tr-TR",
  msa: "ms-MY",
};

/** What belongs in the html element's lang. */
export function languageTag(language: Language): string {
  return tags[language];
}

export type DateStyle = "day" | "dayMonth" | "month" | "time" | "moment" | "full";

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  day: { day: "2-digit", month: "2-digit", year: "numeric" },
  dayMonth: { day: "2-digit", month: "2-digit" },
  month: { month: "long", year: "numeric" },
  time: { hour: "2-digit", minute: "2-digit" },
  moment: { day: "2-digit", month: "2-digit", hour: "2-digit", minute: "2-digit" },
  full: {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  },
};

const made = new Map<string, Intl.DateTimeFormat>();

const DAY_LENGTH = "2026-11-20".length;

/** An instant or a day of the wire in the reader's language. */
export function formatInstant(iso: string, style: DateStyle, language: Language): string {
  const key = `${language}:${style}`;
  let format = made.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(tags[language], {
      ...styles[style],
      timeZone: TIME_ZONE,
      calendar: "gregory",
      hourCycle: "h23",
    });
    made.set(key, format);
  }
  // Noon is on the same day in every time zone.
  const milliseconds = Date.parse(iso.length === DAY_LENGTH ? `${iso}T12:00:00-03:00` : iso);
  return Number.isNaN(milliseconds) ? "–" : format.format(milliseconds);
}

let dayFormat: Intl.DateTimeFormat | undefined;

/**
 * The São Paulo calendar day of an instant, "2026-11-20". It is put together from its parts: how a
 * language writes a whole date differs from browser to browser.
 */
export function dayKey(iso: string): string {
  dayFormat ??= new Intl.DateTimeFormat("en", {
    ...styles.day,
    timeZone: TIME_ZONE,
    calendar: "gregory",
    numberingSystem: "latn",
  });
  const parts = dayFormat.formatToParts(Date.parse(iso));
  const partOf = (wanted: Intl.DateTimeFormatPartTypes): string =>
    parts.find(({ type }) => type === wanted)?.value ?? "";
  return `${partOf("year")}-${partOf("month")}-${partOf("day")}`;
}
