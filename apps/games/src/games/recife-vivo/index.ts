/** Recife Vivo: what makes this slot itself. */
import {
  recifePays,
  recifeSpotMax,
  recifeVivo,
  recifeVivoSlot,
} from "@tucano/game-math/grid-slots/games/recife-vivo.ts";
import hero from "../../art/recife-vivo/hero.webp";
import order from "../../art/recife-vivo/symbols.json";
import symbolSheet from "../../art/recife-vivo/symbols.webp";
import title from "../../art/recife-vivo/title.webp";
import worldTall from "../../art/recife-vivo/world-tall.webp";
import worldWide from "../../art/recife-vivo/world-wide.webp";
import { gridSlot } from "../../grid-scene/module.ts";
import { stepTable } from "../../grid-scene/pay-table.ts";
import { gridTexts } from "../../grid-scene/texts.ts";
import { wordsFor } from "../../shell/words.ts";
import { texts } from "./texts.ts";

const { definition } = recifeVivoSlot;

export const game = gridSlot({
  version: recifeVivo.facts.version,
  screen: definition.screen,
  maxWinMultiplier: definition.maxWinMultiplier,
  theme: {
    order,
    images: { symbols: symbolSheet, title, hero, worldWide, worldTall },
    metal: ["#ffffff", "#c3e2f6", "#41699c", "#e8f8ff", "#5a86b4"],
    reel: ["#0a3a6b", "#0f4f8c", "#062850"],
    glow: 0x9ff2ff,
    mote: 0xd8fbff,
    feature: 0x2fd0c8,
    className: "theme-mare",
    sound: { root: 330, shape: 0, scale: [0, 2, 4, 7, 9, 12, 14, 16] },
    movement: "drop",
  },
  table: stepTable(recifePays.pays, recifePays.counts),
  rules: (language) => {
    const say = wordsFor(texts, language);
    const shared = wordsFor(gridTexts, language);
    return [
      say("how", { top: recifeSpotMax }),
      say("feature"),
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
