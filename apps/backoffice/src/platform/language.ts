/** Operators work in Portuguese or English; the choice is kept in this browser. */
import { i18n, type Messages } from "@lingui/core";
import { languageTag } from "@tucano/i18n/dates.ts";

export const offered = ["pt", "en"] as const;
type Offered = (typeof offered)[number];

const KEY = "tucano.backoffice.lang";

export const language: Offered = localStorage.getItem(KEY) === "en" ? "en" : "pt";

const catalogues = import.meta.glob<{ messages: Messages }>(
  "../../../../packages/i18n/locales/backoffice/*.po",
);

export async function activateLanguage(): Promise<void> {
  document.documentElement.lang = languageTag(language);
  const load = catalogues[`../../../../packages/i18n/locales/backoffice/${language}.po`];
  if (load === undefined) throw new Error(`No catalogue for ${language}`);
  const { messages } = await load();
  i18n.loadAndActivate({ locale: language, messages });
}

export function chooseLanguage(code: Offered): void {
  localStorage.setItem(KEY, code);
  location.reload();
}
