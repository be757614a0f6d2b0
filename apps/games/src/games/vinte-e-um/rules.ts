/** The rules of Vinte e Um, for players. */
import type { Language } from "@tucano/i18n/languages.ts";
import { make } from "../../hud/dom.ts";
import { type Say, wordsFor } from "../../shell/words.ts";
import { type BlackjackRuleKey, ruleTexts } from "./rule-texts.ts";
import type { BlackjackKey } from "./texts.ts";

const keys: readonly BlackjackRuleKey[] = [
  "ruleGoal",
  "ruleValues",
  "ruleDecks",
  "ruleDealer",
  "rulePays",
  "ruleDouble",
  "ruleSplit",
  "ruleAces",
  "ruleInsurance",
  "ruleSurrender",
  "ruleLeave",
  "ruleRtp",
  "ruleKeys",
];

export function blackjackRules(say: Say<BlackjackKey>, language: Language): HTMLElement {
  const sayRule = wordsFor(ruleTexts, language);
  const rows: readonly (readonly [BlackjackKey, string])[] = [
    ["blackjack", "3:2"],
    ["win", "1:1"],
    ["insurance", "2:1"],
    ["push", "1×"],
    ["surrender", "½×"],
  ];
  return make("div", {}, [
    make("table", { class: "paytable" }, [
      make(
        "tbody",
        {},
        rows.map(([key, pays]) =>
          make("tr", {}, [make("td", { text: say(key) }), make("td", { text: pays })]),
        ),
      ),
    ]),
    make(
      "ul",
      { class: "rules" },
      keys.map((key) => make("li", { text: sayRule(key) })),
    ),
  ]);
}
