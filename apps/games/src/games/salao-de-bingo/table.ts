/** Salão 90's door: seventy of ninety balls every three minutes, cards that mark themselves. */
import {
  HALL_DRAWN,
  HALL_NUMBERS,
  hallPays,
  hallPrizes,
  makeHallCard,
} from "@tucano/game-math/games/salao-de-bingo/bingo-hall.ts";
import { type HallTicket, salaoDeBingo } from "@tucano/game-math/games/salao-de-bingo/table.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { TableModule } from "../../shared/table-page.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { deviceDraws } from "../draw-kit/chance.ts";
import { drawTable } from "../draw-kit/page.ts";
import type { DrawSpec } from "../draw-kit/spec.ts";
import { createHallBoard, type HallPrizeLine } from "../hall-kit/hall-board.ts";
import { viewHallPrizes } from "../hall-kit/prize-lines.ts";
import { viewCard } from "./card-view.ts";
import { hallTexts } from "./texts.ts";

function prizesIn(language: Language): HallPrizeLine[] {
  const say = wordsFor(hallTexts, language);
  return hallPrizes.map((prize) => ({ name: say(prize), sign: null, bands: hallPays[prize] }));
}

const spec: DrawSpec<HallTicket> = {
  game: salaoDeBingo,
  theme: "theme-saci",
  firstMs: 1_500,
  ballMs: 1_050,
  ballsShown: 20,
  numbers: HALL_NUMBERS,
  count: HALL_DRAWN,
  words: hallTexts,
  createBoard: (tools) =>
    createHallBoard(tools, {
      drawn: HALL_DRAWN,
      prizes: prizesIn(tools.language),
      newTicket: () => ({ card: makeHallCard(deviceDraws) }),
      viewTicket: ({ card }, state) => viewCard(card, state),
    }),
  viewTicket: null,
  viewPast: ({ card }, drawn) =>
    viewCard(card, { title: "", out: new Set(drawn), isBought: true, won: "" }),
  viewPrizes: ({ language }) => viewHallPrizes(language, prizesIn(language)),
};

export const table: TableModule = drawTable(spec);
