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

interface Catalogue {
  readonly messages: Messages;
}

type Catalogues = Record<string, () => Promise<Catalogue>>;

const catalogues = import.meta.glob<Catalogue>("../../../../packages/i18n/locales/player/*.po");

/** Texts of what is not shown first. In development they are among the others. */
const later: Readonly<Record<TextArea, Catalogues>> = {
  account: import.meta.glob<Catalogue>("../../../../packages/i18n/locales/player/*.po", {
    query: "?of=account",
  }),
  games: import.meta.glob<Catalogue>("../../../../packages/i18n/locales/player/*.po", {
    query: "?of=games",
  }),
  help: import.meta.glob<Catalogue>("../../../../packages/i18n/locales/player/*.po", {
    query: "?of=help",
  }),
  money: import.meta.glob<Catalogue>("../../../../packages/i18n/locales/player/*.po", {
    query: "?of=money",
  }),
  promotions: import.meta.glob<Catalogue>("../../../../packages/i18n/locales/player/*.po", {
    query: "?of=promotions",
  }),
  shell: import.meta.glob<Catalogue>("../../../../packages/i18n/locales/player/*.po", {
    query: "?of=shell",
  }),
};

/** Of a link to the page in one language, as search engines know it. */
const PARAM = "lang";
const linked = new URLSearchParams(location.search).get(PARAM);
const chosen = linked ?? readStored("local", KEY);

export const language: Language = chosen === null ? DEFAULT_LANGUAGE : toLanguage(chosen);

/** Who came by a link in a language goes on in it. */
export function keepLinkedLanguage(): void {
  if (linked !== null) writeStored("local", KEY, language);
}

function load(from: Catalogues): Promise<Catalogue> {
  const suffix = `/${language}.po`;
  const path = Object.keys(from).find((name) => name.split("?")[0]?.endsWith(suffix));
  const loadOne = path === undefined ? undefined : from[path];
  if (loadOne === undefined) throw new Error(`No catalogue for ${language}`);
  return loadOne();
}

let firstTexts: Promise<void> | undefined;
const textsOf = new Map<TextArea, Promise<void>>();

async function activateFirst(): Promise<void> {
  document.documentElement.lang = languageTag(language);
  const { messages } = await load(catalogues);
  i18n.loadAndActivate({ locale: language, messages });
}

/** The texts of the first pages: nothing can be drawn without them. */
export function activateLanguage(): Promise<void> {
  firstTexts ??= activateFirst();
  return firstTexts;
}

async function addTexts(area: TextArea): Promise<void> {
  const [{ messages }] = await Promise.all([load(later[area]), activateLanguage()]);
  i18n.load(language, messages);
}

/** The texts of one part of the site, as far as no first page shows them. */
export async function loadTexts(area: TextArea): Promise<void> {
  const texts = textsOf.get(area) ?? addTexts(area);
  textsOf.set(area, texts);
  try {
    await texts;
  } catch (error) {
    // Without a network: the next one who needs them asks again.
    textsOf.delete(area);
    throw error;
  }
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
