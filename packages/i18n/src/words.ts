/**
 * What the games say. The English is in the code; `npm run texts` reads it into the catalogues
 * of translations, and the build takes it out of the code again (build/words.ts): a game loads its
 * words in one language.
 */
import { DEFAULT_LANGUAGE, type Language } from "./languages.ts";

type Texts = Readonly<Record<string, string>>;

/** What the build puts in place of the English: a file for each language. */
interface Built {
  readonly load: Readonly<Record<Language, () => Promise<{ default: Texts }>>>;
  /** In the default language, where words are needed before anything can be loaded. */
  readonly atOnce?: Texts;
}

export interface Words<English extends Texts = Texts> {
  /** Precedes the key in the catalogues: `dados.rule`. */
  readonly name: string;
  readonly english: English;
  readonly load: Built["load"] | undefined;
  readonly loaded: Map<Language, Texts>;
}

const declared: Words[] = [];

export function words<const English extends Texts>(
  name: string,
  english: English,
  built?: Built,
): Words<English> {
  const loaded = new Map<Language, Texts>();
  if (built?.atOnce !== undefined) loaded.set(DEFAULT_LANGUAGE, built.atOnce);
  const own = { name, english, load: built?.load, loaded };
  declared.push(own);
  return own;
}

/** Of all code loaded so far. A language that does not arrive is replaced by the default one. */
export async function loadWords(language: Language): Promise<void> {
  const each = declared.map(async ({ load, loaded }) => {
    if (load === undefined || loaded.has(language)) return;
    const file = await load[language]().catch(() => load[DEFAULT_LANGUAGE]());
    loaded.set(language, file.default);
  });
  await Promise.all(each);
}

type KeyOf<W extends Words> = keyof W["english"] & string;
type Hole<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Hole<Rest> : never;
type Values<Text> = [Hole<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Hole<Text>, string | number>>];

/** `{name}` in a text is replaced by the value of that name, and asks for it. */
export type Say<W extends Words> = <Key extends KeyOf<W>>(
  key: Key,
  ...values: Values<W["english"][Key]>
) => string;

/** The keys of texts that ask for no value. */
export type PlainKey<W extends Words> = {
  [Key in KeyOf<W>]: [Hole<W["english"][Key]>] extends [never] ? Key : never;
}[KeyOf<W>];

export function wordsFor<W extends Words>({ english, loaded }: W, language: Language): Say<W> {
  const texts: Texts = loaded.get(language) ?? loaded.get(DEFAULT_LANGUAGE) ?? english;
  return (key, ...[values]) => {
    const filled: Readonly<Record<string, string | number>> = values ?? {};
    return (texts[key] ?? "").replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      String(filled[name] ?? ""),
    );
  };
}
