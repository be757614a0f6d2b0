/** Sol e Lua, as the house offers it. */
import { SERIES } from "../../scratch/scratch-card.ts";
import type { GameDefinition } from "../game-definition.ts";
import { amounts, card, lines, scratch, SIDE, SUNS } from "./game.ts";

export const definition: GameDefinition = {
  id: 42,
  game: scratch,
  numbers: {
    kind: "scratch-lines",
    tickets: SERIES,
    prizes: card.prizes,
    side: SIDE,
    suns: SUNS,
    lines,
    amounts,
  },
};
