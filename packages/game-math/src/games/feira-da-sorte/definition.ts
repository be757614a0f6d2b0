/** Feira da Sorte, as the house offers it. */
import { SERIES } from "../../scratch/scratch-card.ts";
import type { GameDefinition } from "../game-definition.ts";
import { amounts, bonuses, card, FIELDS, KEYS, NUMBERS, scratch } from "./game.ts";

export const definition: GameDefinition = {
  id: 41,
  game: scratch,
  numbers: {
    kind: "scratch-keys",
    tickets: SERIES,
    prizes: card.prizes,
    numbers: NUMBERS,
    keys: KEYS,
    fields: FIELDS,
    amounts,
    bonuses,
  },
};
