/** Tucano da Sorte: what makes this slot itself. */
import {
  tucanoDaSorte,
  tucanoDaSorteSlot,
} from "@tucano/game-math/grid-slots/games/tucano-da-sorte.ts";
import hero from "../../art/tucano-da-sorte/hero.webp";
import order from "../../art/tucano-da-sorte/symbols.json";
import symbolSheet from "../../art/tucano-da-sorte/symbols.webp";
import title from "../../art/tucano-da-sorte/title.webp";
import worldTall from "../../art/tucano-da-sorte/world-tall.webp";
import worldWide from "../../art/tucano-da-sorte/world-wide.webp";
import { gridSlot } from "../../grid-scene/module.ts";
import { runTable } from "../../grid-scene/pay-table.ts";
import { wordsFor } from "../../shell/words.ts";
import { texts } from "./texts.ts";

const { definition } = tucanoDaSorteSlot;

export const game = gridSlot({
  version: tucanoDaSorte.facts.version,
  screen: definition.screen,
  maxWinMultiplier: definition.maxWinMultiplier,
  theme: {
    order,
    images: { symbols: symbolSheet, title, hero, worldWide, worldTall },
    metal: ["#fff8cf", "#ffd34f", "#8f4f08", "#ffe58a", "#a8640c"],
    reel: ["#0d3a2c", "#145440", "#07241b"],
    glow: 0xffe27a,
    mote: 0xfff0a0,
    feature: 0xff9a2a,
    className: "theme-onca",
    sound: { root: 277, shape: 1, scale: [0, 2, 4, 7, 9, 12, 14, 16] },
    movement: "reels",
  },
  table: runTable(definition.pays.pays, definition.pays.least),
  rules: (language) => {
    const say = wordsFor(texts, language);
    return [say("how"), say("feature", { full: definition.fullMultiplier })];
  },
});
