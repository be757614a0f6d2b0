/** Boto Encantado: what makes this slot itself. */
import {
  botoEncantado,
  botoEncantadoSlot,
} from "@tucano/game-math/grid-slots/games/boto-encantado.ts";
import hero from "../../art/boto-encantado/hero.webp";
import order from "../../art/boto-encantado/symbols.json";
import symbolSheet from "../../art/boto-encantado/symbols.webp";
import title from "../../art/boto-encantado/title.webp";
import worldTall from "../../art/boto-encantado/world-tall.webp";
import worldWide from "../../art/boto-encantado/world-wide.webp";
import { gridSlot } from "../../grid-scene/module.ts";
import { runTable } from "../../grid-scene/pay-table.ts";
import { gridTexts } from "../../grid-scene/texts.ts";
import { wordsFor } from "../../shell/words.ts";
import { texts } from "./texts.ts";

const { definition } = botoEncantadoSlot;

export const game = gridSlot({
  version: botoEncantado.facts.version,
  screen: definition.screen,
  maxWinMultiplier: definition.maxWinMultiplier,
  theme: {
    order,
    images: { symbols: symbolSheet, title, hero, worldWide, worldTall },
    metal: ["#ffffff", "#f6c3ea", "#7a419c", "#ffe8fb", "#8a5ab4"],
    reel: ["#1c1462", "#2c1f86", "#100a40"],
    glow: 0xffb8ec,
    mote: 0xffd8f4,
    feature: 0xff6ac8,
    className: "theme-boto",
    sound: { root: 247, shape: 0, scale: [0, 2, 4, 7, 9, 12, 14, 16] },
    movement: "reels",
  },
  table: runTable(definition.pays, definition.least),
  rules: (language) => {
    const say = wordsFor(texts, language);
    const shared = wordsFor(gridTexts, language);
    return [
      say("how"),
      say("feature"),
      shared("ruleScatterPays", {
        counts: "3, 4, 5",
        pays: definition.scatterPays.map((pay) => pay / 100).join(", "),
      }),
      shared("ruleFree", { counts: "3, 4, 5", spins: definition.spins.join(", ") }),
      shared("ruleMore", {
        count: 3,
        spins: definition.retriggerSpins,
        max: definition.spinsMax,
      }),
    ];
  },
});
