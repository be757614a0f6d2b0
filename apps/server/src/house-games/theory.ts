/** What the house's games return by their mathematics, for whoever watches what they do return. */
import { currentCodes, figuresOf, findGame } from "@tucano/game-math/games/house-games.ts";
import { HOUSE_STUDIO } from "../catalog/index.ts";
import type { GameTheory } from "../statistics/index.ts";

const PERCENT = 100;

/** The game in the house's accounts. */
export function accountOf(code: string): string {
  return `${HOUSE_STUDIO}/${code}`;
}

export const houseGameTheories: readonly GameTheory[] = currentCodes.flatMap((code) => {
  const game = findGame(code);
  if (game === null) return [];
  const figures = figuresOf(game);
  return [
    {
      game: accountOf(code),
      mean: Number(figures.rtpPercent) / PERCENT,
      standardDeviation: Number(figures.standardDeviation),
    },
  ];
});
