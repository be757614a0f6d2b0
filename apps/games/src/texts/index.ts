/** The shell's own small catalogue. Portuguese is always there, other languages are fetched. */
import type { Language } from "@tucano/i18n/languages.ts";
import { pt } from "./pt.ts";

export type TextKey = keyof typeof pt;
export type Texts = Readonly<Record<TextKey, string>>;

type Load = () => Promise<Texts>;

/** Every language is whole: a key that is missing does not compile. */
export const loaders: Readonly<Record<Language, Load>> = {
  pt: async () => pt,
  en: async () => (await import("./en.ts")).en,
  cn: async () => (await import("./cn.ts")).cn,
  ch: async () => (await import("./ch.ts")).ch,
  vi: async () => (await import("./vi.ts")).vi,
  id: async () => (await import("./id.ts")).id,
  th: async () => (await import("./th.ts")).th,
  tr: async () => (await import("./tr.ts")).tr,
  msa: async () => (await import("./msa.ts")).msa,
};

const loaded = new Map<Language, Texts>();

/** A language that does not arrive costs the player its words, not the game. */
export async function loadTexts(language: Language): Promise<void> {
  const texts = await loaders[language]().catch(() => pt);
  loaded.set(language, texts);
}

export type Translate = (
  key: TextKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** In Portuguese as long as the language has not been loaded. */
export function translateTo(language: Language): Translate {
  const catalogue = loaded.get(language) ?? pt;
  return (key, values = {}) =>
    catalogue[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
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
