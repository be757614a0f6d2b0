/** A game's own texts: one object a language, every key in all nine. */
import type { Language } from "@tucano/i18n/languages.ts";

export type Words<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

export type Say<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** `{name}` in a text is replaced by the value of that name. */
export function wordsFor<Key extends string>(words: Words<Key>, language: Language): Say<Key> {
  const chosen = words[language];
  return (key, values = {}) =>
    chosen[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
