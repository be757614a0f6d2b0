/** Luar do Sertão: what makes this slot itself. */
import {
  luarDoSertao,
  luarDoSertaoSlot,
} from "@tucano/game-math/grid-slots/games/luar-do-sertao.ts";
import hero from "../../art/luar-do-sertao/hero.webp";
import order from "../../art/luar-do-sertao/symbols.json";
import symbolSheet from "../../art/luar-do-sertao/symbols.webp";
import title from "../../art/luar-do-sertao/title.webp";
import worldTall from "../../art/luar-do-sertao/world-tall.webp";
import worldWide from "../../art/luar-do-sertao/world-wide.webp";
import { gridSlot } from "../../grid-scene/module.ts";
import { runTable } from "../../grid-scene/pay-table.ts";
import { wordsFor } from "../../shell/words.ts";
import { texts } from "./texts.ts";

const { definition } = luarDoSertaoSlot;

export const game = gridSlot({
  version: luarDoSertao.facts.version,
  screen: definition.screen,
  maxWinMultiplier: definition.maxWinMultiplier,
  theme: {
    order,
    images: { symbols: symbolSheet, title, hero, worldWide, worldTall },
    metal: ["#fff0d8", "#d8b0f2", "#4a2a86", "#f4e0ff", "#6a3aa0"],
    reel: ["#1a1250", "#271a70", "#0f0a36"],
    glow: 0xffe9b0,
    mote: 0xfff3c0,
    feature: 0x8a5aff,
    className: "theme-luar",
    sound: { root: 196, shape: 1, scale: [0, 3, 5, 7, 10, 12, 15, 17] },
    movement: "reels",
  },
  table: runTable(definition.pays.pays, definition.pays.least),
  rules: (language) => {
    const say = wordsFor(texts, language);
    return [say("how", { least: definition.least, respins: definition.respins }), say("feature")];
  },
});
