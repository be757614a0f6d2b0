/**
 * What the server says: errors and notices in the reader's language, filled in. The English stands
 * beside each code in the contract; the other languages are catalogues, read when first spoken.
 */
import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { type ErrorCode, errors } from "@tucano/contract/errors/index.ts";
import { type NoticeCode, notices } from "@tucano/contract/notices/index.ts";
import { languageTag } from "@tucano/i18n/dates.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { textsByContext } from "@tucano/i18n/po.ts";
import { readCatalogue } from "./catalogues.ts";
import type { MessageParams, TextCode } from "./errors.ts";

type Text = [code: TextCode, english: string];

/** Every code that the server can say, with its text in English. */
export const englishTexts: ReadonlyMap<TextCode, string> = new Map([
  ...(Object.keys(errors) as ErrorCode[]).map((code): Text => [code, errors[code][1]]),
  ...(Object.keys(notices) as NoticeCode[]).map((code): Text => [code, notices[code]]),
]);

/** Of a code that was stored: a later release may not know it any more. */
export const isTextCode = (code: string): code is TextCode => englishTexts.has(code as TextCode);

/** What is not translated yet is said in English. */
function textsIn(lang: Language): Record<string, string> {
  const translated = lang === "en" ? [] : textsByContext(readCatalogue("server", lang));
  return Object.fromEntries([...englishTexts, ...translated]);
}

const speakers = new Map<Language, I18n>();

function speakerOf(lang: Language): I18n {
  const known = speakers.get(lang);
  if (known !== undefined) return known;
  const compiled: Messages = {};
  for (const [code, text] of Object.entries(textsIn(lang))) compiled[code] = compileMessage(text);
  // Numbers and plurals follow the language's tag: not all of our own codes are known elsewhere.
  // Money arrives as text that is already formatted.
  const speaker = setupI18n({
    locale: lang,
    locales: languageTag(lang),
    messages: { [lang]: compiled },
  });
  speakers.set(lang, speaker);
  return speaker;
}

/** The text of `code` in a language; an unknown code is a programmer's error. */
export function translate(lang: Language, code: TextCode, params: MessageParams = {}): string {
  if (!englishTexts.has(code)) throw new Error(`No text for "${code}".`);
  return speakerOf(lang)._(code, params);
}
