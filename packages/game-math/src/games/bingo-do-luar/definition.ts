/** Bingo do Luar, as the house offers it. */
import type { GameDefinition } from "../game-definition.ts";
import { bingo, CARDS_MAX } from "./game.ts";
import { CELLS, type Pattern, patterns } from "./patterns.ts";
import { BALLS, BALLS_DRAWN, EXTRA_BALLS_MAX, NEAR_HUNDREDTHS, RETURN_NUMERATOR } from "./rules.ts";

/** # for a cell that belongs to it, the top row first. */
function shapeOf({ mask }: Pattern): string {
  return Array.from({ length: CELLS }, (_, cell) => ((mask >> cell) & 1 ? "#" : ".")).join("");
}

export const definition: GameDefinition = {
  id: 27,
  game: bingo,
  numbers: {
    kind: "bingo",
    balls: BALLS,
    drawn: BALLS_DRAWN,
    cardsMax: CARDS_MAX,
    extraBallsMax: EXTRA_BALLS_MAX,
    nearHundredths: NEAR_HUNDREDTHS,
    extraReturnPercent: RETURN_NUMERATOR,
    patterns: patterns.map((pattern) => ({
      id: pattern.id,
      payHundredths: pattern.payHundredths,
      shape: shapeOf(pattern),
    })),
  },
};
