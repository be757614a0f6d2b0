/** Raspadinha do Saci, as the house offers it. */
import { SERIES } from "../../scratch/scratch-card.ts";
import type { GameDefinition } from "../game-definition.ts";
import { card, EQUAL_FIELDS, FIELDS, scratch } from "./game.ts";

export const definition: GameDefinition = {
  id: 31,
  game: scratch,
  numbers: {
    kind: "scratch",
    tickets: SERIES,
    prizes: card.prizes,
    fields: FIELDS,
    equal: EQUAL_FIELDS,
  },
};
