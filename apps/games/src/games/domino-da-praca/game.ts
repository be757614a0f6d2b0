/** Dominó da Praça: a stone table in the square, six dominoes and what they are worth. */
import {
  card,
  DOUBLE_SIX,
  FIELDS,
  isDouble,
} from "@tucano/game-math/games/domino-da-praca/game.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { make } from "../../hud/dom.ts";
import { amountText } from "../scratch-kit/amount.ts";
import { grid, type ScratchDesign } from "../scratch-kit/design.ts";
import { picture } from "../scratch-kit/picture.ts";
import { scratchGame } from "../scratch-kit/scratch-stage.ts";
import { DOMINO_BOX, drawDomino } from "./domino.ts";
import "./square.css";
import { dominoTexts } from "./texts.ts";

const COLUMNS = 3;
/** The line across a domino, two pips above it and one below. */
const PIPS =
  "M-18-1H18V1H-18ZM-12-22A4 4 0 1 0-4-22A4 4 0 1 0-12-22Z" +
  "M4-10A4 4 0 1 0 12-10A4 4 0 1 0 4-10ZM-4 16A4 4 0 1 0 4 16A4 4 0 1 0-4 16Z";

const design: ScratchDesign = {
  card,
  className: "is-square",
  boxes: grid({ x: 0, y: 0, width: 1, height: 1, columns: COLUMNS, rows: FIELDS / COLUMNS }),
  foil: {
    shine: ["#f0efe9", "#b9b7ae", "#fbfaf6", "#a6a49b", "#dcdad2"],
    hatch: "#6a675e33",
    stamp: [
      {
        path: "M-17-32H17A5 5 0 0 1 22-27V27A5 5 0 0 1 17 32H-17A5 5 0 0 1-22 27V-27Z",
        fill: "#2c2b28",
      },
      {
        path: PIPS,
        fill: "#f2efe4",
      },
    ],
  },
};

export const game = scratchGame({
  design,
  look: {
    className: "theme-onca",
    voice: { root: 196, shape: 1, scale: [0, 3, 5, 7, 10, 12, 15, 17] },
  },
  face: ({ language, money }) => {
    const say = wordsFor(dominoTexts, language);
    const nameOf = (piece: number): string =>
      say("domino", { low: String(Math.floor(piece / 10)), high: String(piece % 10) });
    return {
      line: say("line"),
      rules: [say("rule"), say("all")],
      show: ({ fields, amounts }) =>
        fields.map((piece, field) =>
          make("span", { class: "domino" }, [
            make("span", { class: "domino-piece", role: "img", "aria-label": nameOf(piece) }, [
              picture(drawDomino(piece), DOMINO_BOX),
            ]),
            amountText(money(100 * (amounts[field] ?? 0)), "domino-amount"),
          ]),
        ),
      paying: ({ fields }) => {
        const paysAll = fields.includes(DOUBLE_SIX);
        return fields.flatMap((piece, field) => (paysAll || isDouble(piece) ? [field] : []));
      },
    };
  },
});
