/** The server's messages: the text of a code, in the language asked for. */
import { serverText } from "@tucano/i18n/server/index.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { MessageParams } from "../errors.ts";

export function translate(lang: Language, code: string, params: MessageParams = {}): string {
  return serverText(lang, code, params);
}
