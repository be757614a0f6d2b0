/** How roulette is played and what it pays, in words and exact numbers. */
import { figuresOfOutcomes, percentOf } from "@tucano/game-math/outcomes.ts";
import { spotOutcomes } from "@tucano/game-math/tables/exact.ts";
import { roulette, rouletteHundredths } from "@tucano/game-math/games/roleta-europeia/game.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { make } from "../../hud/dom.ts";
import { paytable, rulesList } from "../chip-tables/rules.ts";
import type { RouletteTextKey, SayRoulette } from "./texts.ts";

const rows: readonly (readonly [RouletteTextKey, string, number])[] = [
  ["straight", "17", 1],
  ["split", "17-18", 2],
  ["street", "16-17-18", 3],
  ["corner", "17-18-20-21", 4],
  ["six", "16-17-18-19-20-21", 6],
  ["dozen", "dozen2", 12],
  ["column", "column2", 12],
  ["evenMoney", "red", 18],
];

export function rouletteRules(language: Language, say: SayRoulette): HTMLElement {
  const { rules } = roulette;
  return make("div", {}, [
    rulesList(language, [say("rule1"), say("rule2"), say("rule3"), say("rule4")]),
    paytable(
      language,
      rows.map(([key, spot, numbers]) => ({
        name: say(key),
        pays: `${rouletteHundredths(numbers) / 100 - 1}:1`,
        returns: percentOf(figuresOfOutcomes(spotOutcomes(rules, spot)).rtp),
      })),
    ),
  ]);
}
