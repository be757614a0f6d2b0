/** The rules of Pôquer 9/6. */
import { pokerHands } from "@tucano/contract/events/cards.ts";
import { pokerPays } from "@tucano/game-math/games/video-poker/evaluate.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { make } from "../../hud/dom.ts";
import { figureIn } from "@tucano/i18n/numbers.ts";
import type { SayPoker } from "./texts.ts";

const keys = ["rule1", "rule2", "rule3", "rule4", "rule5", "rule6", "rule7"] as const;

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
  return make("div", {}, [
    make("table", { class: "paytable" }, [
      make(
        "tbody",
        {},
        paying.map((hand) =>
          make("tr", {}, [
            make("td", {}, [
              make("b", { text: say(hand) }),
              make("div", { class: "hint", text: say(exampleKeys[hand]) }),
            ]),
            make("td", { text: `${figureIn(language, pokerPays[hand])}×` }),
          ]),
        ),
      ),
    ]),
    make(
      "ul",
      { class: "rules" },
      keys.map((key) => make("li", { text: say(key) })),
    ),
  ]);
}
