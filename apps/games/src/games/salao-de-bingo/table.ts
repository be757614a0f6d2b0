/** Salão 90's door: seventy of ninety balls every three minutes, cards that mark themselves. */
import {
  HALL_DRAWN,
  HALL_NUMBERS,
  hallPays,
  hallPrizes,
} from "@tucano/game-math/games/salao-de-bingo/bingo-hall.ts";
import { type HallTicket, salaoDeBingo } from "@tucano/game-math/games/salao-de-bingo/table.ts";
import type { TableModule } from "../../shared/table-page.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { drawTable } from "../draw-kit/page.ts";
import { viewPrizeLines } from "../draw-kit/prize-table.ts";
import type { DrawSpec } from "../draw-kit/spec.ts";
import { viewCard } from "./card-view.ts";
import { createHallBoard } from "./hall-board.ts";
import "../draw-kit/styles.ts";
import { hallTexts } from "./texts.ts";
import "./style.css";

const spec: DrawSpec<HallTicket> = {
  game: salaoDeBingo,
  theme: "theme-saci",
  firstMs: 1_500,
  ballMs: 1_050,
  ballsShown: 20,
  numbers: HALL_NUMBERS,
  count: HALL_DRAWN,
  words: hallTexts,
  createBoard: createHallBoard,
  viewTicket: null,
  viewPast: ({ card }, drawn) =>
    viewCard(card, { title: "", out: new Set(drawn), isBought: true, won: "" }),
  viewPrizes: ({ language }) => {
    const hall = wordsFor(hallTexts, language);
    const lines = hallPrizes.map((prize) => ({
      title: hall(prize),
      prizes: hallPays[prize].map(({ balls, payHundredths }) => ({
        label: hall("upTo", { balls }),
        hundredths: payHundredths,
      })),
    }));
    return viewPrizeLines(language, lines);
  },
};

export const table: TableModule = drawTable(spec);
