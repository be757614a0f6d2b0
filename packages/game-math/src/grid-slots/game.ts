/** What all games of this family have in common for the server. */
import { type GameFacts, type InstantGame, oneUnit, readNoChoice } from "../engine.ts";
import { type GridEngine, playGrid } from "./round.ts";

/** Multiples of twenty centavos: wins are multiples of 0.05, so no pay is ever rounded. */
export const gridStakes: readonly number[] = [
  20, 40, 60, 80, 100, 200, 300, 400, 500, 600, 800, 1000, 2000, 3000, 5000, 10_000,
];

/** One bet, no choice, over at once. */
export function instantGrid(facts: GameFacts, engine: GridEngine): InstantGame {
  return {
    shape: "instant",
    facts,
    readChoice: readNoChoice,
    unitsOf: oneUnit,
    play: (_choice, draws) => playGrid(engine, draws),
  };
}
