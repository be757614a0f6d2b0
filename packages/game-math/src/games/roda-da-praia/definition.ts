/** Roda da Praia, as the house offers it. */
import { byRisk } from "../../arcade/stakes.ts";
import { bold } from "../../offers/steered.ts";
import { riskOfEnds } from "../../risk/counted.ts";
import { readBy } from "../../risk/rules.ts";
import type { GameDefinition } from "../game-definition.ts";
import { rodaDaPraia, wheelOf, wheelSizes } from "./game.ts";

export const definition: GameDefinition = {
  id: 16,
  game: rodaDaPraia,
  numbers: {
    kind: "wheel",
    wheels: Object.fromEntries(
      wheelSizes.map((segments) => [segments, byRisk((risk) => wheelOf({ segments, risk }))]),
    ),
  },
  risk: {
    ofChoice: readBy(rodaDaPraia, (choice) =>
      riskOfEnds(wheelOf(choice).map((pay) => ({ chance: 1 / choice.segments, back: pay / 100 }))),
    ),
  },
  steered: bold({ segments: 50, risk: "high" }, 33, 2),
};
