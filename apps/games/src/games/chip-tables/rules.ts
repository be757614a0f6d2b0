/** The rules' page of a table: a few sentences, then every bet with its pay and its return. */
import type { Language } from "@tucano/i18n/languages.ts";
import { make } from "../../hud/dom.ts";
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
  const all = [...own, say("ruleChips"), say("ruleStake")];
  return make(
    "ul",
    { class: "rules" },
    all.map((text) => make("li", { text })),
  );
}

export function paytable(language: Language, rows: readonly PayRow[]): HTMLElement {
  const say = wordsFor(tableTexts, language);
  const heads = [say("bet"), say("pays"), say("returns")];
  return make("table", { class: "paytable" }, [
    make("thead", {}, [
      make(
        "tr",
        {},
        heads.map((text) => make("th", { scope: "col", text })),
      ),
    ]),
    make(
      "tbody",
      {},
      rows.map(({ name, pays, returns }) =>
        make("tr", {}, [
          make("th", { scope: "row", text: name }),
          make("td", { text: pays }),
          make("td", { text: percentIn(language, returns) }),
        ]),
      ),
    ),
  ]);
}
