/** The rules of Maior ou Menor, with what each guess pays. */
import { guessReturn } from "@tucano/game-math/games/maior-ou-menor/exact.ts";
import {
  GUESSES_MAX,
  hiloHundredths,
  MAX_WIN_MULTIPLIER,
  SKIPS_MAX,
} from "@tucano/game-math/games/maior-ou-menor/rules.ts";
import { decimals } from "@tucano/game-math/rational.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { paytable, rulesPage } from "../../hud/rules.ts";
import { figureIn, multiplierIn, percentIn } from "@tucano/i18n/numbers.ts";
import type { SayHilo } from "./texts.ts";

export function hiloRules(say: SayHilo, language: Language): HTMLElement {
  const rules = [
    say("ruleHow"),
    say("ruleOrder"),
    say("ruleTie"),
    say("rulePays"),
    say("ruleCash"),
    say("ruleSkip", { max: SKIPS_MAX }),
    say("ruleMax", {
      guesses: GUESSES_MAX,
      times: figureIn(language, MAX_WIN_MULTIPLIER),
    }),
    say("ruleDeck"),
  ];
  const head = [say("ranks"), say("pays"), say("rtp")];
  const rows = Array.from({ length: 12 }, (_, index) => rowOf(12 - index, language));
  return rulesPage(rules, [paytable(head, rows)]);
}

function rowOf(ranks: number, language: Language): string[] {
  const hundredths = hiloHundredths([ranks]);
  const exact = guessReturn(ranks);
  const percent = decimals({ ...exact, numerator: exact.numerator * 100n }, 2);
  return [`${ranks} / 13`, multiplierIn(language, hundredths), percentIn(language, percent)];
}
