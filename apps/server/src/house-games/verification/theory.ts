/** What the house's games return by their mathematics, to compare with what they do return. */
import type { GameFigures } from "@tucano/game-math/engine.ts";
import { currentCodes, figuresOf, findGame } from "@tucano/game-math/games/house-games.ts";
import { sharedFigures, sharedGames } from "@tucano/game-math/shared/index.ts";
import { HOUSE_STUDIO } from "../../catalog/index.ts";
import type { GameTheory } from "../../statistics/index.ts";

const PERCENT = 100;

/** The game in the house's accounts. */
export function accountOf(code: string): string {
  return `${HOUSE_STUDIO}/${code}`;
}

function theoryOf(code: string, figures: GameFigures): GameTheory {
  return {
    game: accountOf(code),
    mean: Number(figures.rtpPercent) / PERCENT,
    standardDeviation: Number(figures.standardDeviation),
  };
}

export const houseGameTheories: readonly GameTheory[] = [
  ...currentCodes.flatMap((code) => {
    const game = findGame(code);
    return game === null ? [] : [theoryOf(code, figuresOf(game))];
  }),
  ...sharedGames.flatMap(({ facts: { code, version } }) => {
    const figures = sharedFigures[`${code}@${version}`];
    return figures === undefined ? [] : [theoryOf(code, figures)];
  }),
];
