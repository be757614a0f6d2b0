/** Salão 75, as the house offers it. */
import type { TableDefinition } from "../game-definition.ts";
import {
  belongsTo,
  CARD_DRAWN,
  CARD_NUMBERS,
  cardPatterns,
  patternPays,
  SIDE,
} from "./pattern-card.ts";
import { salao75 } from "./table.ts";

const places = Array.from({ length: SIDE }, (_, place) => place);

export const definition: TableDefinition = {
  id: 47,
  game: salao75,
  numbers: {
    kind: "patterns",
    numbers: CARD_NUMBERS,
    drawn: CARD_DRAWN,
    // Each by its columns: a 1 for each of its places, from the top.
    patterns: cardPatterns.map((pattern) =>
      places.map((column) => places.map((row) => Number(belongsTo[pattern](column, row))).join("")),
    ),
    pays: cardPatterns.map((pattern) =>
      patternPays[pattern].map(({ balls, payHundredths }) => [balls, payHundredths]),
    ),
  },
};
