/** Boteco 777: what makes this slot itself. */
import { boteco777, boteco777Slot } from "@tucano/game-math/grid-slots/games/boteco-777.ts";
import {
  botecoCherries,
  botecoTriples,
  botecoWildsPay,
} from "@tucano/game-math/grid-slots/games/boteco-rule.ts";
import hero from "../../art/boteco-777/hero.webp";
import order from "../../art/boteco-777/symbols.json";
import symbolSheet from "../../art/boteco-777/symbols.webp";
import title from "../../art/boteco-777/title.webp";
import worldTall from "../../art/boteco-777/world-tall.webp";
import worldWide from "../../art/boteco-777/world-wide.webp";
import { gridSlot } from "../../grid-scene/module.ts";
import { wordsFor } from "../../shell/words.ts";
import { texts } from "./texts.ts";

const { definition } = boteco777Slot;

const rowOf = (hundredths: number, count = 3) => ({ count: String(count), hundredths });

/** Cherries pay from one on; everything else, mixed or not, in threes. */
const symbols = [
  { id: "caipirinha", rows: [rowOf(botecoWildsPay)] },
  ...botecoTriples.map(({ symbol, pay }) => ({
    id: symbol,
    rows:
      symbol === "cereja"
        ? [...botecoCherries.map((each, index) => rowOf(each, index + 1)), rowOf(pay)]
        : [rowOf(pay)],
  })),
];

export const game = gridSlot({
  version: boteco777.facts.version,
  screen: definition.screen,
  maxWinMultiplier: definition.maxWinMultiplier,
  choosesLines: true,
  theme: {
    order,
    images: { symbols: symbolSheet, title, hero, worldWide, worldTall },
    metal: ["#fff8cf", "#ffd34f", "#8f4f08", "#ffe58a", "#a8640c"],
    reel: ["#f4e6c8", "#fff6e0", "#cdb48a"],
    glow: 0xffd65a,
    mote: 0xffe0a0,
    feature: 0xff8a2a,
    className: "theme-boteco",
    sound: { root: 294, shape: 1, scale: [0, 4, 7, 12, 16, 19, 24, 28] },
    movement: "reels",
  },
  table: { symbols },
  rules: (language) => {
    const say = wordsFor(texts, language);
    return [say("how", { lines: definition.screen.lines.length }), say("feature")];
  },
});
