/** Noite de São João: what makes this slot itself. */
import {
  noiteDeSaoJoao,
  noiteDeSaoJoaoSlot,
} from "@tucano/game-math/grid-slots/games/noite-de-sao-joao.ts";
import hero from "../../art/noite-de-sao-joao/hero.webp";
import order from "../../art/noite-de-sao-joao/symbols.json";
import symbolSheet from "../../art/noite-de-sao-joao/symbols.webp";
import title from "../../art/noite-de-sao-joao/title.webp";
import worldTall from "../../art/noite-de-sao-joao/world-tall.webp";
import worldWide from "../../art/noite-de-sao-joao/world-wide.webp";
import { gridSlot } from "../../grid-scene/module.ts";
import { runTable } from "../../grid-scene/pay-table.ts";
import { wordsFor } from "../../shell/words.ts";
import { texts } from "./texts.ts";

const { definition } = noiteDeSaoJoaoSlot;

export const game = gridSlot({
  version: noiteDeSaoJoao.facts.version,
  screen: definition.screen,
  maxWinMultiplier: definition.maxWinMultiplier,
  wheel: definition.wheel,
  theme: {
    order,
    images: { symbols: symbolSheet, title, hero, worldWide, worldTall },
    metal: ["#fff0c0", "#ffb04a", "#8a2a5a", "#ffe08a", "#b8406a"],
    reel: ["#2a165e", "#3a2080", "#180c40"],
    glow: 0xffd65a,
    mote: 0xffc878,
    feature: 0xff7a3a,
    className: "theme-junina",
    sound: { root: 262, shape: 2, scale: [0, 2, 4, 5, 7, 9, 11, 12] },
    movement: "reels",
  },
  table: {
    ...runTable(definition.pays.pays, definition.pays.least),
    jackpots: definition.jackpots.map(({ jackpot, winHundredths }) => ({
      jackpot,
      hundredths: winHundredths,
    })),
  },
  rules: (language) => {
    const say = wordsFor(texts, language);
    return [
      say("how", { least: definition.least, pay: definition.bonusPay / 100 }),
      say("feature", {
        count: definition.wheel.length,
        rungs: definition.jackpots.map(({ rung }) => rung).join(", "),
      }),
    ];
  },
});
