/**
 * Texts of a fresh installation: put together from English sentences, and said in another language
 * by putting together what its catalogue has for them.
 */
import type { Language } from "@tucano/i18n/languages.ts";
import { readTexts } from "@tucano/i18n/po.ts";
import { readCatalogue } from "../../platform/catalogues.ts";
import type { ByLanguage } from "../types.ts";

type Say = (english: string) => string;
type Compose = (say: Say) => unknown;

const composers: { readonly speaker: string; readonly context: string; readonly by: Compose }[] =
  [];
const read = new Map<string, ReadonlyMap<string, string>>();

function textsOf(speaker: string, lang: Language): ReadonlyMap<string, string> {
  const key = `${speaker}/${lang}`;
  const texts = read.get(key) ?? readTexts(readCatalogue(speaker, lang));
  read.set(key, texts);
  return texts;
}

/** The context tells translators, and the catalogue, what the sentences are about. */
export function said<Text>(
  speaker: string,
  context: string,
  by: (say: Say) => Text,
): (lang: Language) => Text {
  composers.push({ speaker, context, by });
  return (lang) => {
    const texts = lang === "en" ? new Map<string, string>() : textsOf(speaker, lang);
    return by((english) => texts.get(`${context}${english}`) || english);
  };
}

/** Context and English of all that a speaker says, in its order, for the catalogues. */
export function englishOf(speaker: string): [context: string, english: string][] {
  const texts = new Map<string, [string, string]>();
  for (const { context, by } of composers.filter((each) => each.speaker === speaker)) {
    by((english) => {
      texts.set(`${context}${english}`, [context, english]);
      return english;
    });
  }
  return [...texts.values()];
}

export function inEach<Text>(
  said: (lang: Language) => Text,
  languages: readonly Language[],
): ByLanguage<Text> {
  return { pt: said("pt"), ...Object.fromEntries(languages.map((lang) => [lang, said(lang)])) };
}
