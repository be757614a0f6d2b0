/** Dominó da Praça, as the house offers it. */
import { SERIES } from "../../scratch/scratch-card.ts";
import type { GameDefinition } from "../game-definition.ts";
import { amounts, card, FIELDS, PIPS_MAX, scratch } from "./game.ts";

export const definition: GameDefinition = {
  id: 44,
  game: scratch,
  numbers: {
    kind: "scratch-doubles",
    tickets: SERIES,
    prizes: card.prizes,
    fields: FIELDS,
    pips: PIPS_MAX,
    amounts,
  },
};
