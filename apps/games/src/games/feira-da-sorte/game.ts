/** Feira da Sorte: a stall of fruit, with numbers of the day on its awning. */
import { bonuses, card, KEYS } from "@tucano/game-math/games/feira-da-sorte/game.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { make } from "../../hud/dom.ts";
import { amountText } from "../scratch-kit/amount.ts";
import { grid, type ScratchDesign } from "../scratch-kit/design.ts";
import { scratchGame } from "../scratch-kit/scratch-stage.ts";
import "./market.css";
import { marketTexts } from "./texts.ts";

/** Where the heads stand above the two groups of fields; of the window. */
const TOP = { y: 0.075, height: 0.22 };
const OWN = { y: 0.37, height: 0.63 };

const design: ScratchDesign = {
  card,
  className: "is-market",
  boxes: [
    ...grid({ x: 0, width: 0.75, columns: KEYS, rows: 1, ...TOP }),
    { x: 0.75, width: 0.25, ...TOP },
    ...grid({ x: 0, width: 1, columns: 4, rows: 3, ...OWN }),
  ],
  foil: {
    shine: ["#fbe9c4", "#e7b765", "#fff3d2", "#d99f4b", "#f4d392"],
    hatch: "#9a6a1e33",
    stamp: [
      { path: "M0-20A26 26 0 1 1-.1-20Z", fill: "#e8722a" },
      { path: "M-9-2A13 13 0 0 1 6-10A17 17 0 0 0-9-2Z", fill: "#ffd9a8" },
      { path: "M0-19C-2-30 8-36 21-33C18-22 9-17 0-19Z", fill: "#2f8f46" },
    ],
  },
};

export const game = scratchGame({
  design,
  look: {
    className: "theme-onca",
    voice: { root: 262, shape: 1, scale: [0, 2, 4, 5, 7, 9, 11, 12] },
  },
  face: ({ language, money }) => {
    const say = wordsFor(marketTexts, language);
    const head = (className: string, text: string) => make("span", { class: className, text });
    return {
      line: say("line"),
      rules: [say("rule"), say("bonusRule")],
      print: make("div", { class: "market-print" }, [
        head("market-keys", say("keys")),
        head("market-times", say("bonus")),
        head("market-own", say("own")),
      ]),
      show: ({ keys, fields, amounts, bonus }) => [
        ...keys.map((key) => head("market-key", String(key))),
        head("market-bonus", `×${bonus}`),
        ...fields.map((number, field) =>
          make("span", { class: "market-number" }, [
            head("market-figure", String(number)),
            amountText(money(100 * (amounts[field] ?? 0)), "market-amount"),
          ]),
        ),
      ],
      paying: ({ keys, fields, bonus }) => {
        const own = fields.flatMap((number, field) => (keys.includes(number) ? [field] : []));
        const matched = keys.flatMap((key, place) => (fields.includes(key) ? [place] : []));
        const times = bonus > Math.min(...bonuses) ? [KEYS] : [];
        return [...matched, ...times, ...own.map((field) => KEYS + 1 + field)];
      },
    };
  },
});
