/** Trilha do Curupira: what makes this slot itself. */
import {
  trilhaDoCurupira,
  trilhaDoCurupiraSlot,
} from "@tucano/game-math/grid-slots/games/trilha-do-curupira.ts";
import hero from "../../art/trilha-do-curupira/hero.webp";
import order from "../../art/trilha-do-curupira/symbols.json";
import symbolSheet from "../../art/trilha-do-curupira/symbols.webp";
import title from "../../art/trilha-do-curupira/title.webp";
import worldTall from "../../art/trilha-do-curupira/world-tall.webp";
import worldWide from "../../art/trilha-do-curupira/world-wide.webp";
import { gridSlot } from "../../grid-scene/module.ts";
import { runTable } from "../../grid-scene/pay-table.ts";
import { gridTexts } from "../../grid-scene/texts.ts";
import { wordsFor } from "../../shell/words.ts";
import { texts } from "./texts.ts";

const { definition } = trilhaDoCurupiraSlot;

export const game = gridSlot({
  version: trilhaDoCurupira.facts.version,
  screen: definition.screen,
  maxWinMultiplier: definition.maxWinMultiplier,
  buyUnits: definition.buyUnits,
  theme: {
    order,
    images: { symbols: symbolSheet, title, hero, worldWide, worldTall },
    metal: ["#fff0c0", "#ff9a4a", "#7a2a0a", "#ffd08a", "#a8400c"],
    reel: ["#12331c", "#1b4a28", "#0a2012"],
    glow: 0xffc24a,
    mote: 0xd8ff8a,
    feature: 0xff6a2a,
    className: "theme-curupira",
    sound: { root: 233, shape: 1, scale: [0, 3, 5, 7, 10, 12, 15, 17] },
    movement: "reels",
  },
  table: runTable(definition.pays.pays, definition.pays.least),
  rules: (language) => {
    const say = wordsFor(texts, language);
    const shared = wordsFor(gridTexts, language);
    return [
      say("how"),
      shared("ruleScatterPays", {
        counts: "3, 4, 5",
        pays: definition.scatterPays.map((pay) => pay / 100).join(", "),
      }),
      shared("ruleFree", { counts: "3, 4, 5", spins: definition.spins.join(", ") }),
      say("feature", { spins: definition.spins[0], price: definition.buyUnits }),
    ];
  },
});
