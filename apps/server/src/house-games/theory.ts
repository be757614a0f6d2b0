/** What the house's games return by their mathematics, for whoever watches what they do return. */
import { publishedFigures } from "@tucano/game-math/games/published.ts";
import { currentSlots } from "@tucano/game-math/games/registry.ts";
import { HOUSE_STUDIO } from "../catalog/index.ts";
import type { GameTheory } from "../statistics/index.ts";

const PERCENT = 100;

/** The game in the house's accounts. */
export function accountOf(code: string): string {
  return `${HOUSE_STUDIO}/${code}`;
}

export const houseGameTheories: readonly GameTheory[] = currentSlots.flatMap(
  ({ code, version }) => {
    const figures = publishedFigures[`${code}@${version}`];
    if (figures === undefined) return [];
    return [
      {
        game: accountOf(code),
        mean: Number(figures.rtpPercent) / PERCENT,
        standardDeviation: Number(figures.standardDeviation),
      },
    ];
  },
);
