/** The games' own small catalogue: Portuguese and English whole, other languages by file. */
import type { Language } from "@tucano/i18n/languages.ts";
import { en } from "./en.ts";
import { pt } from "./pt.ts";

export type TextKey = keyof typeof pt;
export type Texts = Readonly<Record<TextKey, string>>;

/** A language may translate a part: what it lacks is shown in English. */
const catalogues: Readonly<Partial<Record<Language, Partial<Texts>>>> = { pt, en };

export type Translate = (
  key: TextKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

export function translateTo(language: Language): Translate {
  const catalogue = catalogues[language] ?? en;
  return (key, values = {}) =>
    (catalogue[key] ?? en[key]).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      String(values[name] ?? ""),
    );
}

/** For `lang` on the page: how browsers and screen readers name our languages. */
export const languageTags: Readonly<Record<Language, string>> = {
  pt: "pt-BR",
  en: "en",
  cn: "zh-Hans",
  ch: "zh-Hant",
  vi: "vi",
  id: "id",
  th: "th",
  tr: "tr",
  msa: "ms",
};
