/** The catalogues of translations, one a language and speaker. */
import { readFileSync } from "node:fs";
import type { Language } from "@tucano/i18n/languages.ts";

const folder = new URL("../../../../packages/i18n/locales/", import.meta.url);

export const readCatalogue = (speaker: string, lang: Language): string =>
  readFileSync(new URL(`${speaker}/${lang}.po`, folder), "utf8");
