/** Plinko Tropical, as the house offers it. */
import { byRisk } from "../../arcade/stakes.ts";
import { at } from "../../offers/steered.ts";
import { toNumber } from "../../rational.ts";
import { type Risk, riskOfEnds } from "../../risk/counted.ts";
import { readBy } from "../../risk/rules.ts";
import type { GameDefinition } from "../game-definition.ts";
import {
  PLINKO_ROWS_MAX,
  PLINKO_ROWS_MIN,
  type PlinkoChoice,
  plinkoChance,
  plinkoSlots,
  plinkoTropical,
} from "./game.ts";

const boardRows = Array.from(
  { length: PLINKO_ROWS_MAX - PLINKO_ROWS_MIN + 1 },
  (_, index) => PLINKO_ROWS_MIN + index,
);

/** Of what a number of balls pay together, in hundredths: how likely each sum is. */
function sumsOf({ balls = 1, ...board }: PlinkoChoice): ReadonlyMap<number, number> {
  let sums: ReadonlyMap<number, number> = new Map([[0, 1]]);
  for (let ball = 0; ball < balls; ball += 1) {
    const next = new Map<number, number>();
    for (const [slot, pay] of plinkoSlots(board).entries()) {
      const chance = toNumber(plinkoChance(board.rows, slot));
      for (const [sum, before] of sums) {
        next.set(sum + pay, (next.get(sum + pay) ?? 0) + before * chance);
      }
    }
    sums = next;
  }
  return sums;
}

/** Many balls even each other out: they risk less of their stake than one does. */
function countRisk(choice: PlinkoChoice): Risk {
  const { balls = 1 } = choice;
  const ends = [...sumsOf(choice)].map(([sum, chance]) => ({ chance, back: sum / 100 / balls }));
  return riskOfEnds(ends);
}

/** Ten balls can end in thousands of sums: each way to play is reckoned once. */
const known = new Map<string, Risk>();

function riskOf(choice: PlinkoChoice): Risk {
  const name = `${choice.rows} ${choice.risk} ${choice.balls ?? 1}`;
  const risk = known.get(name) ?? countRisk(choice);
  known.set(name, risk);
  return risk;
}

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
    ofChoice: readBy(plinkoTropical, riskOf),
  },
  steered: {
    ways: at(0.0086, 3, 30, 1_000),
    edge: 0.0086,
    choice: { rows: 16, risk: "high" },
  },
};
