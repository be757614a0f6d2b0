/** The server's catalogue: the text of an error or notice code in a language, filled in. */
import { type I18n, setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { languageTag } from "../dates.ts";
import type { Language } from "../languages.ts";
import { texts as ch } from "./ch/index.ts";
import { texts as cn } from "./cn/index.ts";
import { texts as en } from "./en/index.ts";
import { texts as id } from "./id/index.ts";
import { texts as msa } from "./msa/index.ts";
import { texts as pt } from "./pt/index.ts";
import { texts as th } from "./th/index.ts";
import { texts as tr } from "./tr/index.ts";
import { texts as vi } from "./vi/index.ts";

const catalogues: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  pt,
  en,
  cn,
  ch,
  vi,
  id,
  th,
  tr,
  msa,
};

const speakers = new Map<Language, I18n>();

function speakerOf(lang: Language): I18n {
  const known = speakers.get(lang);
  if (known !== undefined) return known;
  const entries = Object.entries(catalogues[lang]);
  const messages = Object.fromEntries(entries.map(([code, text]) => [code, compileMessage(text)]));
  // Numbers and plurals follow the language's tag: not all of our own codes are known elsewhere.
  // Money arrives as text that is already formatted.
  const speaker = setupI18n({
    locale: lang,
    locales: languageTag(lang),
    messages: { [lang]: messages },
  });
  speakers.set(lang, speaker);
  return speaker;
}

/** The text of `code`; an unknown code is a programmer's error. */
export function serverText(
  lang: Language,
  code: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  if (catalogues[lang][code] === undefined) throw new Error(`No text for "${code}".`);
  return speakerOf(lang)._(code, params);
}
