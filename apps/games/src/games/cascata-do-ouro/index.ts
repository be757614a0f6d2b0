/** Cascata do Ouro: what makes this slot itself. */
import {
  cascataDoOuro,
  cascataDoOuroSlot,
  cascataPays,
} from "@tucano/game-math/grid-slots/games/cascata-do-ouro.ts";
import hero from "../../art/cascata-do-ouro/hero.webp";
import order from "../../art/cascata-do-ouro/symbols.json";
import symbolSheet from "../../art/cascata-do-ouro/symbols.webp";
import title from "../../art/cascata-do-ouro/title.webp";
import worldTall from "../../art/cascata-do-ouro/world-tall.webp";
import worldWide from "../../art/cascata-do-ouro/world-wide.webp";
import { gridSlot } from "../../grid-scene/module.ts";
import { stepTable } from "../../grid-scene/pay-table.ts";
import { gridTexts } from "../../grid-scene/texts.ts";
import { wordsFor } from "../../shell/words.ts";
import { texts } from "./texts.ts";

const { definition } = cascataDoOuroSlot;

export const game = gridSlot({
  version: cascataDoOuro.facts.version,
  screen: definition.screen,
  maxWinMultiplier: definition.maxWinMultiplier,
  theme: {
    order,
    images: { symbols: symbolSheet, title, hero, worldWide, worldTall },
    metal: ["#fff8cf", "#ffd34f", "#8f4f08", "#ffe58a", "#a8640c"],
    reel: ["#3a2412", "#54361a", "#24150a"],
    glow: 0xffd65a,
    mote: 0xfff0a0,
    feature: 0xffb02a,
    className: "theme-cascata",
    sound: { root: 262, shape: 1, scale: [0, 3, 5, 7, 10, 12, 15, 17] },
    movement: "drop",
  },
  table: stepTable(cascataPays.pays, cascataPays.counts),
  rules: (language) => {
    const say = wordsFor(texts, language);
    const shared = wordsFor(gridTexts, language);
    return [
      say("how", {
        steps: definition.baseMultipliers.map((times) => `×${times}`).join(", "),
      }),
      say("feature", { top: definition.freeMultiplier.to }),
      shared("ruleFree", {
        counts: definition.spins.map((_, index) => definition.least + index).join(", "),
        spins: definition.spins.join(", "),
      }),
      shared("ruleMore", {
        count: definition.retriggerLeast,
        spins: definition.retriggerSpins,
        max: definition.spinsMax,
      }),
    ];
  },
});
