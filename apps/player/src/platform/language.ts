/**
 * The language in use: as a link says it, else as it was chosen before, else Portuguese. Only one
 * is loaded.
 */
import { i18n, type Messages } from "@lingui/core";
import { languageTag } from "@tucano/i18n/dates.ts";
import { DEFAULT_LANGUAGE, type Language, toLanguage } from "@tucano/i18n/languages.ts";
import { readStored, writeStored } from "./storage.ts";
import { loadAllStyles } from "./first-paint/styles.ts";
import type { TextArea } from "./text-areas.ts";

const KEY = "tucano.lang";

interface Texts {
  readonly messages: Messages;
}

/** The texts of first pages, and how the others come. In development all are among the first. */
interface Catalogue extends Texts {
  readonly later?: Readonly<Record<TextArea, () => Promise<Texts>>>;
}

const catalogues = import.meta.glob<Catalogue>("../../../../packages/i18n/locales/player/*.po");

/** Of a link to the page in one language, as search engines know it. */
const PARAM = "lang";
const linked = new URLSearchParams(location.search).get(PARAM);
const chosen = linked ?? readStored("local", KEY);

export const language: Language = chosen === null ? DEFAULT_LANGUAGE : toLanguage(chosen);

/** Who came by a link in a language goes on in it. */
export function keepLinkedLanguage(): void {
  if (linked !== null) writeStored("local", KEY, language);
}

let catalogue: Promise<Catalogue> | undefined;

async function activateFirst(): Promise<Catalogue> {
  document.documentElement.lang = languageTag(language);
  const path = Object.keys(catalogues).find((name) => name.endsWith(`/${language}.po`));
  const load = path === undefined ? undefined : catalogues[path];
  if (load === undefined) throw new Error(`No catalogue for ${language}`);
  const first = await load();
  i18n.loadAndActivate({ locale: language, messages: first.messages });
  return first;
}

/** The texts of the first pages: nothing can be drawn without them. */
export function activateLanguage(): Promise<Catalogue> {
  catalogue ??= activateFirst();
  return catalogue;
}

/** The texts of one part of the site, as far as no first page shows them. */
export async function loadTexts(area: TextArea): Promise<void> {
  const { later } = await activateLanguage();
  const texts = await later?.[area]();
  if (texts !== undefined) i18n.load(language, texts.messages);
}

/**
 * Code that is not of the first pages comes together with its texts and looks: the build puts this
 * around every import() of it (build/texts.ts).
 * @public
 */
export async function withTexts<Code>(code: Promise<Code>, area: TextArea): Promise<Code> {
  const [loaded] = await Promise.all([code, loadTexts(area), loadAllStyles()]);
  return loaded;
}

/** Stores the choice; the page is then refreshed, as every text and answer depends on it. */
export function chooseLanguage(code: string): void {
  writeStored("local", KEY, toLanguage(code));
  const address = new URL(location.href);
  address.searchParams.delete(PARAM);
  if (address.href === location.href) location.reload();
  else location.replace(address);
}
