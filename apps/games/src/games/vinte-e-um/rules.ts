/** The rules of Vinte e Um, for players. */
import { make } from "../../hud/dom.ts";
import { paytable, rulesList } from "../../hud/rules.ts";
import { sidePays } from "./side-pays.ts";
import type { BlackjackTextKey, SayBlackjack } from "./texts.ts";

const keys: readonly BlackjackTextKey[] = [
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
  "ruleHands",
  "ruleSides",
  "ruleLeave",
  "ruleRtp",
  "ruleKeys",
];

export function blackjackRules(say: SayBlackjack): HTMLElement {
  const rows: readonly (readonly [BlackjackTextKey, string])[] = [
    ["blackjack", "3:2"],
    ["win", "1:1"],
    ["insurance", "2:1"],
    ["push", "1×"],
    ["surrender", "½×"],
  ];
  return make("div", {}, [
    paytable(
      [],
      rows.map(([key, pays]) => [say(key), pays]),
    ),
    sidePays(say),
    rulesList(keys.map((key) => say(key))),
  ]);
}
