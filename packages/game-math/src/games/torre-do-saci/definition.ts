/** Torre do Saci, as the house offers it. */
import { bold } from "../../offers/steered.ts";
import { readBy, stepped } from "../../risk/rules.ts";
import type { GameDefinition } from "../game-definition.ts";
import { torreDoSaci, towerPlans } from "./game.ts";

export const definition: GameDefinition = {
  id: 19,
  game: torreDoSaci,
  numbers: { kind: "tower", plans: towerPlans },
  risk: {
    ofChoice: readBy(torreDoSaci, ({ difficulty }) => {
      const { doors, safe } = towerPlans[difficulty];
      return stepped((doors - safe) / doors);
    }),
  },
  steered: bold({ difficulty: "hard" }, 4_056, 1.98),
};
