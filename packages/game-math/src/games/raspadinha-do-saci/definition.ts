/** Raspadinha do Saci, as the house offers it. */
import type { GameDefinition } from "../game-definition.ts";
import { EQUAL_FIELDS, FIELDS, scratch, scratchPrizes, SERIES } from "./game.ts";

export const definition: GameDefinition = {
  id: 31,
  game: scratch,
  numbers: {
    kind: "scratch",
    tickets: SERIES,
    prizes: scratchPrizes,
    fields: FIELDS,
    equal: EQUAL_FIELDS,
  },
};
