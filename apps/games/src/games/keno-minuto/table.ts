/** Keno Minuto's door: twenty of eighty at every full minute. */
import { KENO_DRAWN, KENO_NUMBERS, kenoPays } from "@tucano/game-math/games/keno-minuto/keno.ts";
import { published } from "@tucano/game-math/games/keno-minuto/published.ts";
import { kenoMinuto, type KenoTicket } from "@tucano/game-math/games/keno-minuto/table.ts";
import { percentIn } from "@tucano/i18n/numbers.ts";
import type { TableModule } from "../../shared/table-page.ts";
import { createNumberBoard } from "../draw-kit/number-board.ts";
import { drawTable } from "../draw-kit/page.ts";
import { viewPrizeLines } from "../draw-kit/prize-table.ts";
import type { DrawSpec } from "../draw-kit/spec.ts";
import { viewPicks } from "../draw-kit/ticket-list.ts";
import "../draw-kit/styles.ts";
import { kenoTexts } from "./texts.ts";

const PICKS_QUICK = 5;

const spec: DrawSpec<KenoTicket> = {
  game: kenoMinuto,
  theme: "theme-onca",
  firstMs: 900,
  ballMs: 700,
  ballsShown: KENO_DRAWN,
  numbers: KENO_NUMBERS,
  count: KENO_DRAWN,
  words: kenoTexts,
  createBoard: (tools) =>
    createNumberBoard({
      ...tools,
      numbers: KENO_NUMBERS,
      columns: 10,
      columnsNarrow: 8,
      picksMin: 1,
      picksMax: 10,
      picksQuick: PICKS_QUICK,
      paysOf: (picks) => kenoPays[picks] ?? {},
    }),
  viewTicket: ({ picks }, out) => viewPicks(picks, out),
  viewPrizes: ({ language, say }) => {
    const returns = published.options;
    const lines = Object.entries(kenoPays).map(([count, pays], index) => ({
      title: count,
      prizes: Object.entries(pays).map(([hits, hundredths]) => ({
        label: say("hits", { hits, count }),
        hundredths,
      })),
      note: `RTP ${percentIn(language, returns[index]?.rtpPercent ?? "")}`,
    }));
    return viewPrizeLines(language, lines);
  },
};

export const table: TableModule = drawTable(spec);
