/** The nine languages of the product. `cn` is Simplified, `ch` Traditional Chinese. */
export const languages = ["pt", "en", "cn", "ch", "vi", "id", "th", "tr", "msa"] as const;

export type Language = (typeof languages)[number];

/** Each language's name in itself: who looks for it can read it. */
export const languageNames: Readonly<Record<Language, string>> = {
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

export const DEFAULT_LANGUAGE: Language = "pt";

const aliases: Readonly<Record<string, Language>> = {
  zh_cn: "cn",
  "zh-cn": "cn",
  zh_tw: "ch",
  "zh-tw": "ch",
  "zh-hk": "ch",
  zh: "cn",
  "pt-br": "pt",
  pt_br: "pt",
  ms: "msa",
  "en-us": "en",
  en_us: "en",
};

/**
 * A language code as clients send it: one ending in 1 loses the suffix, case does not matter, and
 * whatever is unknown becomes Portuguese.
 */
export function toLanguage(code: string | null | undefined): Language {
  if (code === null || code === undefined) return DEFAULT_LANGUAGE;
  const plain = code.trim().toLowerCase().replace(/1$/, "");
  const known = languages.find((language) => language === plain);
  return known ?? aliases[plain] ?? DEFAULT_LANGUAGE;
}
