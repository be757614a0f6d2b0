/** The rules of Pôquer 9/6. */
import { pokerHands } from "@tucano/contract/events/cards.ts";
import { pokerPays } from "@tucano/game-math/games/video-poker/evaluate.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { make } from "../../hud/dom.ts";
import { paytable, rulesList } from "../../hud/rules.ts";
import { figureIn } from "@tucano/i18n/numbers.ts";
import type { SayPoker } from "./texts.ts";

const keys = [
  "rule1",
  "rule2",
  "rule3",
  "rule4",
  "ruleHands",
  "rule5",
  "rule6",
  "ruleHandsRtp",
  "rule7",
] as const;

const exampleKeys = {
  royalFlush: "howRoyal",
  straightFlush: "howStraightFlush",
  fourOfAKind: "howFour",
  fullHouse: "howFull",
  flush: "howFlush",
  straight: "howStraight",
  threeOfAKind: "howThree",
  twoPair: "howTwo",
  jacksOrBetter: "howJacks",
} as const;

export function pokerRules(say: SayPoker, language: Language): HTMLElement {
  const paying = pokerHands.filter((hand) => hand !== "nothing").toReversed();
  const rows = paying.map((hand) => [
    make("div", {}, [
      make("b", { text: say(hand) }),
      make("div", { class: "hint", text: say(exampleKeys[hand]) }),
    ]),
    `${figureIn(language, pokerPays[hand])}×`,
  ]);
  return make("div", {}, [paytable([], rows), rulesList(keys.map((key) => say(key)))]);
}
