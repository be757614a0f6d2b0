import { languageNames, languages } from "@tucano/i18n/languages.ts";
import type { Site } from "./types.ts";

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
      language_name: languageNames[code],
      language_code: code,
    }));
}
