/** Dragão e Tigre, as the house offers it. */
import { at } from "../../offers/steered.ts";
import { casesOfTable } from "../../risk/rules.ts";
import type { GameDefinition } from "../game-definition.ts";
import { DECKS, dragonTiger, dragonTigerSpots } from "./game.ts";

export const definition: GameDefinition = {
  id: 26,
  game: dragonTiger,
  numbers: {
    kind: "dragon-tiger",
    decks: DECKS,
    chipsMax: dragonTiger.rules.chipsMax,
    spots: dragonTigerSpots.map(({ id, toOne }) => [id, toOne]),
  },
  risk: { cases: casesOfTable(dragonTiger) },
  steered: {
    ways: [...at(0.0373, 2), ...at(0.1, 56)],
    edge: 0.0373,
    choice: { chips: { dragon: 1 } },
  },
};
