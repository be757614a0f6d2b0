/** Salão 90, as the house offers it. */
import type { TableDefinition } from "../game-definition.ts";
import { HALL_DRAWN, HALL_NUMBERS, hallPays, hallPrizes } from "./bingo-hall.ts";
import { salaoDeBingo } from "./table.ts";

export const definition: TableDefinition = {
  id: 28,
  game: salaoDeBingo,
  numbers: {
    kind: "hall",
    numbers: HALL_NUMBERS,
    drawn: HALL_DRAWN,
    pays: hallPrizes.map((prize) =>
      hallPays[prize].map(({ balls, payHundredths }) => [balls, payHundredths]),
    ),
  },
};
