/** Rio das Piranhas: what makes this slot itself. */
import {
  piranhasPays,
  rioDasPiranhas,
  rioDasPiranhasSlot,
} from "@tucano/game-math/grid-slots/games/rio-das-piranhas.ts";
import hero from "../../art/rio-das-piranhas/hero.webp";
import order from "../../art/rio-das-piranhas/symbols.json";
import symbolSheet from "../../art/rio-das-piranhas/symbols.webp";
import title from "../../art/rio-das-piranhas/title.webp";
import worldTall from "../../art/rio-das-piranhas/world-tall.webp";
import worldWide from "../../art/rio-das-piranhas/world-wide.webp";
import { gridSlot } from "../../grid-scene/module.ts";
import { runTable } from "../../grid-scene/pay-table.ts";
import { gridTexts } from "../../grid-scene/texts.ts";
import { wordsFor } from "../../shell/words.ts";
import { texts } from "./texts.ts";

const { definition } = rioDasPiranhasSlot;

export const game = gridSlot({
  version: rioDasPiranhas.facts.version,
  screen: definition.screen,
  maxWinMultiplier: definition.maxWinMultiplier,
  theme: {
    order,
    images: { symbols: symbolSheet, title, hero, worldWide, worldTall },
    metal: ["#f0fff4", "#8fe0c0", "#1f6a5e", "#d8ffe8", "#2f8a78"],
    reel: ["#06383c", "#0b5052", "#032428"],
    glow: 0xa8ffd8,
    mote: 0xd8ffe8,
    feature: 0xff5a3a,
    className: "theme-rio",
    sound: { root: 220, shape: 2, scale: [0, 3, 5, 6, 7, 10, 12, 15] },
    movement: "drop",
    windowRows: 6,
  },
  table: runTable(piranhasPays.pays, piranhasPays.least),
  rules: (language) => {
    const say = wordsFor(texts, language);
    const shared = wordsFor(gridTexts, language);
    return [
      say("how"),
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
