/** Colheita do Café, as the house offers it. */
import { SERIES } from "../../scratch/scratch-card.ts";
import type { GameDefinition } from "../game-definition.ts";
import { card, FIELDS, LEAST_RIPE, OTHERS, scratch } from "./game.ts";

export const definition: GameDefinition = {
  id: 43,
  game: scratch,
  numbers: {
    kind: "scratch-ladder",
    tickets: SERIES,
    prizes: card.prizes,
    fields: FIELDS,
    least: LEAST_RIPE,
    others: OTHERS,
  },
};
