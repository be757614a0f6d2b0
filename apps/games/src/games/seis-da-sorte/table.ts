/** Seis da Sorte's door: a ticket of six, seven of sixty every three minutes. */
import {
  SIX_NUMBERS,
  SIX_PICKED,
  sixRules,
} from "@tucano/game-math/games/seis-da-sorte/six-of-sixty.ts";
import { seisDaSorte, type SixTicket } from "@tucano/game-math/games/seis-da-sorte/table.ts";
import type { TableModule } from "../../shared/table-page.ts";
import { createNumberBoard } from "../draw-kit/number-board.ts";
import { drawTable } from "../draw-kit/page.ts";
import { viewPrizeLines } from "../draw-kit/prize-table.ts";
import type { DrawSpec } from "../draw-kit/spec.ts";
import { viewPicks } from "../draw-kit/ticket-list.ts";
import "../draw-kit/styles.ts";
import { sixTexts } from "./texts.ts";
import "./style.css";

const spec: DrawSpec<SixTicket> = {
  game: seisDaSorte,
  theme: "theme-onca",
  firstMs: 1_500,
  ballMs: 2_000,
  ballsShown: sixRules.drawn,
  numbers: SIX_NUMBERS,
  count: sixRules.drawn,
  words: sixTexts,
  createBoard: (tools) => {
    const board = createNumberBoard({
      ...tools,
      numbers: SIX_NUMBERS,
      columns: 10,
      columnsNarrow: 6,
      picksMin: SIX_PICKED,
      picksMax: SIX_PICKED,
      picksQuick: SIX_PICKED,
      paysOf: () => sixRules.pays,
    });
    board.root.classList.add("six-board");
    return board;
  },
  viewTicket: ({ picks }, out) => viewPicks(picks, out),
  viewPrizes: ({ language, say }) =>
    viewPrizeLines(
      language,
      Object.entries(sixRules.pays).map(([hits, hundredths]) => ({
        title: say("hits", { hits, count: SIX_PICKED }),
        prizes: [{ label: "", hundredths }],
      })),
    ),
};

export const table: TableModule = drawTable(spec);
