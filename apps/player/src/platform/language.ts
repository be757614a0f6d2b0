/** The language in use: stored locally, Portuguese when nothing is stored. Only one is loaded. */
import { i18n, type Messages } from "@lingui/core";
import { languageTag } from "@tucano/i18n/dates.ts";
import { DEFAULT_LANGUAGE, type Language, toLanguage } from "@tucano/i18n/languages.ts";
import { keepPlace } from "./place.ts";
import { readStored, writeStored } from "./storage.ts";

const KEY = "tucano.lang";
const PSEUDO = "pseudo";

const catalogues = import.meta.glob<{ messages: Messages }>([
  "../../../../packages/i18n/locales/player/*.po",
  "!../../../../packages/i18n/locales/player/pseudo.po",
]);

const stored = readStored("local", KEY);

export const language: Language = stored === null ? DEFAULT_LANGUAGE : toLanguage(stored);

function loadCatalogue(): Promise<{ messages: Messages }> {
  if (import.meta.env.DEV && stored === PSEUDO) {
    return import("../../../../packages/i18n/locales/player/pseudo.po");
  }
  const suffix = `/${language}.po`;
  const path = Object.keys(catalogues).find((name) => name.endsWith(suffix));
  const load = path === undefined ? undefined : catalogues[path];
  if (load === undefined) throw new Error(`No catalogue for ${language}`);
  return load();
}

export async function activateLanguage(): Promise<void> {
  document.documentElement.lang = languageTag(language);
  const { messages } = await loadCatalogue();
  i18n.loadAndActivate({ locale: language, messages });
}

/** Stores the choice; the page is then refreshed, as every text and answer depends on it. */
export function chooseLanguage(code: string): void {
  writeStored("local", KEY, toLanguage(code));
  keepPlace();
  location.reload();
}
