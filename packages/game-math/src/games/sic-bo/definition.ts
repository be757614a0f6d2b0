/** Sic Bo da Onça, as the house offers it. */
import { at } from "../../offers/steered.ts";
import { casesOfTable } from "../../risk/rules.ts";
import type { GameDefinition } from "../game-definition.ts";
import { sicBo, sicBoSpots } from "./game.ts";

export const definition: GameDefinition = {
  id: 25,
  game: sicBo,
  numbers: {
    kind: "sic-bo",
    chipsMax: sicBo.rules.chipsMax,
    spots: sicBoSpots.map(({ id, toOne }) => [id, toOne]),
  },
  risk: { cases: casesOfTable(sicBo) },
  steered: {
    ways: [...at(0.0277, 2), ...at(0.07, 201)],
    edge: 0.0277,
    choice: { chips: { small: 1 } },
  },
};
