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
import { make } from "../../hud/dom.ts";
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
  return make("div", {}, [
    make(
      "ul",
      { class: "rules" },
      rules.map((text) => make("li", { text })),
    ),
    make("table", { class: "paytable" }, [
      make("thead", {}, [
        make(
          "tr",
          {},
          head.map((text) => make("th", { scope: "col", text })),
        ),
      ]),
      make("tbody", {}, rows),
    ]),
  ]);
}

function rowOf(ranks: number, language: Language): HTMLElement {
  const hundredths = hiloHundredths([ranks]);
  const exact = guessReturn(ranks);
  const percent = decimals({ ...exact, numerator: exact.numerator * 100n }, 2);
  const cells = [`${ranks} / 13`, multiplierIn(language, hundredths), percentIn(language, percent)];
  return make(
    "tr",
    {},
    cells.map((text) => make("td", { text })),
  );
}
