/** The language in use: stored locally, Portuguese when nothing is stored. Only one is loaded. */
import { i18n, type Messages } from "@lingui/core";
import { languageTag } from "@tucano/i18n/dates.ts";
import { DEFAULT_LANGUAGE, type Language, toLanguage } from "@tucano/i18n/languages.ts";
import { readStored, writeStored } from "./storage.ts";
import { loadAllStyles } from "./shell/styles.ts";

const KEY = "tucano.lang";

const catalogues = import.meta.glob<{ messages: Messages }>(
  "../../../../packages/i18n/locales/player/*.po",
);

/** Texts of what is not shown first. In development they are among the others. */
const restOfCatalogues = import.meta.glob<{ messages: Messages }>(
  "../../../../packages/i18n/locales/player/*.po",
  { query: "?rest" },
);

const stored = readStored("local", KEY);

export const language: Language = stored === null ? DEFAULT_LANGUAGE : toLanguage(stored);

type Catalogues = Record<string, () => Promise<{ messages: Messages }>>;

function load(from: Catalogues): Promise<{ messages: Messages }> {
  const suffix = `/${language}.po`;
  const path = Object.keys(from).find((name) => name.split("?")[0]?.endsWith(suffix));
  const loadOne = path === undefined ? undefined : from[path];
  if (loadOne === undefined) throw new Error(`No catalogue for ${language}`);
  return loadOne();
}

let firstTexts: Promise<void> | undefined;
let allTexts: Promise<void> | undefined;

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

/** The texts of everything else. */
export async function loadAllTexts(): Promise<void> {
  allTexts ??= Promise.all([load(restOfCatalogues), activateLanguage()]).then(([{ messages }]) =>
    i18n.load(language, messages),
  );
  try {
    await allTexts;
  } catch (error) {
    // Without a network: the next one who needs them asks again.
    allTexts = undefined;
    throw error;
  }
}

/**
 * Code that is not of the first pages comes together with its texts and looks: the build puts this
 * around every import() of it (build/texts.ts).
 * @public
 */
export async function withTexts<Code>(code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, loadAllTexts(), loadAllStyles()]);
  return loaded;
}

/** Stores the choice; the page is then refreshed, as every text and answer depends on it. */
export function chooseLanguage(code: string): void {
  writeStored("local", KEY, toLanguage(code));
  location.reload();
}
