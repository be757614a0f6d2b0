/** Pescaria da Maré, as the house offers it. */
import { at } from "../../offers/steered.ts";
import type { GameDefinition } from "../game-definition.ts";
import { fishing, fishingFirst } from "./game.ts";
import { fishTargets, fishWeapons, RETURN_PERCENT } from "./targets.ts";

const numbers = {
  kind: "fishing",
  returnPercent: RETURN_PERCENT,
  /** Is a boss the only target of its shot? In the first version it need not be. */
  bossAlone: true,
  targets: fishTargets,
  weapons: fishWeapons.map(({ id, cost, targetsMax }) => ({
    id,
    cost,
    targetsMax,
    parts: id === "bomb" ? "blast" : "equal",
  })),
};

export const definition: GameDefinition = {
  id: 32,
  game: fishing,
  numbers,
  former: [{ game: fishingFirst, numbers: { ...numbers, bossAlone: false } }],
  steered: { ways: at(0.03, 2, 10, 100, 250), edge: 0.03, choice: undefined },
};
