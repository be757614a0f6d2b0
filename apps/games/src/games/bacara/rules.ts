/** The rules of baccarat, with what each bet pays and returns. */
import { baccaratBets } from "@tucano/contract/events/cards.ts";
import { type BaccaratBet, baccaratPays } from "@tucano/game-math/cards/baccarat/exact.ts";
import type { GameFigures } from "@tucano/game-math/engine.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { make } from "../../hud/dom.ts";
import { figureIn } from "@tucano/i18n/numbers.ts";
import { paytable, rulesList } from "../chip-tables/rules.ts";
import type { SayBaccarat } from "./texts.ts";

/** "0.95:1": what is won beside the chip, as the table says it. */
export function paysText(bet: BaccaratBet, language: Language): string {
  const won = baccaratPays[bet] - 100;
  return won % 100 === 0 ? `${won / 100}:1` : `${figureIn(language, `0.${won}`)}:1`;
}

export function baccaratRules(
  say: SayBaccarat,
  language: Language,
  { options }: Pick<GameFigures, "options">,
): HTMLElement {
  const rows = baccaratBets.map((bet) => ({
    name: say(bet),
    pays: paysText(bet, language),
    returns: options.find(({ id }) => id === bet)?.rtpPercent ?? "",
  }));
  const keys = ["rule1", "rule2", "rule3", "rule4", "rule5", "rule6", "rule7"] as const;
  return make("div", {}, [
    paytable(language, rows),
    rulesList(
      language,
      keys.map((key) => say(key)),
    ),
  ]);
}
