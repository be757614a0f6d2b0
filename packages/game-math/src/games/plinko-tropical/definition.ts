/** Plinko Tropical, as the house offers it. */
import { byRisk } from "../../arcade/stakes.ts";
import { at } from "../../offers/steered.ts";
import { toNumber } from "../../rational.ts";
import { riskOfEnds } from "../../risk/counted.ts";
import { readBy } from "../../risk/rules.ts";
import type { GameDefinition } from "../game-definition.ts";
import {
  PLINKO_ROWS_MAX,
  PLINKO_ROWS_MIN,
  plinkoChance,
  plinkoSlots,
  plinkoTropical,
} from "./game.ts";

const boardRows = Array.from(
  { length: PLINKO_ROWS_MAX - PLINKO_ROWS_MIN + 1 },
  (_, index) => PLINKO_ROWS_MIN + index,
);

export const definition: GameDefinition = {
  id: 17,
  game: plinkoTropical,
  numbers: {
    kind: "plinko",
    slots: Object.fromEntries(
      boardRows.map((rows) => [rows, byRisk((risk) => plinkoSlots({ rows, risk }))]),
    ),
  },
  risk: {
    ofChoice: readBy(plinkoTropical, (choice) =>
      riskOfEnds(
        plinkoSlots(choice).map((pay, slot) => ({
          chance: toNumber(plinkoChance(choice.rows, slot)),
          back: pay / 100,
        })),
      ),
    ),
  },
  steered: {
    ways: at(0.0086, 3, 30, 1_000),
    edge: 0.0086,
    choice: { rows: 16, risk: "high" },
  },
};
