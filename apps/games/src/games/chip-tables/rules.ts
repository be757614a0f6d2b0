/** The rules' page of a table: a few sentences, then every bet with its pay and its return. */
import type { Language } from "@tucano/i18n/languages.ts";
import { paytable as tableOf, rulesList as listOf } from "../../hud/rules.ts";
import { percentIn } from "@tucano/i18n/numbers.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { tableTexts } from "./texts.ts";

export interface PayRow {
  readonly name: string;
  readonly pays: string;
  /** "97.30" */
  readonly returns: string;
}

export function rulesList(language: Language, own: readonly string[]): HTMLElement {
  const say = wordsFor(tableTexts, language);
  return listOf([...own, say("ruleChips"), say("ruleStake")]);
}

export function paytable(language: Language, rows: readonly PayRow[]): HTMLElement {
  const say = wordsFor(tableTexts, language);
  return tableOf(
    [say("bet"), say("pays"), say("returns")],
    rows.map(({ name, pays, returns }) => [name, pays, percentIn(language, returns)]),
    { isNamed: true },
  );
}
