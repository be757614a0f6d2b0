/** A live table with spots to lay chips on: one result for everybody. One chip is one unit. */
import type { Draws } from "../draws.ts";
import type { GameFacts } from "../engine.ts";
import { createDraws } from "../provably-fair.ts";
import type { SharedGame } from "../shared/shared-game.ts";
import { type Chips, chipsIn, readChips } from "./chip-table.ts";

/** More chips than anybody lays down in one round. */
export const LIVE_CHIPS_MAX = 4_000;

interface LiveRules<Result> extends Pick<SharedGame, "pace"> {
  readonly facts: Omit<GameFacts, "type">;
  readonly spots: { has(spot: string): boolean };
  draw(draws: Draws): Result;
  /** What one chip on the spot is worth, in hundredths, its own stake included. */
  payHundredths(spot: string, result: Result): number;
}

export function createLiveTable<Result>(rules: LiveRules<Result>): SharedGame<Chips, Result> {
  return {
    shape: "shared",
    kind: "draw",
    facts: { ...rules.facts, type: "live" },
    pace: rules.pace,
    betsMax: 20,
    isStakeFree: false,
    readBet: (input) => readChips(input, rules.spots, LIVE_CHIPS_MAX),
    unitsOf: chipsIn,
    draw: (round) => rules.draw(createDraws(round)),
    winHundredthsOf: ({ chips }, result) =>
      Object.entries(chips).reduce(
        (sum, [spot, count]) => sum + count * rules.payHundredths(spot, result),
        0,
      ),
  };
}
