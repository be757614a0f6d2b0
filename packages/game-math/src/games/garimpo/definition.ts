/** Garimpo, as the house offers it. */
import { bold } from "../../offers/steered.ts";
import { readBy, stepped } from "../../risk/rules.ts";
import type { GameDefinition } from "../game-definition.ts";
import { CAP_HUNDREDTHS, garimpo, MINES_CELLS, MINES_MAX } from "./game.ts";

export const definition: GameDefinition = {
  id: 18,
  game: garimpo,
  numbers: {
    kind: "mines",
    cells: MINES_CELLS,
    minesMax: MINES_MAX,
    capHundredths: Number(CAP_HUNDREDTHS),
  },
  risk: { ofChoice: readBy(garimpo, ({ mines }) => stepped(mines / MINES_CELLS)) },
  steered: bold({ mines: 12 }, Number(CAP_HUNDREDTHS) / 100, 2),
};
