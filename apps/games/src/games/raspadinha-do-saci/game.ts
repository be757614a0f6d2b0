/** Raspadinha do Saci: nine amounts, three of which are the prize. */
import { card } from "@tucano/game-math/games/raspadinha-do-saci/game.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { amountText } from "../scratch-kit/amount.ts";
import { grid, type ScratchDesign } from "../scratch-kit/design.ts";
import { scratchGame } from "../scratch-kit/scratch-stage.ts";
import { scratchTexts } from "./texts.ts";

/** Silver with a red cap stamped on it. */
const design: ScratchDesign = {
  card,
  className: "is-saci",
  boxes: grid({ x: 0, y: 0, width: 1, height: 1, columns: 3, rows: 3 }),
  foil: {
    shine: ["#e9edf5", "#aab4c8", "#f4f6fb", "#9ca6bc", "#d6dce8"],
    hatch: "#7f8aa633",
    stamp: [
      {
        path: "M-27 14C-25-26 10-34 30-14C34-8 30-2 24-5C22 4 24 10 26 14Z",
        fill: "#c22b3c",
      },
      { path: "M-25 12H24A6 6 0 0 1 24 24H-25A6 6 0 0 1-25 12Z", fill: "#8f1a2b" },
    ],
  },
};

export const game = scratchGame({
  design,
  look: {
    className: "theme-saci",
    voice: { root: 233, shape: 1, scale: [0, 2, 4, 7, 9, 12, 14, 16] },
  },
  face: ({ language, money }) => {
    const say = wordsFor(scratchTexts, language);
    return {
      line: say("prizes"),
      rules: [say("rule")],
      show: ({ fields }) => fields.map((multiplier) => amountText(money(100 * multiplier))),
      paying: ({ fields, prize }) =>
        fields.flatMap((multiplier, field) => (multiplier === prize ? [field] : [])),
    };
  },
});
