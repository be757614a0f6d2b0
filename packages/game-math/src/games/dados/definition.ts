/** Dados da Mata, as the house offers it. */
import { hitOrMiss, readBy } from "../../risk/rules.ts";
import type { GameDefinition } from "../game-definition.ts";
import {
  dados,
  DICE_OUTCOMES,
  DICE_WINS_MAX,
  DICE_WINS_MIN,
  diceMultiplier,
  diceWins,
} from "./game.ts";

export const definition: GameDefinition = {
  id: 14,
  game: dados,
  numbers: {
    kind: "dice",
    outcomes: DICE_OUTCOMES,
    winsMin: DICE_WINS_MIN,
    winsMax: DICE_WINS_MAX,
    returnPercent: 99,
  },
  risk: {
    ofChoice: readBy(dados, (choice) => {
      const wins = diceWins(choice);
      return hitOrMiss(wins / DICE_OUTCOMES, diceMultiplier(wins) / 100);
    }),
  },
  steered: {
    ways: [7_500, 4_950, 2_500, 1_000, 200].map((wins) => ({
      chance: wins / DICE_OUTCOMES,
      back: diceMultiplier(wins) / 100,
    })),
    edge: 0.01,
    choice: { side: "under", target: 4_950 },
  },
};
