/** The panel's first page: how shots are paid, and each target with its chance. */
import { SEATS_A_SEA } from "@tucano/contract/player/games/seas.ts";
import { chanceOf } from "@tucano/game-math/games/pescaria-da-mare/exact.ts";
import { fishTargets } from "@tucano/game-math/games/pescaria-da-mare/targets.ts";
import { percentOf } from "@tucano/game-math/outcomes.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { figureIn, percentIn } from "@tucano/i18n/numbers.ts";
import { paytable, rulesPage } from "../../hud/rules.ts";
import { oneInOf } from "./odds.ts";
import type { FishTextKey, SayFish } from "./texts.ts";
import { WAVE_SECONDS } from "./swarm/waves.ts";

export function fishRules(say: SayFish, language: Language): HTMLElement {
  const rules = [
    say("rule1"),
    say("rule2"),
    say("rule3"),
    say("rule4"),
    say("rule5", { seconds: WAVE_SECONDS }),
    say("rule6"),
    say("rule7"),
    say("rule8", { seats: SEATS_A_SEA }),
    say("rule9"),
    say("rule10"),
  ];
  const head = [say("target"), say("pays"), say("chance")];
  const rows = fishTargets.map((target) => {
    const pays = target.chest ?? [{ multiplier: target.multiplier, weight: 100 }];
    const text = pays
      .map(({ multiplier, weight }) =>
        weight === 100 ? `${multiplier}×` : `${multiplier}× (${weight}%)`,
      )
      .join(", ");
    const chance = percentIn(language, percentOf(chanceOf(target)));
    const odds = say("odds", { odds: figureIn(language, oneInOf(target)) });
    return [say(target.id as FishTextKey), text, `${chance} · ${odds}`];
  });
  return rulesPage(rules, [paytable(head, rows, { isNamed: true })]);
}
