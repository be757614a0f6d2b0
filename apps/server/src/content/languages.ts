import { type Language, languages } from "@tucano/i18n/languages.ts";
import type { Site } from "./types.ts";

/** Each language's name in itself: who looks for it can read it. */
const ownNames: Readonly<Record<Language, string>> = {
  pt: "Português",
  en: "English",
  cn: "简体中文",
  ch: "繁體中文",
  vi: "Tiếng Việt",
  id: "Bahasa Indonesia",
  th: "ไทย",
  tr: "Türkçe",
  msa: "Bahasa Melayu",
};

export interface LanguageEntry {
  language_flag_link: string;
  language_name: string;
  language_code: string;
}

/** Languages are not countries: the mark is the language's own letters, drawn by us. */
export function languageEntries(site: Site): LanguageEntry[] {
  return site.languages
    .filter((code) => languages.includes(code))
    .map((code) => ({
      language_flag_link: `/languages/${code}.svg`,
      language_name: ownNames[code],
      language_code: code,
    }));
}
