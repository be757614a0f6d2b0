/** Roleta Europeia, as the house offers it. */
import { at } from "../../offers/steered.ts";
import { casesOfTable } from "../../risk/rules.ts";
import type { GameDefinition } from "../game-definition.ts";
import { POCKETS, roulette, rouletteSpots } from "./game.ts";

export const definition: GameDefinition = {
  id: 24,
  game: roulette,
  numbers: {
    kind: "roulette",
    pockets: POCKETS,
    chipsMax: roulette.rules.chipsMax,
    spots: [...rouletteSpots],
  },
  risk: { cases: casesOfTable(roulette) },
  steered: {
    ways: at(1 / POCKETS, 2, 6, 18, 36),
    edge: 1 / POCKETS,
    choice: { chips: { red: 1 } },
  },
};
