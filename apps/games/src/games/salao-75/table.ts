/** Salão 75's door: fifty-five of seventy-five balls every minute, patterns on five by five. */
import {
  CARD_DRAWN,
  CARD_NUMBERS,
  cardPatterns,
  makePatternCard,
  patternPays,
} from "@tucano/game-math/games/salao-75/pattern-card.ts";
import { type PatternTicket, salao75 } from "@tucano/game-math/games/salao-75/table.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { TableModule } from "../../shared/table-page.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { deviceDraws } from "../draw-kit/chance.ts";
import { drawTable } from "../draw-kit/page.ts";
import type { DrawSpec } from "../draw-kit/spec.ts";
import { createHallBoard, type HallPrizeLine } from "../hall-kit/hall-board.ts";
import { viewHallPrizes } from "../hall-kit/prize-lines.ts";
import { patternSign, viewCard } from "./card-view.ts";
import { patternTexts } from "./texts.ts";
import "./style.css";

function prizesIn(language: Language): HallPrizeLine[] {
  const say = wordsFor(patternTexts, language);
  return cardPatterns.map((pattern) => ({
    name: say(pattern),
    sign: patternSign(pattern),
    bands: patternPays[pattern],
  }));
}

const spec: DrawSpec<PatternTicket> = {
  game: salao75,
  theme: "theme-saci",
  firstMs: 1_200,
  ballMs: 590,
  ballsShown: 15,
  numbers: CARD_NUMBERS,
  count: CARD_DRAWN,
  words: patternTexts,
  createBoard: (tools) =>
    createHallBoard(tools, {
      drawn: CARD_DRAWN,
      prizes: prizesIn(tools.language),
      newTicket: () => ({ card: makePatternCard(deviceDraws) }),
      viewTicket: ({ card }, state) => viewCard(card, state),
    }),
  viewTicket: null,
  viewPast: ({ card }, drawn) =>
    viewCard(card, { title: "", out: new Set(drawn), isBought: true, won: "" }),
  viewPrizes: ({ language }) => viewHallPrizes(language, prizesIn(language)),
};

export const table: TableModule = drawTable(spec);
